import { Item, ItemList } from '#web/ui/data/item-list.tsx'
import { ApplicationDate } from './list/application-date.tsx'
import type { ListedApplication } from './applications.queries.ts'
import { LoadedApplications, type LoadedApplicationsProps } from './list/loaded-applications.tsx'
import { StatusBadge } from './list/status-badge.tsx'

/** The newest applications as a short list. */
export function RecentApplications({ count, ...loading }: LoadedApplicationsProps & { count: number }) {
  return (
    <LoadedApplications {...loading} expected={{ rows: count, rowClass: 'h-14' }}>
      {(applications) => (
        <ItemList className="-my-2">
          {applications.slice(0, count).map((application) => (
            <RecentApplication key={application.id} application={application} />
          ))}
        </ItemList>
      )}
    </LoadedApplications>
  )
}

function RecentApplication({ application }: { application: ListedApplication }) {
  const { position, company, client, status } = application
  return (
    <Item
      className="py-2"
      title={
        <span className="flex items-start justify-between gap-3">
          <span>{position}</span>
          <StatusBadge status={status} />
        </span>
      }
      text={
        <>
          <bdi>{company}</bdi>
          {client && (
            <>
              , for <bdi>{`${client.firstName} ${client.lastName}`}</bdi>
            </>
          )}
          {' · '}
          <ApplicationDate application={application} />
        </>
      }
    />
  )
}
