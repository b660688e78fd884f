import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '#web/lib/api-error.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import type { ApplicationsQuery, ListedApplication } from './applications.queries.ts'

export interface LoadedApplicationsProps {
  query: ApplicationsQuery
  /** What to say while there is nothing, and the level of that heading. */
  emptyText: string
  emptyLevel?: 2 | 3
}

interface WithContent extends LoadedApplicationsProps {
  children: (applications: readonly ListedApplication[]) => ReactNode
}

/** Applications on their way, missing, none at all, or there. */
export function LoadedApplications({ query, emptyText, emptyLevel, children }: WithContent) {
  const { data, error, refetch, isFetching } = query
  if (!data && error)
    return (
      <ErrorState
        message={messageOf(error, 'The applications could not be loaded.')}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    )
  if (!data) return <PageSpinner className="min-h-40" />
  if (data.length === 0)
    return <EmptyState level={emptyLevel} icon={<Inbox />} title="No applications yet" text={emptyText} />
  return children(data)
}
