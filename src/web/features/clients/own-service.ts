import type { OwnService } from '#contract/users.ts'

/** Whether there is anything to show: an account manager or an active plan. */
export const hasService = ({ accountManager, planLimit }: OwnService) => accountManager !== null || planLimit !== null

/** The account manager's name; null before the assignment. */
export const getManagerName = ({ accountManager }: OwnService) =>
  accountManager && `${accountManager.firstName} ${accountManager.lastName}`

/** What happens to submitted postings, while there is no application yet. */
export function describeOutlook(service: OwnService) {
  const name = getManagerName(service)
  return name
    ? `Your account manager, ${name}, will apply for you. Each application shows up here.`
    : 'Nobody applies for you yet. Once you have an account manager, each application shows up here.'
}

/** Why there is no allowance; null while there is one. */
export function explainMissingAllowance({ planLimit, paymentOpen }: OwnService) {
  if (planLimit !== null) return null
  return paymentOpen ? 'Your plan is on hold.' : 'No active plan.'
}
