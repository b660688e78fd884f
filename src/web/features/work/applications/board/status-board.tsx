import { DndContext, DragOverlay, pointerWithin, useSensor, useSensors } from '@dnd-kit/core'
import { type KeyboardEvent, memo, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { applicationStatuses, type ApplicationStatus, isLost } from '#contract/application-status.ts'
import { cn } from '#web/ui/class-names.ts'
import { silent } from '#web/ui/data/sortable-list.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { boardStatuses, isStatus } from '../application-status.ts'
import { type ListedApplication, type ApplicationScope, useApplicationCounts } from '../applications.queries.ts'
import { CardFacts, type CardHandling, CardSensor } from './board-card.tsx'
import { BoardColumn } from './board-column.tsx'
import { BoardEdge, listHidden } from './board-edge.tsx'
import { boardTexts, findTargetColumn } from './board-texts.ts'
import { useColumnsInView } from './use-columns-in-view.ts'
import { useInitialScroll } from './use-initial-scroll.ts'
import { useStatusChoices } from '../applications.mutations.ts'

interface StatusBoardProps {
  scope: ApplicationScope
  search: string
  editable: boolean
  onOpen: (id: string) => void
}

/** Most applications end in these: folded, they leave the room to those that are open. */
const foldable: ReadonlySet<ApplicationStatus> = new Set(applicationStatuses.filter(isLost))

/**
 * The applications in a column per status. A card is moved by dragging, by keys, or by picking it up and choosing a column.
 * Memoised: typing into the search does not render it again.
 */
export const StatusBoard = memo(function StatusBoard({ scope, search, editable, onOpen }: StatusBoardProps) {
  const [announcement, setAnnouncement] = useState('')
  const { choices, choose } = useStatusChoices((application: ListedApplication) =>
    setAnnouncement(boardTexts.stays(application, application.status)),
  )
  const [held, setHeld] = useState<{ application: ListedApplication; over: ApplicationStatus } | null>(null)
  const board = useRef<HTMLDivElement>(null)
  const reportCount = useInitialScroll(board)
  const inView = useColumnsInView(board)
  const { data: counts } = useApplicationCounts(scope, search.trim())
  const [folded, setFolded] = useState(foldable)
  const instructionsId = useId()
  const focusNext = useRef<string | null>(null)

  function dropCard(application: ListedApplication, to: ApplicationStatus, refocus: boolean) {
    if (refocus) {
      focusNext.current = application.id
      // The card keeps the focus, so its column stays open.
      setFolded((before) => (before.has(to) ? toggle(before, to) : before))
    }
    setHeld(null)
    const stays = application.status === to
    setAnnouncement(stays ? boardTexts.stays(application, to) : boardTexts.moved(application, to))
    if (!stays) void choose(application, to)
  }
  const sensors = useSensors(useSensor(CardSensor, { activationConstraint: { distance: 6 } }))
  const [dragged, setDragged] = useState<ListedApplication | null>(null)

  function moveOver(application: ListedApplication, over: ApplicationStatus) {
    setHeld({ application, over })
    setAnnouncement(boardTexts.over(over))
    scrollToColumn(over)
  }

  function onKeyDown(event: KeyboardEvent, application: ListedApplication) {
    const own = held?.application.id === application.id ? held : null
    if (event.key === 'Escape' && own) {
      event.preventDefault()
      setHeld(null)
      setAnnouncement(boardTexts.stays(application, application.status))
    }
    const over = findTargetColumn(event.key, own?.over ?? application.status)
    if (!over) return
    event.preventDefault()
    moveOver(application, over)
  }

  function onActivate(application: ListedApplication) {
    if (held?.application.id === application.id) return dropCard(application, held.over, true)
    setHeld({ application, over: application.status })
    setAnnouncement(boardTexts.pickedUp(application))
  }

  function focusMoved(id: string, handle: HTMLButtonElement | null) {
    if (!handle || focusNext.current !== id) return
    focusNext.current = null
    handle.focus()
  }

  function toggleFold(status: ApplicationStatus) {
    flushSync(() => setFolded((before) => toggle(before, status)))
    document.querySelector<HTMLElement>(`#column-${status} [aria-expanded]`)?.focus({ preventScroll: true })
    scrollToColumn(status)
  }

  const handling: CardHandling = { instructionsId, onKeyDown, onActivate, handleRef: focusMoved }
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={pointerWithin}
      autoScroll={{ canScroll: (element) => element === board.current, threshold: { x: 0.1, y: 0 } }}
      accessibility={silent}
      onDragStart={({ active }) => setDragged(active.data.current?.['application'] as ListedApplication)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ over }) => {
        setDragged(null)
        const to = String(over?.id)
        if (dragged && isStatus(to)) dropCard(dragged, to, false)
      }}
    >
      <BoardEdge inView={inView} counts={counts} onScrollTo={scrollToColumn} />
      <div
        ref={board}
        className={cn(
          'relative -mx-margin flex h-[max(24rem,calc(100dvh-15rem))] scroll-px-margin gap-3 overflow-x-auto overscroll-x-contain px-margin pb-3 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mx-[calc(50%-50vw)] lg:scroll-px-8 lg:px-8',
          // Snapping would work against the scrolling of a drag.
          !dragged && 'snap-x snap-proximity',
          listHidden(inView).length > 0 && 'mask-r-from-[calc(100%-3rem)]',
        )}
      >
        {boardStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            scope={scope}
            search={search}
            choices={choices}
            onCount={reportCount}
            onOpen={onOpen}
            handling={editable ? handling : null}
            heldCard={held?.application ?? null}
            isChosen={held?.over === status}
            // A card that is picked up can be put down in every column.
            isFolded={folded.has(status) && held === null}
            onToggle={foldable.has(status) ? () => toggleFold(status) : null}
            onDrop={(application) => dropCard(application, status, true)}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>{dragged && <DraggedCard application={dragged} />}</DragOverlay>
      <p id={instructionsId} hidden>
        {boardTexts.instructions}
      </p>
      <div aria-live="assertive">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </DndContext>
  )
})

const scrollToColumn = (status: ApplicationStatus) =>
  document.getElementById(`column-${status}`)?.scrollIntoView({ inline: 'nearest', block: 'nearest' })

function toggle(statuses: ReadonlySet<ApplicationStatus>, status: ApplicationStatus) {
  const next = new Set(statuses)
  if (!next.delete(status)) next.add(status)
  return next
}

function DraggedCard({ application }: { application: ListedApplication }) {
  return (
    <div
      aria-hidden="true"
      className="rotate-[1.5deg] cursor-grabbing rounded-xl border border-accent bg-raised p-3 shadow-float"
    >
      <p className="text-sm font-semibold wrap-anywhere">{application.position}</p>
      <CardFacts application={application} />
    </div>
  )
}
