import { Table } from '#web/ui/data/table.tsx'
import { getRecentColumns, recentCardClass } from './list/application-columns.tsx'
import { LoadedApplications, type LoadedApplicationsProps } from './list/loaded-applications.tsx'

/** The newest applications as a table with all columns. */
export function RecentApplicationsTable({ count, ...loading }: LoadedApplicationsProps & { count: number }) {
  return (
    <LoadedApplications {...loading}>
      {(applications) => (
        <Table
          caption="Recent applications"
          dense
          cardClass={recentCardClass}
          columns={getRecentColumns(applications.slice(0, count))}
          rows={applications.slice(0, count)}
          rowKey={({ id }) => id}
        />
      )}
    </LoadedApplications>
  )
}
