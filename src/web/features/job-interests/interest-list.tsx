import type { UseQueryResult } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import type { JobInterest } from '#contract/job-interests.ts'
import { loadStateOf } from '#web/lib/load-state.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loadable } from '#web/ui/loadable.tsx'
import { InterestCard } from './interest-card.tsx'
import { InterestItem } from './interest-item.tsx'

/** One person's job interests and what has become of them. */
export function InterestList({ query, emptyText }: { query: UseQueryResult<JobInterest[]>; emptyText: string }) {
  return (
    <Loadable
      {...loadStateOf(query, 'The job interests could not be loaded.')}
      empty={<EmptyState icon={<Link2 />} title="No job interests yet" text={emptyText} />}
    >
      {(interests) => (
        <InterestCard interests={interests}>
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
