import { useQuery } from '@tanstack/react-query'
import { listPromises } from '#contract/promises.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { showMonth } from '#web/lib/format/months.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { type Column, Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { formatKeptShare, type MonthFigures, sumByManager } from './promise-texts.ts'

/** How many promises each manager kept, month by month. */
export function PromiseFigures() {
  const query = useQuery(queryFor(listPromises))
  return (
    <Loadable
      room="min-h-48"
      expected={{ rows: 3 }}
      {...getQueryState(query, 'The figures could not be loaded.')}
      empty={
        <EmptyState title="No promises yet" text="They begin with the first subscriber." className="min-h-48 py-6" />
      }
    >
      {(figures) => (
        <Table
          caption="Promises by month"
          columns={columns}
          rows={sumByManager(figures)}
          rowKey={({ month, managerId }) => `${month} ${managerId}`}
        />
      )}
    </Loadable>
  )
}

const columns: readonly Column<MonthFigures>[] = [
  { header: 'Month', rowHeader: true, nowrap: true, cell: ({ month }) => showMonth(month) },
  {
    header: 'Account Manager',
    cell: ({ managerId, manager }) => (managerId === null ? 'Admins' : (manager ?? 'A former manager')),
  },
  { header: 'Kept in Time', align: 'end', nowrap: true, cell: formatKeptShare },
  { header: 'Kept', align: 'end', nowrap: true, cell: ({ kept }) => formatCount(kept) },
  { header: 'Late', align: 'end', nowrap: true, cell: ({ late }) => formatCount(late) },
  { header: 'Due', align: 'end', nowrap: true, cell: ({ due }) => formatCount(due) },
  {
    header: 'Waited for Client',
    align: 'end',
    nowrap: true,
    cell: ({ paused }) => formatCount(paused),
  },
]
