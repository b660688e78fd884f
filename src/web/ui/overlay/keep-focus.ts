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

/** At the heading: a screen reader says which part it is, and Tab leads to what stands below. */
export const keepFocus = keepFocusAt('h2')

/**
 * For the `ref` of what goes as a whole with the press of its own control, such as a failure that was overcome: the focus
 * goes to the heading of the part of the screen, or of the screen, that it stood in.
 */
export function leaveFocus(leaving: HTMLElement | null) {
  const around = leaving?.parentElement?.closest('section, dialog, [role=dialog], main')
  if (!leaving || !around) return undefined
  return () => {
    if (!leaving.contains(document.activeElement)) return
    // Once it is gone, and what takes its place is there.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusIn(around, 'h1, h2, h3')
    })
  }
}
