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
  { key: 'month', header: 'Month', rowHeader: true, nowrap: true, cell: ({ month }) => showMonth(month) },
  {
    key: 'manager',
    header: 'Account Manager',
    cell: ({ managerId, manager }) => (managerId === null ? 'Admins' : (manager ?? 'A former manager')),
  },
  { key: 'share', header: 'Kept in Time', align: 'end', nowrap: true, cell: formatKeptShare },
  { key: 'kept', header: 'Kept', align: 'end', nowrap: true, cell: ({ kept }) => formatCount(kept) },
  { key: 'late', header: 'Late', align: 'end', nowrap: true, cell: ({ late }) => formatCount(late) },
  { key: 'due', header: 'Due', align: 'end', nowrap: true, cell: ({ due }) => formatCount(due) },
  {
    key: 'paused',
    header: 'Waited for Client',
    align: 'end',
    nowrap: true,
    cell: ({ paused }) => formatCount(paused),
  },
]
