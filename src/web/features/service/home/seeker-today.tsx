import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readLedger } from '#contract/ledger.ts'
import type { OwnService } from '#contract/users.ts'
import { OwnServiceCard } from '#web/features/service/clients/own-service-card.tsx'
import { hasService } from '#web/features/service/clients/own-service.ts'
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
import { Check } from 'lucide-react'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'
import type { ChecklistItem } from './checklist.ts'

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

/** The first days of a subscriber, until all of it is done, without the item that is the next step. What is done is folded. */
export function ChecklistCard({ items, next }: { items: readonly ChecklistItem[]; next?: string }) {
  const done = items.filter((item) => item.done)
  if (done.length === items.length) return null
  const open = items.filter((item) => !item.done && item.title !== next)
  return (
    <Card aria-labelledby="checklist-title" className="gap-2 px-edge py-4 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="checklist-title" className="text-lg">
          Getting Started
        </h2>
        <p className="text-sm text-muted">
          {done.length} of {items.length} done
        </p>
      </div>
      <ol className="grid empty:hidden gap-x-8 gap-y-2 lg:grid-cols-2">
        {open.map(({ id, title, text, action }) => (
          <li key={id} className="grid gap-0.5">
            {action ? (
              <TextLink href={action.href} className="justify-self-start">
                {title}
              </TextLink>
            ) : (
              <span className="font-medium">{title}</span>
            )}
            <span className="text-sm text-muted">{text}</span>
          </li>
        ))}
      </ol>
      {done.length > 0 && (
        <InlineDisclosure summary="Show what is done">
          <ul className="grid gap-x-8 gap-y-1 pt-1 lg:grid-cols-2">
            {done.map(({ id, title }) => (
              <li key={id} className="flex items-center gap-2 text-sm">
                <Check aria-hidden="true" strokeWidth={2.5} className="size-4 shrink-0 text-success-text" />
                <span>
                  <span className="sr-only">Done: </span>
                  {title}
                </span>
              </li>
            ))}
          </ul>
        </InlineDisclosure>
      )}
    </Card>
  )
}
