import { leaveFor } from '#web/lib/leave.ts'
import { showToast } from '#web/lib/toasts.ts'
import { paths } from '#web/paths.ts'

/** Where a visitor signs in to come back and choose. */
export const signInToChoose = { action: paths.auth, mode: 'login', next: paths.pricing } as const

/** A visitor has chosen a plan: says what is missing, and leads there once that could be read. */
export function askToSignIn() {
  showToast({
    title: 'Authentication Required',
    description: 'Please log in or create an account to select a subscription plan',
    tone: 'danger',
  })
  leaveLater(1_500)
}

/** The session has ended while the page was open. */
export function askToSignInAgain() {
  showToast({ title: 'Please log in to select a subscription plan', tone: 'danger' })
  leaveLater(2_000)
}

function leaveLater(delay: number) {
  const { action, ...query } = signInToChoose
  setTimeout(() => leaveFor(`${action}?${new URLSearchParams(query)}`), delay)
}
