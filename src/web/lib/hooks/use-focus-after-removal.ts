import { useEffect, useRef } from 'react'

/** Moves the focus to the list when the entry with the focused button is removed. */
export function useFocusAfterRemoval<Element extends HTMLElement>(length: number) {
  const list = useRef<Element>(null)
  const previousLength = useRef(length)
  useEffect(() => {
    const lostFocus = document.activeElement === null || document.activeElement === document.body
    if (length < previousLength.current && lostFocus) list.current?.focus({ preventScroll: true })
    previousLength.current = length
  }, [length])
  return list
}
