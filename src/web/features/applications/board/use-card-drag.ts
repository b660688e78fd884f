import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { ApplicationStatus } from '#contract/applications.ts'
import { isStatus } from '../application-status.ts'
import type { ListedApplication } from '../applications.queries.ts'

/** How far a pointer moves before it drags rather than clicks. */
const threshold = 6
/** The distance from an edge at which the board scrolls, and its speed. */
const edge = 56
const speed = 12

export interface Drag {
  application: ListedApplication
  /** The corner of the card in the window. */
  x: number
  y: number
  width: number
  over: ApplicationStatus | null
}

function columnAt(x: number, y: number): ApplicationStatus | null {
  const status = document.elementFromPoint(x, y)?.closest('[data-column]')?.getAttribute('data-column') ?? ''
  return isStatus(status) ? status : null
}

/** Drags a card: anywhere on it with a mouse or a pen, by its handle with a finger. */
export function useCardDrag(
  board: RefObject<HTMLElement | null>,
  onDrop: (application: ListedApplication, to: ApplicationStatus) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  function start(event: ReactPointerEvent<HTMLElement>, application: ListedApplication) {
    const { target, pointerType, button, clientX, clientY, pointerId } = event
    const isOnHandle = target instanceof Element && target.closest('[data-handle]') !== null
    if (button !== 0 || (pointerType === 'touch' && !isOnHandle)) return
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
      listeners.abort()
      stop.current = null
      setDrag(null)
    }

    function onUp({ pointerId: id }: PointerEvent) {
      if (id !== pointerId) return
      const drop = current
      end()
      if (!drop) return
      suppressClick()
      if (drop.over) onDrop(application, drop.over)
    }

    const listeners = new AbortController()
    const options = { signal: listeners.signal }
    window.addEventListener('pointermove', onMove, options)
    window.addEventListener('pointerup', onUp, options)
    window.addEventListener('pointercancel', end, options)
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), options)
    // Safari would select the text beside the card; the card's own cannot be selected.
    window.addEventListener('selectstart', (event) => event.preventDefault(), options)
    stop.current?.()
    stop.current = end
  }

  return { drag, start }
}

function suppress(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

/** The click at the end of a drag is not meant for the element below the pointer. */
function suppressClick() {
  window.addEventListener('click', suppress, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', suppress, { capture: true }), 0)
}
