import type { PlanId } from '#contract/plans.ts'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { showToast } from '#web/lib/toasts.ts'
import { paths } from '#web/paths.ts'

/** The sign-in, with the chosen plan to continue to. */
export const getSignInTarget = (plan: PlanId) =>
  ({ action: paths.auth, mode: 'login', next: paths.subscribeTo(plan) }) as const

/** Leads a visitor to the sign-in, where a toast explains why. */
export function askToSignIn(plan: PlanId) {
  showToast({
    title: 'Authentication Required',
    description: 'Please log in or create an account to select a subscription plan',
  })
  leaveForSignIn(plan)
}

/** The session ended while the page was open. */
export function askToSignInAgain(plan: PlanId) {
  showToast({ title: 'Please log in to select a subscription plan', tone: 'danger' })
  // Long enough to read: the sign-in may redirect immediately.
  setTimeout(() => leaveForSignIn(plan), 2_000)
}

function leaveForSignIn(plan: PlanId) {
  const { action, ...query } = getSignInTarget(plan)
  leaveFor(`${action}?${new URLSearchParams(query)}`)
}
