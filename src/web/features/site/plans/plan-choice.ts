import type { PlanId } from '#contract/plans.ts'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { showToast } from '#web/lib/toasts.ts'
import { paths } from '#web/paths.ts'

/** The form of a new account, which links to the sign-in. Both continue with the chosen plan. */
export const getSignUpTarget = (plan: PlanId) => ({ action: paths.auth, next: paths.subscribeTo(plan) }) as const

/** The time to read the toast before the redirect. */
const redirectDelay = { visitor: 1_500, sessionEnded: 2_000 }
let timer: ReturnType<typeof setTimeout> | undefined

/** Tells a visitor why a plan needs an account, then leads to the form of one, which shows the toast again. */
export function askToSignUp(plan: PlanId) {
  showToast({
    title: 'Authentication Required',
    description: 'Please log in or create an account to select a subscription plan',
  })
  leaveForAuth(getSignUpTarget(plan), redirectDelay.visitor)
}

/** The session ended while the page was open. */
export function askToSignInAgain(plan: PlanId) {
  showToast({ title: 'Please log in to select a subscription plan', tone: 'danger' })
  leaveForAuth({ ...getSignUpTarget(plan), mode: 'login' }, redirectDelay.sessionEnded)
}

/** A second choice during the delay replaces the first. */
function leaveForAuth({ action, ...query }: { action: string; next: string; mode?: string }, delay: number) {
  clearTimeout(timer)
  timer = setTimeout(() => leaveFor(`${action}?${new URLSearchParams(query)}`), delay)
}
