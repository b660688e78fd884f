import { OwnServiceCard } from '#web/features/clients/own-service-card.tsx'
import { hasService } from '#web/features/clients/own-service.ts'
import { ChecklistCard } from '#web/features/home/checklist-card.tsx'
import { CountTiles } from '#web/features/home/count-tiles.tsx'
import { HomeCards } from '#web/features/home/home-cards.tsx'
import { findNextStep } from '#web/features/home/next-step.ts'
import { NextStepCard } from '#web/features/home/next-step-card.tsx'
import { useToday } from '#web/features/home/use-today.ts'
import { PlanNotice } from '#web/features/subscriptions/plan/plan-notice.tsx'
import { useSignedInUser } from '#web/lib/api/session.ts'
import type { OwnService } from '#contract/users.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx'
import { Section } from '#web/ui/layout/page.tsx'

/** What a job seeker sees first: what needs them, who works for them, and where the search is. */
export function SeekerToday({ count }: { count: string }) {
  const { service, subscriptionPlan } = useSignedInUser()
  return (
    <>
      <PlanNotice service={service} />
      {service && service.planLimit !== null && <NextSteps service={service} />}
      {service && hasService(service) && <OwnServiceCard service={service} plan={subscriptionPlan} />}
      <Section title="Your Search" description={count}>
        <CountTiles />
      </Section>
      <HomeCards />
    </>
  )
}

/** While it loads, what follows is hidden, so that nothing visible moves. */
function NextSteps({ service }: { service: OwnService }) {
  const { today, failure, onRetry, retrying } = useToday(service)
  if (today)
    return (
      <>
        <NextStepCard step={findNextStep(today)} />
        <ChecklistCard items={today.checklist} />
      </>
    )
  if (failure === null) return <SkeletonRows rows={1} rowClass="h-36" className="min-h-dvh" />
  return onRetry && <ErrorState message={failure} onRetry={onRetry} retrying={retrying} />
}
