import { useEffect } from 'react'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'

let first = true
let steppedBack = false
// The build prerenders where there is no window.
globalThis.window?.addEventListener('popstate', () => {
  steppedBack = true
})

/** Sets the window's title and moves scroll and focus to the page's top after a navigation. */
export function RouteFocus({ name }: { name: string }) {
  usePageTitle(name)
  useEffect(() => {
    // The browser handles the first page, and restores the scroll position after Back.
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
