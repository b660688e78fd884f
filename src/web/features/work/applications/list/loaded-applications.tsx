import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loadable, type LoadableProps } from '#web/ui/feedback/loadable.tsx'
import type { ApplicationsQuery, ListedApplication } from '../applications.queries.ts'

export interface LoadedApplicationsProps {
  query: ApplicationsQuery
  emptyText: string
  room?: string
}

interface WithContent extends LoadedApplicationsProps, Pick<LoadableProps<ListedApplication>, 'expected'> {
  children: (applications: readonly ListedApplication[]) => ReactNode
}

export function LoadedApplications({ query, emptyText, expected, room, children }: WithContent) {
  return (
    <Loadable
      {...getQueryState(query, 'The applications could not be loaded.')}
      expected={expected}
      room={room}
      empty={<NoApplications text={emptyText} />}
    >
      {children}
    </Loadable>
  )
}

export function NoApplications({ level, text }: { level?: 2 | 3; text: string }) {
  return <EmptyState level={level} icon={<Inbox />} title="No applications yet" text={text} />
}
