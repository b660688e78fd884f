import { GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { announce } from '../feedback/announce.ts'
import { IconButton } from '../form/icon-button.tsx'
import { startDrag } from './drag-item.ts'
import type { MoveButtonsProps } from './move-buttons.tsx'

/** Moves an item of a list by dragging it or by arrow keys. The item around it has `dragItemProps`. */
export function DragHandle({ name, index, count, onMove }: MoveButtonsProps) {
  function move(to: number) {
    if (to === index || to < 0 || to >= count) return
    onMove(to)
    announce(`${name} is now ${to + 1} of ${count}.`)
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(to)
  }

  return (
    <IconButton
      size="sm"
      label={`Drag ${name}`}
      title="Drag, or press the arrow keys"
      className="cursor-grab touch-none text-muted"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => startDrag(event, move)}
    >
      <GripVertical aria-hidden="true" />
    </IconButton>
  )
}
