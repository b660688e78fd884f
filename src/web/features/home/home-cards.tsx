import { useQuery } from '@tanstack/react-query'
import { LayoutDashboard, Link2, MessageCircleQuestionMark, ShieldCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { listQuestions } from '#contract/answers.ts'
import { readProfile } from '#contract/profile.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card, CardHeader } from '#web/ui/layout/card.tsx'
import { stretchedLinkClass } from '#web/ui/layout/link-text.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { formatPlural } from '#web/ui/data/format-number.ts'

/** Where a job seeker's own data are. */
export function HomeCards() {
  return (
    <Grid columns={3}>
      <ProfileCard />
      <LinkCard href={paths.dashboard} title="Dashboard" text="Track every application." icon={<LayoutDashboard />} />
      <LinkCard href={paths.dashboard} title="Add Job Interest" text="Send us a posting you like." icon={<Link2 />} />
      <AnswersCard />
      <LinkCard href={paths.rules} title="Rules" text="Where we may apply for you." icon={<ShieldCheck />} />
    </Grid>
  )
}

function ProfileCard() {
  const { data: profile } = useQuery(queryFor(readProfile))
  const complete = profile === undefined ? null : profile !== null
  return (
    <LinkCard
      href={paths.profile}
      title="Profile"
      text="What we use to apply."
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
      text="What job sites ask you."
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
    <Card interactive as="div">
      <CardHeader
        className="pb-5 sm:pb-6"
        icon={icon}
        title={
          <Link href={href} className={stretchedLinkClass}>
            {title}
          </Link>
        }
        description={text}
        badge={badge}
      />
    </Card>
  )
}
