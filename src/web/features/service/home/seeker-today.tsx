import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readLedger } from '#contract/ledger.ts'
import type { OwnService } from '#contract/users.ts'
import { OwnServiceCard } from '#web/features/service/clients/own-service-card.tsx'
import { hasService } from '#web/features/service/clients/own-service.ts'
import { ChecklistCard } from '#web/features/service/home/checklist-card.tsx'
import { HomeCards } from '#web/features/service/home/home-cards.tsx'
import { listNextSteps } from '#web/features/service/home/next-steps.ts'
import { NextStepsCard } from '#web/features/service/home/next-steps-card.tsx'
import { Pipeline } from '#web/features/service/home/pipeline.tsx'
import { useToday } from '#web/features/service/home/use-today.ts'
import { PlanMeter } from '#web/features/money/ledger/plan-meter.tsx'
import { PlanNotice } from '#web/features/money/subscriptions/plan-notice.tsx'
import { queryFor } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx'

/** What a job seeker sees first: what needs them, who works for them, and where the search is. */
export function SeekerToday({ children }: { children: ReactNode }) {
  const { service } = useSignedInUser()
  const hasPlan = service !== null && service.planLimit !== null
  return (
    <>
      <PlanNotice service={service} />
      {service && <NextSteps service={service} hasPlan={hasPlan} />}
      {service && hasService(service) && (
        <div className="grid grid-cols-1 gap-3 lg:grid-cols-[3fr_2fr]">
          <OwnServiceCard service={service} />
          {hasPlan && <PlanMeter />}
        </div>
      )}
      <Pipeline hasService={service !== null && hasService(service)} />
      <HomeCards />
      {children}
    </>
  )
}

interface NextStepsProps {
  service: OwnService
  hasPlan: boolean
}

/** While it loads, what follows is hidden, so that nothing visible moves. */
function NextSteps({ service, hasPlan }: NextStepsProps) {
  const { today, failure, onRetry, retrying } = useToday(service)
  // The meter below is part of what must not move.
  const ledger = useQuery(queryFor(readLedger))
  if (today && (ledger.isFetched || ledger.data)) {
    // Without a plan, nothing is set up yet.
    const steps = listNextSteps(hasPlan ? today : { ...today, checklist: [] })
    const [{ kind, title } = {}] = steps
    const isQuiet = kind === 'set-up' || kind === 'nothing'
    if (isQuiet && !hasPlan) return null
    return (
      <>
        <NextStepsCard steps={steps} />
        {isQuiet && <ChecklistCard items={today.checklist} next={title} />}
      </>
    )
  }
  if (failure === null) return <SkeletonRows rows={1} rowClass="h-28" className="min-h-dvh" />
  return onRetry && <ErrorState message={failure} onRetry={onRetry} retrying={retrying} />
}
