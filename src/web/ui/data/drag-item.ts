import type { PointerEvent as ReactPointerEvent } from 'react'

/** How far a pointer moves before it drags rather than clicks. */
const threshold = 4
/** The distance from the edge of the window at which the page scrolls, and its speed. */
const edge = 72
const speed = 12

/** The attribute of what can be dragged within its list: a child of the list. */
export const dragItemProps = { 'data-drag-item': true } as const

/**
 * Drags the item around a handle up and down in its list, with mouse, pen or finger. The items between move out of the way.
 * Only their styles change until the item is dropped.
 */
export function startDrag(event: ReactPointerEvent<HTMLElement>, onDrop: (to: number) => void) {
  const item = event.currentTarget.closest<HTMLElement>('[data-drag-item]')
  if (event.button !== 0 || !item?.parentElement) return
  const items = [...item.parentElement.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.hasAttribute('data-drag-item'),
  )
  const from = items.indexOf(item)
  const boxes = items.map((one) => {
    const { top, height } = one.getBoundingClientRect()
    return { top: top + window.scrollY, height }
  })
  const own = boxes[from]
  if (!own || items.length < 2) return
  const gap = boxes[1] && boxes[0] ? boxes[1].top - boxes[0].top - boxes[0].height : 0
  const startY = event.clientY + window.scrollY
  let y = event.clientY
  let to = from
  let isDragging = false
  let frame = 0

  function follow() {
    const offset = y + window.scrollY - startY
    const { top, height } = own as { top: number; height: number }
    // The farthest item that the dragged one covers by half.
    const above = boxes.findIndex((box, index) => index < from && top + offset < box.top + box.height / 2)
    const below = boxes.findLastIndex((box, index) => index > from && top + offset + height > box.top + box.height / 2)
    to = above >= 0 ? above : below >= 0 ? below : from
    for (const [index, one] of items.entries()) {
      const shift = index > from && index <= to ? -1 : index < from && index >= to ? 1 : 0
      one.style.transform =
        one === item ? `translateY(${offset}px)` : shift === 0 ? '' : `translateY(${shift * (height + gap)}px)`
    }
  }

  function scroll() {
    const before = window.scrollY
    if (y < edge) window.scrollBy(0, -speed)
    if (y > window.innerHeight - edge) window.scrollBy(0, speed)
    if (window.scrollY !== before) follow()
    frame = requestAnimationFrame(scroll)
  }

  function onMove({ pointerId, clientY }: PointerEvent) {
    if (pointerId !== event.pointerId) return
    y = clientY
    if (!isDragging) {
      if (Math.abs(y + window.scrollY - startY) < threshold) return
      isDragging = true
      item?.setAttribute('data-dragged', '')
      frame = requestAnimationFrame(scroll)
    }
    follow()
  }

  const listeners = new AbortController()
  function end() {
    cancelAnimationFrame(frame)
    listeners.abort()
    item?.removeAttribute('data-dragged')
    for (const one of items) one.style.transform = ''
  }
  const options = { signal: listeners.signal }
  window.addEventListener('pointermove', onMove, options)
  window.addEventListener('pointercancel', end, options)
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), options)
  window.addEventListener('selectstart', (selection) => selection.preventDefault(), options)
  window.addEventListener(
    'pointerup',
    ({ pointerId }) => {
      if (pointerId !== event.pointerId) return
      end()
      if (isDragging && to !== from) onDrop(to)
    },
    options,
  )
}
