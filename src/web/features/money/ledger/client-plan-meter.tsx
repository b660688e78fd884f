import { useQuery } from '@tanstack/react-query'
import { readClientLedger } from '#contract/ledger.ts'
import { plans } from '#contract/plans.ts'
import { listTasks } from '#contract/tasks.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { UnitMeters } from './unit-meters.tsx'

/** What a client's plan includes in the running period and what was delivered, for staff. */
export function ClientPlanMeter({ userId }: { userId: string }) {
  const query = useQuery(queryFor(readClientLedger, { params: { userId } }))
  const { data: tasks = [] } = useQuery(queryFor(listTasks, { query: { userId } }))
  const { data, ...state } = getQueryState(query, 'The plan could not be loaded.')
  return (
    <Loadable
      {...state}
      data={data?.filter(({ runs }) => runs)}
      expected={{ rows: 1 }}
      room="min-h-20"
      empty={<p className="text-muted">No plan at the moment.</p>}
    >
      {(periods) =>
        periods.map((period) => (
          <div key={period.periodStart} className="grid grid-cols-1 gap-3">
            <p>
              {plans[period.plan].name}, until <time dateTime={period.periodEnd}>{showDay(period.periodEnd)}</time>
            </p>
            <UnitMeters period={period} tasks={tasks} />
          </div>
        ))
      }
    </Loadable>
  )
}
