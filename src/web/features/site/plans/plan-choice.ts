import type { PlanId } from '#contract/plans.ts'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { showToast } from '#web/lib/toasts.ts'
import { paths } from '#web/paths.ts'

/** The sign-in, with the chosen plan to continue to. */
export const getSignInTarget = (plan: PlanId) =>
  ({ action: paths.auth, mode: 'login', next: paths.subscribeTo(plan) }) as const

/** The time to read the toast before the redirect. */
const redirectDelay = { visitor: 1_500, sessionEnded: 2_000 }
let timer: ReturnType<typeof setTimeout> | undefined

/** Tells a visitor why a plan needs an account, then leads to the sign-in, which shows the toast again. */
export function askToSignIn(plan: PlanId) {
  showToast({
    title: 'Authentication Required',
    description: 'Please log in or create an account to select a subscription plan',
  })
  leaveForSignIn(plan, redirectDelay.visitor)
}

/** The session ended while the page was open. */
export function askToSignInAgain(plan: PlanId) {
  showToast({ title: 'Please log in to select a subscription plan', tone: 'danger' })
  leaveForSignIn(plan, redirectDelay.sessionEnded)
}

/** A second choice during the delay replaces the first. */
function leaveForSignIn(plan: PlanId, delay: number) {
  const { action, ...query } = getSignInTarget(plan)
  clearTimeout(timer)
  timer = setTimeout(() => leaveFor(`${action}?${new URLSearchParams(query)}`), delay)
}
