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
      <ProfileCard />
      <LinkCard href={paths.dashboard} title="Dashboard" icon={<LayoutDashboard aria-hidden="true" />} />
      <LinkCard href={paths.submitInterest} title="Add Job Interest" icon={<Link2 aria-hidden="true" />} />
      <AnswersCard />
      <LinkCard href={paths.rules} title="Rules" icon={<ShieldCheck aria-hidden="true" />} />
    </CardRow>
  )
}

/** The same for staff, who have no job interests and send notifications instead. */
export function StaffCards() {
  return (
    <CardRow className="lg:grid-cols-3">
      <ProfileCard />
      <LinkCard href={paths.dashboard} title="Dashboard" icon={<LayoutDashboard aria-hidden="true" />} />
      <LinkCard href={paths.sendNotification} title="Send Notification" icon={<Send aria-hidden="true" />} />
    </CardRow>
  )
}

const CardRow = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={`flex flex-wrap gap-2 *:grow lg:grid lg:gap-3 ${className}`}>{children}</div>
)

function ProfileCard() {
  const { data: profile } = useQuery(queryFor(readProfile))
  const complete = profile === undefined ? null : profile !== null
  return (
    <LinkCard
      href={paths.profile}
      title="Profile"
      icon={<UserRound aria-hidden="true" />}
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
      icon={<MessageCircleQuestionMark aria-hidden="true" />}
      badge={open > 0 && <Badge tone="warning">{formatPlural(open, 'question')}</Badge>}
    />
  )
}

interface LinkCardProps {
  href: string
  title: string
  icon: ReactNode
  badge?: ReactNode
}

function LinkCard({ href, title, icon, badge }: LinkCardProps) {
  return (
    <Card
      interactive
      as="div"
      className="min-h-12 flex-row flex-wrap items-center gap-x-2 gap-y-1 px-3.5 py-2 [&>svg]:size-4.5 [&>svg]:text-accent-text"
    >
      {icon}
      <h2 className="min-w-0 text-base wrap-anywhere">
        <Link href={href} className={stretchedLinkClass}>
          {title}
        </Link>
      </h2>
      {badge}
    </Card>
  )
}
