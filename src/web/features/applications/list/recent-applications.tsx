import { Item, ItemList } from '#web/ui/data/item-list.tsx'
import { ApplicationDate } from './application-date.tsx'
import type { ListedApplication } from '../applications.queries.ts'
import { LoadedApplications, type LoadedApplicationsProps } from './loaded-applications.tsx'
import { StatusBadge } from './status-badge.tsx'

/** The newest applications as a short list. */
export function RecentApplications({ count, ...loading }: LoadedApplicationsProps & { count: number }) {
  return (
    <LoadedApplications {...loading} expected={{ rows: count, rowClass: 'h-20' }}>
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
      title={position}
      text={
        <>
          <bdi>{company}</bdi>
          {client && (
            <>
              , for <bdi>{`${client.firstName} ${client.lastName}`}</bdi>
            </>
          )}
        </>
      }
      meta={<ApplicationDate application={application} />}
      trailing={<StatusBadge status={status} />}
    />
  )
}
