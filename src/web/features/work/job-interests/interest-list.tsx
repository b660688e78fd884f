import { Link2 } from 'lucide-react'
import type { JobInterest, listJobInterests } from '#contract/job-interests.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import type { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { getInterestName, InterestItem } from './interest-item.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import { formatCount } from '#web/ui/data/format-number.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Card, CardBody, CardFooter } from '#web/ui/layout/card.tsx'
import { LoadMore } from '#web/ui/feedback/load-more.tsx'
import { ItemList } from '#web/ui/data/item-list.tsx'
import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'
import type { PendingInterestAction } from './pending-interest-dialogs.tsx'

export const PendingInterestDialogs = lazyWithPreload(
  async () => (await import('./pending-interest-dialogs.tsx')).PendingInterestDialogs,
)

interface InterestListProps {
  query: ReturnType<typeof usePaginatedQuery<typeof listJobInterests>>
  emptyText: string
  /** Where the interests are the person's own. */
  onPendingAction?: (action: PendingInterestAction) => void
}

/** The interests of the signed-in job seeker, who edits and withdraws the pending ones. */
export function OwnInterestList(props: Omit<InterestListProps, 'onPendingAction'>) {
  const [action, setAction] = useState<PendingInterestAction | null>(null)
  return (
    <>
      <InterestList {...props} onPendingAction={setAction} />
      {action && (
        <Suspense fallback={null}>
          <PendingInterestDialogs {...action} onDone={() => setAction(null)} />
        </Suspense>
      )}
    </>
  )
}

interface PendingActionsProps {
  interest: JobInterest
  onAction: (kind: PendingInterestAction['kind']) => void
}

function PendingActions({ interest, onAction }: PendingActionsProps) {
  const name = getInterestName(interest)
  return (
    <div {...PendingInterestDialogs.preloadProps} className="-ms-3 mt-1.5 flex flex-wrap">
      {interest.excludedEmployer && (
        <p className="ms-3 w-full text-warning-text">
          You asked us never to apply to {interest.excludedEmployer}, so this job waits.{' '}
          <Button variant="link" size="sm" aria-label={`Decide about ${name}`} onClick={() => onAction('allow')}>
            Decide
          </Button>
        </p>
      )}
      <Button variant="ghost" size="sm" aria-label={`Edit ${name}`} onClick={() => onAction('edit')}>
        Edit
      </Button>
      <Button variant="ghost" size="sm" aria-label={`Withdraw ${name}`} onClick={() => onAction('withdraw')}>
        Withdraw
      </Button>
    </div>
  )
}

/** One person's job interests with their state. */
export function InterestList({ query, emptyText, onPendingAction }: InterestListProps) {
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
            <InterestItem
              key={interest.id}
              interest={interest}
              trailing={<InterestState interest={interest} />}
              actions={
                onPendingAction &&
                !interest.processed && (
                  <PendingActions interest={interest} onAction={(kind) => onPendingAction({ kind, interest })} />
                )
              }
            />
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
  onMore: (() => void) | null
  loadingMore: boolean
  children: (interest: JobInterest) => ReactNode
}

/** A longer list is folded, so that the page below stays in reach. */
const foldedLength = 20

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
