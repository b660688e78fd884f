import type { Client } from '#contract/clients.ts'

type WithPlan = Pick<Client, 'applicationsThisPeriod' | 'planLimit'>

const formatUse = (made: number, planLimit: number) => `${made} of ${planLimit}`

/** How much of a client's plan is used in the current period. */
export function formatPlanUse({ applicationsThisPeriod: made, planLimit }: WithPlan) {
  if (planLimit === null) return `${made} ${made === 1 ? 'application' : 'applications'}, no active plan`
  return `${formatUse(made, planLimit)} applications this period`
}

export const isPlanUsedUp = ({ applicationsThisPeriod, planLimit }: WithPlan) =>
  planLimit !== null && applicationsThisPeriod >= planLimit
