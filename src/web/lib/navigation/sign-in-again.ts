import { leaveFor } from './flash-message.ts'
import { showToast } from '#web/lib/toasts.ts'

export const unauthorizedToast = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  tone: 'danger',
} as const

/** How long such a message can be read before the screen changes. */
export const redirectDelay = 500

let leaving = false

/** The session has ended while a page was open: says so, then sends the browser to sign in and back here. */
export function leaveForSignIn() {
  // Several calls fail together when a session ends; the message and the redirect happen once.
  if (leaving) return
  leaving = true
  showToast(unauthorizedToast)
  setTimeout(() => {
    leaving = false
    const here = window.location.pathname + window.location.search
    leaveFor(`/api/login?next=${encodeURIComponent(here)}`)
  }, redirectDelay)
}
