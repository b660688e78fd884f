import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { type LedgerPeriod, readLedger } from '#contract/ledger.ts'
import { plans } from '#contract/plans.ts'
import { listTasks, type Task } from '#contract/tasks.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { paths } from '#web/paths.ts'
import { Card, CardBody } from '#web/ui/layout/card.tsx'
import { UnitMeters } from './unit-meters.tsx'

/** How much of the plan the client has got in the running billing period. Renders nothing without one. */
export function PlanMeter() {
  const { data: periods = [] } = useQuery(queryFor(readLedger))
  const { data: tasks = [] } = useQuery(queryFor(listTasks))
  const running = periods.find(({ runs }) => runs)
  return running ? <RunningPeriod period={running} tasks={tasks} /> : null
}

function RunningPeriod({ period, tasks }: { period: LedgerPeriod; tasks: readonly Task[] }) {
  const [path] = useLocation()
  const hasProposal = tasks.some(({ state }) => state === 'proposed')
  return (
    <Card aria-label="Your plan this period">
      <CardBody className="grid grid-cols-1 gap-2.5 py-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="text-lg">Your {plans[period.plan].name} plan</h2>
          <p className="text-sm text-muted">
            Until <time dateTime={period.periodEnd}>{showDay(period.periodEnd)}</time>
          </p>
        </div>
        <UnitMeters period={period} tasks={tasks} />
        {hasProposal ? (
          <TextLink href={paths.messages}>Book Your Consultation</TextLink>
        ) : (
          path !== paths.accountPlan && (
            <TextLink href={paths.accountPlan} className="justify-self-start text-sm">
              What Your Plan Includes
            </TextLink>
          )
        )}
      </CardBody>
    </Card>
  )
}
