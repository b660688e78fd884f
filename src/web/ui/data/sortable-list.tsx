import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { Slot } from 'radix-ui'
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  use,
  useId,
} from 'react'
import { IconButton } from '../form/icon-button.tsx'
import { moveAndAnnounce, MoveButtons, type MoveButtonsProps } from './move-buttons.tsx'

const nothing = () => undefined

/** Turns off the announcements of dnd-kit, which don't know the names of the items. */
export const silent = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
}

type MoveTo = (to: number) => void

/** A vertical list of `SortableItem`s. Only their styles change until one is dropped. */
export function SortableList({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))

  function drop({ active, over }: DragEndEvent) {
    const moveTo = active.data.current?.['moveTo'] as MoveTo | undefined
    if (over) moveTo?.(ids.indexOf(String(over.id)))
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      // The page scrolls near the edges of the window, by a tenth of its height.
      autoScroll={{ threshold: { x: 0, y: 0.1 } }}
      accessibility={silent}
      onDragEnd={drop}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

export type ItemPlace = Omit<MoveButtonsProps, 'name'> & { id: string }

type HandleProps = Pick<ComponentProps<'button'>, 'ref' | 'onPointerDown'>

const ItemContext = createContext<(MoveButtonsProps & { handle: HandleProps }) | null>(null)

/** Makes its only child an item of a `SortableList`. `MoveControls` inside move it. */
export function SortableItem({ id, children, ...place }: ItemPlace & { name: string; children: ReactElement }) {
  const moveTo: MoveTo = (to) => moveAndAnnounce(place, to)
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    data: { moveTo },
    transition: { duration: 150, easing: 'ease' },
  })
  return (
    <ItemContext value={{ ...place, handle: { ref: setActivatorNodeRef, ...listeners } }}>
      <Slot.Root
        ref={setNodeRef}
        data-dragged={isDragging || undefined}
        style={transform ? { transform: `translateY(${transform.y}px)`, transition } : {}}
      >
        {children}
      </Slot.Root>
    </ItemContext>
  )
}

/** Moves an item by dragging it, by arrow keys or by buttons. */
export function MoveControls() {
  const item = use(ItemContext)
  if (!item || item.count < 2) return null
  const { handle, ...place } = item
  const { name, index, count } = place

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    moveAndAnnounce(place, to)
  }

  return (
    <>
      <IconButton
        size="sm"
        label={`Drag ${name}`}
        title="Drag, or press the arrow keys"
        className="cursor-grab touch-none text-muted"
        onKeyDown={onKeyDown}
        {...handle}
      >
        <GripVertical aria-hidden="true" />
      </IconButton>
      <MoveButtons {...place} />
    </>
  )
}
