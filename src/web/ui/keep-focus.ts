/**
 * For the `ref` of a part of a screen: when the control that has the focus leaves that part with what it did, the focus goes
 * to this place in it.
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
      const place = part.querySelector<HTMLElement>(selector)
      if (!place) return
      if (place.tabIndex < 0) place.tabIndex = -1
      place.focus({ preventScroll: true })
    })
    part.addEventListener('focusin', note)
    observer.observe(part, { childList: true, subtree: true })
    return () => {
      part.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }
}

/** At the heading: a screen reader says which part it is, and Tab leads to what stands below. */
export const keepFocus = keepFocusAt('h2')
