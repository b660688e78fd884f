import { Link2 } from 'lucide-react'
import type { JobInterest, listJobInterests } from '#contract/job-interests.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import type { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { InterestItem } from './interest-item.tsx'
import { type ReactNode, useState } from 'react'
import { formatCount } from '#web/ui/data/format-number.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Card, CardBody, CardFooter } from '#web/ui/layout/card.tsx'
import { LoadMore } from '#web/ui/feedback/load-more.tsx'
import { ItemList } from '#web/ui/data/item-list.tsx'

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

interface InterestCardProps {
  interests: readonly JobInterest[]
  /** How many there are, loaded or not. */
  total: number
  /** Fetches the next page, if there is one. */
  onMore: (() => void) | null
  loadingMore: boolean
  children: (interest: JobInterest) => ReactNode
}

/** A longer list is folded, so that the page below stays in reach. */
const foldedLength = 20

/** A list of interests, folded while it is long. */
function InterestCard({ interests, total, onMore, loadingMore, children }: InterestCardProps) {
  const [all, setAll] = useState(false)
  const folded = !all && interests.length > foldedLength
  return (
    <Card as="div">
      <CardBody className="py-2">
        <ItemList>{(folded ? interests.slice(0, foldedLength) : interests).map(children)}</ItemList>
        {!folded && <LoadMore size="sm" onMore={onMore} loading={loadingMore} />}
      </CardBody>
      {folded && (
        <CardFooter>
          <Button variant="secondary" size="sm" onClick={() => setAll(true)}>
            Show {onMore ? `${formatCount(interests.length)} of ${formatCount(total)}` : `All ${formatCount(total)}`}
          </Button>
        </CardFooter>
      )}
    </Card>
  )
}
