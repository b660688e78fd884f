/**
 * A `ref` callback for a part of a screen: if the focused control is removed from it, the element matching `selector`
 * gets the focus.
 */
export function keepFocusAt(selector: string) {
  return (part: HTMLElement | null) => {
    if (!part) return undefined
    let last: EventTarget | null = null
    const note = ({ target }: FocusEvent) => {
      last = target
    }
    const observer = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected || document.activeElement !== document.body) return
      last = null
      focusIn(part, selector)
    })
    part.addEventListener('focusin', note)
    observer.observe(part, { childList: true, subtree: true })
    return () => {
      part.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }
}

function focusIn(part: Element, selector: string) {
  const place = part.querySelector<HTMLElement>(selector)
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** Focuses the heading: a screen reader announces the section, and Tab leads into it. */
export const keepFocus = keepFocusAt('h2')

/**
 * A `ref` callback for an element that its own control removes, such as an error with a retry button: the heading of
 * the surrounding section or screen gets the focus.
 */
export function leaveFocus(leaving: HTMLElement | null) {
  const around = leaving?.parentElement?.closest('section, dialog, [role=dialog], main')
  if (!leaving || !around) return undefined
  return () => {
    if (!leaving.contains(document.activeElement)) return
    // After React has removed it and rendered its replacement.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusIn(around, 'h1, h2, h3')
    })
  }
}
