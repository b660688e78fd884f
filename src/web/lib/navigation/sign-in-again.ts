import { leaveFor } from './flash-message.ts'
import { showToast } from '#web/lib/toasts.ts'

export const unauthorizedToast = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  tone: 'danger',
} as const

/** The time to read such a message before the redirect. */
export const redirectDelay = 500

let leaving = false

/** Handles a session that ended while a page was open: shows a message, then leads to the sign-in and back here. */
export function leaveForSignIn() {
  // Several calls fail together when a session ends; the message and the redirect happen once.
  if (leaving) return
  leaving = true
  showToast(unauthorizedToast)
  // Read now: when the time is over, the router may have gone to the sign-in already.
  const here = window.location.pathname + window.location.search
  setTimeout(() => {
    leaving = false
    leaveFor(`/api/login?next=${encodeURIComponent(here)}`)
  }, redirectDelay)
}
