import type { OwnService } from '#contract/users.ts'

/** Whether there is anything to show: somebody who applies, or a plan that runs. */
export const isServed = ({ accountManager, planLimit }: OwnService) => accountManager !== null || planLimit !== null

/** Who looks after a job seeker, by name; null while the one who was promised is not there yet. */
export const managerName = ({ accountManager }: OwnService) =>
  accountManager && `${accountManager.firstName} ${accountManager.lastName}`

/** What comes of the postings somebody has submitted, while there is no application yet. */
export function interestOutlook(service: OwnService) {
  const name = managerName(service)
  return name
    ? `Your account manager, ${name}, will apply for you. Each application shows up here.`
    : 'Nobody applies for you yet. Once you have an account manager, each application shows up here.'
}

/** Why there is no allowance to show; null while there is one. */
export function allowanceGap({ planLimit, paymentOpen }: OwnService) {
  if (planLimit !== null) return null
  return paymentOpen ? 'Your plan is on hold.' : 'No active plan.'
}
