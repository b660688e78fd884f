import type { OwnService } from '#contract/users.ts'

/** Whether there is anything to show: somebody who applies, or a plan that runs. */
export const isServed = ({ accountManager, planLimit }: OwnService) => accountManager !== null || planLimit !== null

/** Who looks after a job seeker, by name; null while the one who was promised is not there yet. */
export const managerName = ({ accountManager }: OwnService) =>
  accountManager && `${accountManager.firstName} ${accountManager.lastName}`

/** Why there is no allowance to show; null while there is one. */
export function allowanceGap({ planLimit, paymentOpen }: OwnService) {
  if (planLimit !== null) return null
  return paymentOpen ? 'Your plan is on hold.' : 'No active plan.'
}
