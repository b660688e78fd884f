import { useMemo, useState } from 'react'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { LoadMore } from '#web/ui/feedback/load-more.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { cardClass, getColumns } from './application-columns.tsx'
import type { ApplicationScope, ListedApplication } from '../applications.queries.ts'
import type { SortOrder } from '../list-filters.ts'
import { SelectionContext } from './selection.tsx'

interface ApplicationsTableProps {
  scope: ApplicationScope
  applications: readonly ListedApplication[]
  editable: boolean
  onOpen: (id: string) => void
  sort: SortOrder
  onSort: (key: string) => void
  /** The rows answer the previous query. */
  outdated: boolean
  onMore: (() => void) | null
  loadingMore: boolean
}

const noIds: ReadonlySet<string> = new Set()

export function ApplicationsTable({
  scope,
  applications,
  editable,
  onOpen,
  sort,
  onSort,
  outdated,
  onMore,
  loadingMore,
}: ApplicationsTableProps) {
  const { role } = useSignedInUser()
  const columns = useMemo(
    () => getColumns({ applications, editable, role, onOpen }),
    [applications, editable, role, onOpen],
  )
  const [ids, select] = useState(noIds)
  const selection = useMemo(() => ({ ids, select, shown: applications }), [ids, applications])
  // Rows that a filter hides are left out of what is done with the selection.
  const selected = applications.filter(({ id }) => ids.has(id))
  const [wasUsed, setWasUsed] = useState(false)
  if (ids.size > 0 && !wasUsed) setWasUsed(true)
  return (
    <Stack>
      <SelectionContext value={selection}>
        <Table
          dense
          caption="Applications"
          columns={columns}
          rows={applications}
          rowKey={({ id }) => id}
          outdated={outdated}
          sortedBy={sort}
          onSort={onSort}
          cardClass={cardClass}
        />
      </SelectionContext>
      {wasUsed && (
        <BulkBar scope={scope} editable={editable} selected={selected} shown={applications} onSelect={select} />
      )}
      <LoadMore label="Show More" onMore={onMore} loading={loadingMore} className="self-center" />
    </Stack>
  )
}
