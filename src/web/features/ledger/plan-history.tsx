import { useQuery } from '@tanstack/react-query'
import { CalendarRange } from 'lucide-react'
import { readLedger } from '#contract/ledger.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { periodColumns } from './period-columns.tsx'
import { toPeriodKey } from './unit-texts.ts'

/** What every own billing period included and what was delivered. */
export function PlanHistory() {
  const query = useQuery({ ...queryFor(readLedger), refetchOnMount: 'always' })
  return (
    <Loadable
      {...getQueryState(query, 'Your billing periods could not be loaded.')}
      expected={{ rows: 1 }}
      room="min-h-24"
      empty={
        <EmptyState
          icon={<CalendarRange />}
          title="No billing period yet"
          text="Once you subscribe, you see here what your plan includes and what you have got of it."
        />
      }
    >
      {(periods) => <Table caption="Billing periods" columns={periodColumns} rows={periods} rowKey={toPeriodKey} />}
    </Loadable>
  )
}
