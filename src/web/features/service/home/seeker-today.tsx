import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { readLedger } from '#contract/ledger.ts'
import type { OwnService } from '#contract/users.ts'
import { OwnServiceCard } from '#web/features/service/clients/own-service-card.tsx'
import { hasService } from '#web/features/service/clients/own-service.ts'
import { ChecklistCard } from '#web/features/service/home/checklist-card.tsx'
import { HomeCards } from '#web/features/service/home/home-cards.tsx'
import { findNextStep } from '#web/features/service/home/next-step.ts'
import { NextStepCard } from '#web/features/service/home/next-step-card.tsx'
import { useToday } from '#web/features/service/home/use-today.ts'
import { FollowUps } from '#web/features/work/interviews/follow-ups.tsx'
import { useFollowUps, useUpcomingInterviews } from '#web/features/work/interviews/interviews.queries.ts'
import { UpcomingInterviews } from '#web/features/work/interviews/upcoming.tsx'
import { PlanMeter } from '#web/features/money/ledger/plan-meter.tsx'
import { PlanNotice } from '#web/features/money/subscriptions/plan-notice.tsx'
import { queryFor } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx'
import { linkClass, stretchedLinkClass } from '#web/ui/layout/link-text.tsx'
import { Grid, Section } from '#web/ui/layout/page.tsx'
import { summarizeApplications } from '#contract/application-summary.ts'
import { listJobInterests } from '#contract/job-interests.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { Card } from '#web/ui/layout/card.tsx'

interface SeekerTodayProps {
  /** The sentence about the number of applications. */
  count: string
  /** The latest applications and notifications. */
  children: ReactNode
}

/** What a job seeker sees first: what needs them, who works for them, and where the search is. */
export function SeekerToday({ count, children }: SeekerTodayProps) {
  const { service } = useSignedInUser()
  const hasPlan = service !== null && service.planLimit !== null
  const isNewsLoaded = useNewsLoaded()
  return (
    <>
      <PlanNotice service={service} />
      {hasPlan && <NextSteps service={service} isNewsLoaded={isNewsLoaded} />}
      {service && hasService(service) && (
        <Grid>
          <OwnServiceCard service={service} />
          {hasPlan && <PlanMeter />}
        </Grid>
      )}
      {!hasPlan && !isNewsLoaded && <Placeholder />}
      <div className="grid grid-cols-1 items-start gap-5 empty:hidden lg:grid-cols-2 lg:[&>:only-child]:col-span-2">
        <UpcomingInterviews />
        <FollowUps />
      </div>
      <Section
        title="Your Search"
        description={count}
        actions={
          <Link href={paths.reports} className={linkClass}>
            Weekly Reports
          </Link>
        }
      >
        <CountTiles />
      </Section>
      <HomeCards />
      {/* Last, because their height is known once they are loaded. */}
      {children}
    </>
  )
}

/** Whether it is known which interviews and unanswered applications there are. */
function useNewsLoaded() {
  const interviews = useUpcomingInterviews()
  const followUps = useFollowUps()
  return [interviews, followUps].every(({ isFetched, data }) => isFetched || data !== undefined)
}

/** Hides what follows. */
const Placeholder = () => <SkeletonRows rows={1} rowClass="h-28" className="min-h-dvh" />

/** While it loads, what follows is hidden, so that nothing visible moves. */
function NextSteps({ service, isNewsLoaded }: { service: OwnService; isNewsLoaded: boolean }) {
  const { today, failure, onRetry, retrying } = useToday(service)
  // The meter below is part of what must not move.
  const ledger = useQuery(queryFor(readLedger))
  if (today && isNewsLoaded && (ledger.isFetched || ledger.data))
    return (
      <>
        <NextStepCard step={findNextStep(today)} />
        <ChecklistCard items={today.checklist} />
      </>
    )
  if (failure === null) return <Placeholder />
  return onRetry && <ErrorState message={failure} onRetry={onRetry} retrying={retrying} />
}

/** Five counts of the search, each with a link to its rows. */
function CountTiles() {
  const { data: summary } = useQuery(queryFor(summarizeApplications, {}))
  const { data: interests } = useQuery(queryFor(listJobInterests, {}))
  const counts = summary && { ...summary.byStatus }
  const tiles = [
    { label: 'Applications', count: summary?.total, href: paths.dashboard },
    { label: 'Waiting for an answer', count: counts && (counts.applied ?? 0), href: paths.dashboardWith('applied') },
    { label: 'Interviewing', count: counts && (counts.interviewing ?? 0), href: paths.dashboardWith('interviewing') },
    {
      label: counts?.offered === 1 ? 'Offer' : 'Offers',
      count: counts && (counts.offered ?? 0),
      href: paths.dashboardWith('offered'),
    },
    {
      label: 'Jobs you sent us',
      count: interests?.filter(({ processed }) => !processed).length,
      href: paths.dashboard,
    },
  ]
  return (
    <ul aria-label="Your search in numbers" className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {tiles.map(({ label, count, href }) => (
        <Card key={label} as="li" interactive className="px-3.5 py-2.5 max-sm:first:col-span-2">
          <Link href={href} className={`${stretchedLinkClass} flex flex-wrap items-baseline gap-x-2`}>
            {/* Reserves the line while the number loads. */}
            <span className="text-xl font-semibold tabular-nums">
              {count === undefined ? '\u00A0' : formatCount(count)}
            </span>{' '}
            <span className="text-sm font-medium text-muted">{label}</span>
          </Link>
        </Card>
      ))}
    </ul>
  )
}
