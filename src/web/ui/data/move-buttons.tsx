import { ChevronDown, ChevronUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../form/icon-button.tsx'

export type MoveButtonsProps = {
  /** Completes the labels of the buttons. */
  name: string
  index: number
  count: number
  onMove: (to: number) => void
}

const look = 'text-muted aria-disabled:opacity-40'

/** Two buttons that move an item of a list. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const move = (event: MouseEvent<HTMLButtonElement>, to: number) => {
    const button = event.currentTarget
    if (to < 0 || to >= count) return
    // Moving an element in the DOM drops its focus. It is restored, so that the person can move the item again.
    flushSync(() => onMove(to))
    button.focus()
  }
  return (
    <>
      <IconButton
        size="sm"
        label={`Move up ${name}`}
        aria-disabled={index === 0 || undefined}
        className={look}
        onClick={(event) => move(event, index - 1)}
      >
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        label={`Move down ${name}`}
        aria-disabled={index === count - 1 || undefined}
        className={look}
        onClick={(event) => move(event, index + 1)}
      >
        <ChevronDown aria-hidden="true" />
      </IconButton>
    </>
  )
}

export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}
