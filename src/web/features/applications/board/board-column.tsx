import { useEffect } from 'react'
import type { ApplicationStatus } from '#contract/applications.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { cn } from '#web/ui/class-names.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMore } from '#web/ui/feedback/load-more.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { type ListedApplication, useApplications, type ApplicationScope } from '../applications.queries.ts'
import { BoardCard, type CardHandling } from './board-card.tsx'
import { nameOf } from './board-texts.ts'
import type { Moves } from './use-board-moves.ts'
import { count } from '#web/ui/data/format-number.ts'

const partLength = 20

interface BoardColumnProps {
  status: ApplicationStatus
  scope: ApplicationScope
  words: string
  moves: Moves
  /** How many there are, once it is known and whenever that changes. */
  onCount: (status: ApplicationStatus, count: number) => void
  onRefetched: (status: ApplicationStatus, updatedAt: number) => void
  onOpen: (id: string) => void
  handling: CardHandling | null
  /** The card that is picked up, and whether it would be put down here. */
  carried: ListedApplication | null
  isTarget: boolean
  draggedId: string | undefined
  onDrop: (application: ListedApplication, to: ApplicationStatus) => void
}

/** The cards of one status, what moved last first. */
export function BoardColumn({ status, scope, words, moves, onCount, onRefetched, ...rest }: BoardColumnProps) {
  const { onOpen, handling, carried, isTarget, draggedId, onDrop } = rest
  const query = useApplications(scope, {
    status,
    sort: 'updated',
    limit: partLength,
    ...(words === '' ? {} : { q: words }),
  })
  const { updatedAt, total: found } = query
  useEffect(() => onRefetched(status, updatedAt), [onRefetched, status, updatedAt])
  useEffect(() => (found === undefined ? undefined : onCount(status, found)), [onCount, status, found])

  const { cards, total } = withMoves(query.data ?? [], found ?? 0, status, moves)
  const { failure, onRetry, retrying } = getQueryState(query, 'This column could not be loaded.')
  const { label, tone } = statusDisplay[status]
  const stateOf = ({ id }: ListedApplication) => {
    if (id === draggedId) return 'dragged'
    if (id === carried?.id) return 'carried'
    return moves.has(id) ? 'saving' : undefined
  }
  return (
    <section
      id={`column-${status}`}
      data-column={status}
      aria-labelledby={`column-${status}-name`}
      className={cn(
        'flex max-h-[min(44rem,calc(100dvh-7rem))] w-64 max-w-[85vw] shrink-0 snap-start flex-col overflow-hidden rounded-2xl border border-transparent bg-sunken forced-colors:border-current',
        isTarget && 'border-accent inset-ring inset-ring-accent',
      )}
    >
      <div className="flex items-center justify-between gap-2 px-3 pt-3">
        <h2 id={`column-${status}-name`} className="text-base">
          {label}
        </h2>
        <Badge tone={tone}>
          {query.data ? count(total) : '…'}
          <VisuallyHidden>{total === 1 ? 'application' : 'applications'}</VisuallyHidden>
        </Badge>
      </div>
      <div className="relative grid min-h-24 content-start gap-2 overflow-y-auto p-3">
        {carried && carried.status !== status && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Move here: ${nameOf(carried)} to ${label}`}
            onClick={() => onDrop(carried, status)}
          >
            Move here
          </Button>
        )}
        {!query.data && failure === null && <Skeleton className="h-24 rounded-xl" />}
        {!query.data && failure !== null && <ErrorState message={failure} onRetry={onRetry} retrying={retrying} />}
        {cards.length > 0 && (
          <ul aria-label={label} className="grid gap-2">
            {cards.map((application) => (
              <BoardCard
                key={application.id}
                application={application}
                onOpen={onOpen}
                handling={handling}
                state={stateOf(application)}
              />
            ))}
          </ul>
        )}
        {query.data && cards.length === 0 && <p className="py-4 text-center text-sm text-muted">Nothing here</p>}
        <LoadMore
          key={words}
          size="sm"
          onMore={query.onMore}
          loading={query.loadingMore}
          label={
            <>
              Show More
              <VisuallyHidden>{` in ${label}`}</VisuallyHidden>
            </>
          }
        />
      </div>
    </section>
  )
}

/** What the column holds once everything that is on its way has arrived. */
function withMoves(found: readonly ListedApplication[], total: number, status: ApplicationStatus, moves: Moves) {
  const arriving = [...moves.values()]
    .filter(({ application, to }) => to === status && !found.some(({ id }) => id === application.id))
    .map(({ application }) => ({ ...application, status }))
  const staying = found.filter((one) => (moves.get(one.id)?.to ?? one.status) === status)
  return {
    cards: [...arriving.toReversed(), ...staying],
    total: total + arriving.length - (found.length - staying.length),
  }
}
