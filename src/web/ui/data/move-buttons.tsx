import { ChevronDown, ChevronUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../form/icon-button.tsx'

export type MoveButtonsProps = {
  /** What is moved: the end of the buttons' names. */
  name: string
  index: number
  count: number
  onMove: (to: number) => void
}

const look = 'text-muted aria-disabled:opacity-40'

/** Two buttons that move one thing of a list, by pointer and by keyboard alike. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const move = (event: MouseEvent<HTMLButtonElement>, to: number) => {
    const button = event.currentTarget
    if (to < 0 || to >= count) return
    // A browser drops the focus from what is put elsewhere in the page; whoever moves one step often moves another.
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

/** A list with one of its things in another place. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}
