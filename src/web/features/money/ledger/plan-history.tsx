import { useQuery } from '@tanstack/react-query'
import { CalendarRange } from 'lucide-react'
import { useState } from 'react'
import { readLedger } from '#contract/ledger.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { Table } from '#web/ui/data/table.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { periodColumns } from './period-columns.tsx'
import { toPeriodKey } from './unit-texts.ts'

/** The running billing period and the one before. */
const maxShown = 2

/** What every own billing period included and what was delivered. */
export function PlanHistory() {
  const [showsAll, setShowsAll] = useState(false)
  const query = useQuery({ ...queryFor(readLedger), ...refetchWhenShown })
  return (
    <Loadable
      {...getQueryState(query, 'Your billing periods could not be loaded.')}
      expected={{ rows: 1 }}
      room="min-h-24"
      empty={
        <EmptyState
          icon={<CalendarRange />}
          title="No billing period yet"
          text="Once you subscribe, this page shows what your plan includes and what you have received."
        />
      }
    >
      {(periods) => (
        <>
          <Table
            caption="Billing periods"
            columns={periodColumns}
            rows={showsAll ? periods : periods.slice(0, maxShown)}
            rowKey={toPeriodKey}
          />
          {!showsAll && periods.length > maxShown && (
            <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setShowsAll(true)}>
              Show All {periods.length}
            </Button>
          )}
        </>
      )}
    </Loadable>
  )
}
