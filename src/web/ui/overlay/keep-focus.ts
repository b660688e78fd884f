/**
 * A `ref` callback for a part of a screen: if the focused control is removed from it, the element matching `selector`
 * gets the focus.
 */
export function keepFocusIn(selector: string) {
  return (region: HTMLElement | null) => {
    if (!region) return undefined
    let last: EventTarget | null = null
    const rememberFocus = ({ target }: FocusEvent) => {
      last = target
    }
    const observer = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected || document.activeElement !== document.body) return
      last = null
      focusIn(region, selector)
    })
    region.addEventListener('focusin', rememberFocus)
    observer.observe(region, { childList: true, subtree: true })
    return () => {
      region.removeEventListener('focusin', rememberFocus)
      observer.disconnect()
    }
  }
}

function focusIn(region: Element, selector: string) {
  const target = region.querySelector<HTMLElement>(selector)
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Focuses the heading: a screen reader announces the section, and Tab leads into it. */
export const keepFocus = keepFocusIn('h2')

/**
 * A `ref` callback for an element that its own control removes, such as an error with a retry button: the heading of
 * the surrounding section or screen gets the focus.
 */
export function focusHeadingOnRemoval(element: HTMLElement | null) {
  const container = element?.parentElement?.closest('section, dialog, [role=dialog], main')
  if (!element || !container) return undefined
  return () => {
    if (!element.contains(document.activeElement)) return
    // After React has removed it and rendered its replacement.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusIn(container, 'h1, h2, h3')
    })
  }
}
