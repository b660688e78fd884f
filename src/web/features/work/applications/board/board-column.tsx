import { useDroppable } from '@dnd-kit/core'
import { ChevronsRightLeft } from 'lucide-react'
import { type Ref, useEffect } from 'react'
import type { ApplicationStatus } from '#contract/application-status.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { cn } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMore } from '#web/ui/feedback/load-more.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { type ListedApplication, useApplications, type ApplicationScope } from '../applications.queries.ts'
import { BoardCard, type CardHandling } from './board-card.tsx'
import { formatJob } from './board-texts.ts'
import type { StatusChoices } from '../applications.mutations.ts'
import { formatCount, formatPlural } from '#web/ui/data/format-number.ts'

const pageSize = 20

const columnClass = 'border border-transparent bg-sunken forced-colors:border-current'
const targetClass = 'border-accent inset-ring inset-ring-accent'

interface BoardColumnProps {
  status: ApplicationStatus
  scope: ApplicationScope
  search: string
  /** The moves that are not stored yet. */
  choices: StatusChoices<ListedApplication>
  /** Called with the number of applications whenever it changes. */
  onCount: (status: ApplicationStatus, count: number) => void
  onOpen: (id: string) => void
  handling: CardHandling | null
  /** The card that was picked up, and whether the arrow keys have chosen this column for it. */
  heldCard: ListedApplication | null
  isChosen: boolean
  /** A folded column shows its name and the number of its applications. */
  isFolded: boolean
  /** Folds and unfolds it. Null where it is always open. */
  onToggle: (() => void) | null
  onDrop: (application: ListedApplication) => void
}

/** The cards of one status, the last changed first. */
export function BoardColumn(props: BoardColumnProps) {
  const { status, scope, search, choices, onCount } = props
  const { onOpen, handling, heldCard, isChosen, onDrop, isFolded, onToggle } = props
  const query = useApplications(scope, {
    status,
    sort: 'updated',
    limit: pageSize,
    ...(search === '' ? {} : { q: search }),
  })
  const { total: loadedTotal } = query
  useEffect(
    () => (loadedTotal === undefined ? undefined : onCount(status, loadedTotal)),
    [onCount, status, loadedTotal],
  )

  const { setNodeRef, isOver } = useDroppable({ id: status })
  const isTarget = isOver || isChosen
  const { cards, total } = applyMoves(query.data ?? [], loadedTotal ?? 0, status, choices)
  const { failure, onRetry, retrying } = getQueryState(query, 'This column could not be loaded.')
  const { label, tone } = statusDisplay[status]
  const getState = ({ id }: ListedApplication) => {
    if (id === heldCard?.id) return 'held'
    return choices.has(id) ? 'saving' : undefined
  }
  if (isFolded)
    return (
      <FoldedColumn
        ref={setNodeRef}
        status={status}
        count={query.data && total}
        isTarget={isTarget}
        onOpen={onToggle}
      />
    )
  return (
    <section
      ref={setNodeRef}
      id={`column-${status}`}
      data-column={status}
      aria-labelledby={`column-${status}-name`}
      className={cn(
        'flex max-w-[85vw] shrink-0 grow basis-64 snap-start flex-col overflow-hidden rounded-2xl lg:max-w-96 lg:basis-52',
        columnClass,
        isTarget && targetClass,
      )}
    >
      <div className="flex items-center justify-between gap-2 px-3 pt-3">
        <h2 id={`column-${status}-name`} className="me-auto text-base">
          {label}
        </h2>
        <Badge tone={tone}>
          {query.data ? formatCount(total) : '…'}
          <VisuallyHidden>{total === 1 ? 'application' : 'applications'}</VisuallyHidden>
        </Badge>
        {onToggle && (
          <IconButton size="sm" label={`Fold ${label}`} aria-expanded onClick={onToggle}>
            <ChevronsRightLeft aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className="relative grid min-h-24 grow content-start gap-2 overflow-y-auto p-3">
        {heldCard && heldCard.status !== status && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Move here: ${formatJob(heldCard)} to ${label}`}
            onClick={() => onDrop(heldCard)}
          >
            Move Here
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
                state={getState(application)}
              />
            ))}
          </ul>
        )}
        {query.data && cards.length === 0 && <p className="py-4 text-center text-sm text-muted">Nothing here</p>}
        <LoadMore
          key={search}
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

interface FoldedColumnProps {
  ref: Ref<HTMLElement>
  status: ApplicationStatus
  count: number | undefined
  isTarget: boolean
  onOpen: (() => void) | null
}

/** The name and the count of a column. It opens on a click, and takes a card that is dropped on it. */
function FoldedColumn({ ref, status, count, isTarget, onOpen }: FoldedColumnProps) {
  const { label, tone } = statusDisplay[status]
  return (
    <section
      ref={ref}
      id={`column-${status}`}
      data-column={status}
      aria-label={label}
      className={cn('flex w-12 shrink-0 snap-start rounded-2xl', columnClass, isTarget && targetClass)}
    >
      <button
        type="button"
        aria-expanded={false}
        onClick={onOpen ?? undefined}
        className="flex grow cursor-pointer flex-col items-center gap-3 rounded-2xl py-3 hover:bg-hover"
      >
        <VisuallyHidden>
          {count === undefined ? `Open ${label}` : `Open ${label}, ${formatPlural(count, 'application')}`}
        </VisuallyHidden>
        <span aria-hidden="true">
          <Badge tone={tone}>{count === undefined ? '…' : formatCount(count)}</Badge>
        </span>
        <span aria-hidden="true" className="font-semibold [writing-mode:vertical-rl]">
          {label}
        </span>
      </button>
    </section>
  )
}

/** The column as it will be when all moves are stored. */
function applyMoves(
  loaded: readonly ListedApplication[],
  total: number,
  status: ApplicationStatus,
  choices: BoardColumnProps['choices'],
) {
  const arriving = [...choices.values()]
    .filter(({ application, to }) => to === status && !loaded.some(({ id }) => id === application.id))
    .map(({ application }) => ({ ...application, status }))
  const staying = loaded.filter((card) => (choices.get(card.id)?.to ?? card.status) === status)
  return {
    cards: [...arriving.toReversed(), ...staying],
    total: total + arriving.length - (loaded.length - staying.length),
  }
}
