import { useQuery } from '@tanstack/react-query'
import { LayoutDashboard, Link2, MessageCircleQuestionMark, Send, ShieldCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { listQuestions } from '#contract/answers.ts'
import { readProfile } from '#contract/profile.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { stretchedLinkClass } from '#web/ui/layout/link-text.tsx'
import { formatPlural } from '#web/ui/data/format-number.ts'

/** Where a job seeker's own data are. */
export function HomeCards() {
  return (
    <CardRow className="lg:grid-cols-5">
      <ProfileCard text="The details we use to apply" />
      <LinkCard href={paths.dashboard} title="Dashboard" text="Track every application" icon={<LayoutDashboard />} />
      <LinkCard href={paths.dashboard} title="Add Job Interest" text="Send us a posting you like" icon={<Link2 />} />
      <AnswersCard />
      <LinkCard href={paths.rules} title="Rules" text="Where we may apply for you" icon={<ShieldCheck />} />
    </CardRow>
  )
}

interface StaffCardsProps {
  /** Whose applications the dashboard shows. */
  dashboardText: string
}

/** The same for staff, who have no job interests and send notifications instead. */
export function StaffCards({ dashboardText }: StaffCardsProps) {
  return (
    <CardRow className="lg:grid-cols-3">
      <ProfileCard text="Your own, optional" />
      <LinkCard href={paths.dashboard} title="Dashboard" text={dashboardText} icon={<LayoutDashboard />} />
      <LinkCard
        href={paths.sendNotification}
        title="Send Notification"
        text="To one person or to everyone"
        icon={<Send />}
      />
    </CardRow>
  )
}

const CardRow = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={`grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 ${className}`}>{children}</div>
)

function ProfileCard({ text }: { text: string }) {
  const { data: profile } = useQuery(queryFor(readProfile))
  const complete = profile === undefined ? null : profile !== null
  return (
    <LinkCard
      href={paths.profile}
      title="Profile"
      text={text}
      icon={<UserRound />}
      badge={
        complete !== null && (
          <Badge tone={complete ? 'success' : 'warning'}>{complete ? 'Complete' : 'Incomplete'}</Badge>
        )
      }
    />
  )
}

function AnswersCard() {
  const { data: questions } = useQuery(queryFor(listQuestions))
  const open = questions?.filter(({ state }) => state === 'open').length ?? 0
  return (
    <LinkCard
      href={paths.answers}
      title="Answers"
      text="What job sites ask you"
      icon={<MessageCircleQuestionMark />}
      badge={open > 0 && <Badge tone="warning">{formatPlural(open, 'question')}</Badge>}
    />
  )
}

interface LinkCardProps {
  href: string
  title: string
  text: string
  icon: ReactNode
  badge?: ReactNode
}

function LinkCard({ href, title, text, icon, badge }: LinkCardProps) {
  return (
    <Card interactive as="div" className="gap-1 px-3.5 py-3 max-sm:min-h-19">
      <div className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1">
        <span aria-hidden="true" className="text-accent-text [&_svg]:size-4.5">
          {icon}
        </span>
        <h2 className="min-w-0 text-base wrap-anywhere">
          <Link href={href} className={stretchedLinkClass}>
            {title}
          </Link>
        </h2>
        {badge}
      </div>
      <p className="text-sm text-muted max-sm:hidden">{text}</p>
    </Card>
  )
}
