import type { AroundNavHandler } from 'wouter'

/** A navigation to the current address replaces the entry, as with plain links: otherwise Back would seem to do nothing. */
export const dedupeNavigation: AroundNavHandler = (navigate, to, options) =>
  navigate(to, absolute(to) === window.location.href ? { ...options, replace: true } : options)

let goingBack = false

/** Goes to an address: by Back if it is the previous entry, else by replacing this one. */
export function backOrReplace(address: string, navigate: (to: string, options: { replace: true }) => void) {
  // A second call before the browser has moved would go back one entry more.
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

/** The query with a parameter, or without it for the default. */
export function withParam(
  query: URLSearchParams,
  name: string,
  value: string | null,
  defaultValue: string | null = null,
) {
  const next = new URLSearchParams(query)
  if (value === null || value === defaultValue) next.delete(name)
  else next.set(name, value)
  return next
}
