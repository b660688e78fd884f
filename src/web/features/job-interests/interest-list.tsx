import type { UseQueryResult } from '@tanstack/react-query'
import type { JobInterest } from '#contract/job-interests.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { InterestCard } from './interest-card.tsx'
import { InterestItem } from './interest-item.tsx'

/** One person's job interests and what has become of them. */
export function InterestList({ query, emptyText }: { query: UseQueryResult<JobInterest[]>; emptyText: string }) {
  const { data, error, refetch, isFetching } = query
  if (!data && error)
    return (
      <ErrorState
        message={messageOf(error, 'The job interests could not be loaded.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data) return <PageSpinner className="min-h-40" />
  if (data.length === 0) return <EmptyState title="No job interests yet" text={emptyText} />
  return (
    <InterestCard interests={data}>
      {(interest) => (
        <InterestItem
          key={interest.id}
          interest={interest}
          trailing={<InterestState processed={interest.processed} />}
        />
      )}
    </InterestCard>
  )
}

function InterestState({ processed }: Pick<JobInterest, 'processed'>) {
  return <Badge tone={processed ? 'success' : 'warning'}>{processed ? 'Processed' : 'Pending'}</Badge>
}
