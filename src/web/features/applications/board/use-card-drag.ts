import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { ApplicationStatus } from '#contract/applications.ts'
import { isStatus } from '../application-status.ts'
import type { ListedApplication } from '../applications.queries.ts'

/** How far a pointer must go before it drags rather than presses. */
const threshold = 6
/** How close to an edge the board begins to scroll, and how fast. */
const edge = 56
const speed = 12

export interface Drag {
  application: ListedApplication
  /** Where the card's corner is, in the window. */
  x: number
  y: number
  width: number
  over: ApplicationStatus | null
}

function columnAt(x: number, y: number): ApplicationStatus | null {
  const status = document.elementFromPoint(x, y)?.closest('[data-column]')?.getAttribute('data-column') ?? ''
  return isStatus(status) ? status : null
}

/** Carries a card with the pointer: anywhere on it with a mouse or a pen, by its handle with a finger. */
export function useCardDrag(
  board: RefObject<HTMLElement | null>,
  onDrop: (application: ListedApplication, to: ApplicationStatus) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  function start(event: ReactPointerEvent<HTMLElement>, application: ListedApplication) {
    const { target, pointerType, button, clientX, clientY, pointerId } = event
    const onHandle = target instanceof Element && target.closest('[data-handle]') !== null
    if (button !== 0 || (pointerType === 'touch' && !onHandle)) return
    const card = event.currentTarget.getBoundingClientRect()
    const point = { x: clientX, y: clientY }
    let current: Drag | null = null
    let frame = 0

    function follow() {
      const x = card.left + point.x - clientX
      const y = card.top + point.y - clientY
      current = { application, x, y, width: card.width, over: columnAt(point.x, point.y) }
      setDrag(current)
    }

    function scroll() {
      const box = board.current?.getBoundingClientRect()
      const before = board.current?.scrollLeft
      if (box && point.x < box.left + edge) board.current?.scrollBy(-speed, 0)
      if (box && point.x > box.right - edge) board.current?.scrollBy(speed, 0)
      if (board.current?.scrollLeft !== before) follow()
      frame = requestAnimationFrame(scroll)
    }

    function onMove({ pointerId: id, clientX: x, clientY: y }: PointerEvent) {
      if (id !== pointerId) return
      Object.assign(point, { x, y })
      if (current) return follow()
      if (Math.hypot(x - clientX, y - clientY) < threshold) return
      follow()
      frame = requestAnimationFrame(scroll)
    }

    function end() {
      cancelAnimationFrame(frame)
      listening.abort()
      stop.current = null
      setDrag(null)
    }

    function onUp({ pointerId: id }: PointerEvent) {
      if (id !== pointerId) return
      const dropped = current
      end()
      if (!dropped) return
      swallowClick()
      if (dropped.over) onDrop(application, dropped.over)
    }

    const listening = new AbortController()
    const options = { signal: listening.signal }
    window.addEventListener('pointermove', onMove, options)
    window.addEventListener('pointerup', onUp, options)
    window.addEventListener('pointercancel', end, options)
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), options)
    // Safari would select the words beside a card, whose own cannot be selected.
    window.addEventListener('selectstart', (selecting) => selecting.preventDefault(), options)
    stop.current?.()
    stop.current = end
  }

  return { drag, start }
}

function swallow(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

/** The press that ends a drag is not one on what lies below it. */
function swallowClick() {
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
}
