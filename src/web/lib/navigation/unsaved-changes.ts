import { useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { isLeaving } from './flash-message.ts'

type Going = () => void

/** What the open page does when a person is about to leave it. */
interface Guard {
  ask: (go: Going) => void
  onPopState: (event: PopStateEvent) => void
}

let guard: Guard | null = null

// Browsers call the listeners of a window in the order they were added, and the router acts on the same event: `root.tsx`
// imports this module, so that it runs before the router subscribes. The build prerenders where there is no window.
globalThis.window?.addEventListener('popstate', (event) => guard?.onPopState(event))

/** Runs an action that leaves the page: at once, or after the question about unsaved changes. */
export function askAboutUnsavedChanges(go: Going) {
  if (guard) guard.ask(go)
  else go()
}

/** Asks before unsaved changes are lost: by a link, the browser's buttons or closing the tab. */
export function useUnsavedChangesPrompt(unsaved: boolean) {
  const [going, setGoing] = useState<Going | null>(null)
  const released = useRef(false)

  useEffect(() => {
    if (!unsaved) return undefined
    released.current = false
    const ask = (go: Going) => setGoing(() => go)
    const here = getAddress(window.location)
    const historyState: unknown = window.history.state

    function onClick(event: MouseEvent) {
      const url = findLinkTarget(event)
      if (!url || released.current || getAddress(url) === here) return
      event.preventDefault()
      ask(() => navigate(getAddress(url) + url.hash))
    }

    function onPopState(event: PopStateEvent) {
      if (released.current || getAddress(window.location) === here) return
      // The address has changed already: it is restored before the router notices, until the person has answered.
      event.stopImmediatePropagation()
      window.history.pushState(historyState, '', here)
      ask(() => window.history.back())
    }

    function onBeforeUnload(event: BeforeUnloadEvent) {
      if (!released.current && !isLeaving()) event.preventDefault()
    }

    guard = { ask, onPopState }
    // In the capture phase: links ignore prevented clicks.
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => {
      guard = null
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('beforeunload', onBeforeUnload)
    }
  }, [unsaved])

  return {
    asked: going !== null,
    stay: () => setGoing(null),
    leave: () => {
      released.current = true
      setGoing(null)
      going?.()
    },
  }
}

const getAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search

/** The in-app address that a click on a link opens in this tab; null for all other clicks. */
function findLinkTarget(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  return url.origin === window.location.origin ? url : null
}
