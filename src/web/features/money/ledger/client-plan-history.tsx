import { useQuery } from '@tanstack/react-query'
import { readClientLedger } from '#contract/ledger.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { Table } from '#web/ui/data/table.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { periodColumns } from './period-columns.tsx'
import { toPeriodKey } from './unit-texts.ts'

/** What every billing period of a client included and what was delivered, for staff. */
export function ClientPlanHistory({ userId }: { userId: string }) {
  const query = useQuery({ ...queryFor(readClientLedger, { params: { userId } }), ...refetchWhenShown })
  return (
    <Loadable
      {...getQueryState(query, 'The billing periods could not be loaded.')}
      expected={{ rows: 1 }}
      room="min-h-16"
      empty={<p className="text-muted">No billing period yet.</p>}
    >
      {(periods) => <Table caption="Billing periods" columns={periodColumns} rows={periods} rowKey={toPeriodKey} />}
    </Loadable>
  )
}
