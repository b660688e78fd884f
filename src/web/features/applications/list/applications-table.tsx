import { memo, useMemo } from 'react'
import { LoadMore } from '#web/ui/feedback/load-more.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { getColumns } from './application-columns.tsx'
import type { ListedApplication } from '../applications.queries.ts'

interface ApplicationsTableProps {
  applications: readonly ListedApplication[]
  editable: boolean
  onOpen: (id: string) => void
  /** The rows answer the previous query. */
  outdated: boolean
  /** Fetches the next page, if there is one. */
  onMore: (() => void) | null
  loadingMore: boolean
}

/** Memoised: typing into the search does not render it again. */
export const ApplicationsTable = memo(function ApplicationsTable({
  applications,
  editable,
  onOpen,
  outdated,
  onMore,
  loadingMore,
}: ApplicationsTableProps) {
  const columns = useMemo(() => getColumns(applications, { editable, onOpen }), [applications, editable, onOpen])
  return (
    <Stack>
      <Table caption="Applications" columns={columns} rows={applications} rowKey={({ id }) => id} outdated={outdated} />
      <Row className="justify-center empty:hidden">
        <LoadMore label="Show More" onMore={onMore} loading={loadingMore} />
      </Row>
    </Stack>
  )
})
