import { useQuery } from '@tanstack/react-query'
import { listAuditEntries } from '#contract/audit.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { Table } from '#web/ui/data/table.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { auditColumns } from './audit-columns.tsx'

const shownEntries = 10

/** The latest entries by or about one person. */
export function AuditOfUser({ userId }: { userId: string }) {
  const query = useQuery({
    ...queryFor(listAuditEntries, { query: { q: userId, limit: shownEntries } }),
    ...refetchWhenShown,
  })
  return (
    <Loadable
      {...getQueryState(query, 'The audit entries could not be loaded.')}
      expected={{ rows: 3 }}
      room="min-h-24"
      empty={<p className="text-muted">No entries yet.</p>}
    >
      {(entries) => <Table caption="Audit entries" columns={auditColumns} rows={entries} rowKey={({ id }) => id} />}
    </Loadable>
  )
}
