import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { readLedger } from '#contract/ledger.ts'
import type { OwnService } from '#contract/users.ts'
import { OwnServiceCard } from '#web/features/clients/own-service-card.tsx'
import { hasService } from '#web/features/clients/own-service.ts'
import { ChecklistCard } from '#web/features/home/checklist-card.tsx'
import { CountTiles } from '#web/features/home/count-tiles.tsx'
import { HomeCards } from '#web/features/home/home-cards.tsx'
import { findNextStep } from '#web/features/home/next-step.ts'
import { NextStepCard } from '#web/features/home/next-step-card.tsx'
import { useToday } from '#web/features/home/use-today.ts'
import { FollowUps } from '#web/features/interviews/follow-ups.tsx'
import { useFollowUps, useUpcomingInterviews } from '#web/features/interviews/interviews.queries.ts'
import { UpcomingInterviews } from '#web/features/interviews/upcoming.tsx'
import { PlanMeter } from '#web/features/ledger/plan-meter.tsx'
import { PlanNotice } from '#web/features/subscriptions/plan/plan-notice.tsx'
import { queryFor } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { Grid, Section } from '#web/ui/layout/page.tsx'

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
