import { useEffect } from 'react'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'

let first = true
let steppedBack = false
// The build prerenders where there is no window.
globalThis.window?.addEventListener('popstate', () => {
  steppedBack = true
})

/** Stands before a page: names the window and begins at the page's top, where a screen reader starts to read. */
export function RouteFocus({ name }: { name: string }) {
  usePageTitle(name)
  useEffect(() => {
    // The browser itself has seen to the first page, and puts back the place when a person steps back.
    if (!first) {
      if (!steppedBack) window.scrollTo(0, 0)
      focusHeading()
    }
    steppedBack = false
    return () => {
      first = false
    }
  }, [])
  return null
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
