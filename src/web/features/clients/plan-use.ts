import type { Client } from '#contract/clients.ts'

type WithPlan = Pick<Client, 'applicationsThisPeriod' | 'planLimit'>

export const usedOf = (made: number, planLimit: number) => `${made} of ${planLimit}`

/** How much of a client's plan is used in the running period, in words. */
export function planUse({ applicationsThisPeriod: made, planLimit }: WithPlan) {
  if (planLimit === null) return `${made} ${made === 1 ? 'application' : 'applications'}, no active plan`
  return `${usedOf(made, planLimit)} applications this period`
}

export const isPlanUsedUp = ({ applicationsThisPeriod, planLimit }: WithPlan) =>
  planLimit !== null && applicationsThisPeriod >= planLimit
