import type { AroundNavHandler } from 'wouter'

/** Going to where one is already makes no second entry, as with a browser's own links: Back would seem to do nothing. */
export const dedupeNavigation: AroundNavHandler = (navigate, to, options) =>
  navigate(to, absolute(to) === window.location.href ? { ...options, replace: true } : options)

let goingBack = false

/** Goes to an address: by Back if it is the previous entry, else by replacing this one. */
export function backOrReplace(address: string, navigate: (to: string, options: { replace: true }) => void) {
  // Asked again before the browser has gone there, it would go further.
  if (goingBack) return
  if (!leadsBackTo(address)) {
    navigate(address, { replace: true })
    return
  }
  goingBack = true
  window.addEventListener('popstate', () => (goingBack = false), { once: true })
  window.history.back()
}

/** An entry of another document is not used: Back would reload it. */
function leadsBackTo(address: string) {
  // Not every browser supports the Navigation API.
  if (!('navigation' in window)) return false
  const { currentEntry } = window.navigation
  const before = window.navigation.entries()[(currentEntry?.index ?? 0) - 1]
  return before?.sameDocument === true && before.url === absolute(address)
}

const absolute = (address: string) => new URL(address, window.location.href).href
