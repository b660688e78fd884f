import { useEffect, useRef } from 'react'

/** When an entry leaves a list with the button that was pressed, the focus stays at the list. */
export function useFocusAfterRemoval<Element extends HTMLElement>(length: number) {
  const list = useRef<Element>(null)
  const former = useRef(length)
  useEffect(() => {
    const lostFocus = document.activeElement === null || document.activeElement === document.body
    if (length < former.current && lostFocus) list.current?.focus({ preventScroll: true })
    former.current = length
  }, [length])
  return list
}
