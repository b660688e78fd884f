import { ChevronDown, ChevronUp } from 'lucide-react'
import { IconButton } from '../form/icon-button.tsx'

export type MoveButtonsProps = {
  /** Completes the labels of the buttons. */
  name: string
  index: number
  count: number
  onMove: (to: number) => void
}

const buttonClasses = 'text-muted aria-disabled:opacity-40'

/** Moves an item of a list, unless it would leave the list or stay where it is. */
export function moveAndAnnounce({ name, index, count, onMove }: MoveButtonsProps, to: number) {
  if (to === index || to < 0 || to >= count) return
  onMove(to)
  announce(`${name} is now ${to + 1} of ${count}.`)
}

/** Two buttons that move an item of a list. React gives the focus back to a button that moves with its item. */
export function MoveButtons(place: MoveButtonsProps) {
  const { name, index, count } = place
  return (
    <>
      <IconButton
        size="sm"
        label={`Move up ${name}`}
        aria-disabled={index === 0 || undefined}
        className={buttonClasses}
        onClick={() => moveAndAnnounce(place, index - 1)}
      >
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        label={`Move down ${name}`}
        aria-disabled={index === count - 1 || undefined}
        className={buttonClasses}
        onClick={() => moveAndAnnounce(place, index + 1)}
      >
        <ChevronDown aria-hidden="true" />
      </IconButton>
    </>
  )
}

export function moveItem<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const remaining = list.filter((_, index) => index !== from)
  return [...remaining.slice(0, to), ...list.slice(from, from + 1), ...remaining.slice(to)]
}

let region: HTMLElement | null = null

/** Announces a change to screen readers that nothing else on the page says. */
function announce(text: string) {
  if (!region?.isConnected) {
    region = document.createElement('div')
    // No `status`: messages on the page have that role.
    region.setAttribute('aria-live', 'polite')
    region.className = 'sr-only'
    document.body.append(region)
  }
  region.textContent = text
}
