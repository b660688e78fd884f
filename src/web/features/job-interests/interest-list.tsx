import { Link2 } from 'lucide-react'
import type { JobInterest, listJobInterests } from '#contract/job-interests.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import type { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { InterestCard } from './interest-card.tsx'
import { InterestItem } from './interest-item.tsx'

interface InterestListProps {
  query: ReturnType<typeof usePaginatedQuery<typeof listJobInterests>>
  emptyText: string
}

/** One person's job interests with their state. */
export function InterestList({ query, emptyText }: InterestListProps) {
  return (
    <Loadable
      {...getQueryState(query, 'The job interests could not be loaded.')}
      empty={<EmptyState icon={<Link2 />} title="No job interests yet" text={emptyText} />}
    >
      {(interests) => (
        <InterestCard
          interests={interests}
          total={query.total ?? interests.length}
          onMore={query.onMore}
          loadingMore={query.loadingMore}
        >
          {(interest) => (
            <InterestItem key={interest.id} interest={interest} trailing={<InterestState interest={interest} />} />
          )}
        </InterestCard>
      )}
    </Loadable>
  )
}

function InterestState({ interest: { processed, returnReason } }: { interest: JobInterest }) {
  if (returnReason !== null) return <Badge tone="danger">Returned</Badge>
  return <Badge tone={processed ? 'success' : 'warning'}>{processed ? 'Processed' : 'Pending'}</Badge>
}
