import { toCents } from '#contract/plans.ts'
import type { PlanId } from '#contract/plans.ts'

export interface InvoiceLine {
  plan: PlanId
  kind: 'period' | 'unused' | 'remaining'
  /** Cents; what was not used is negative. */
  amount: number
}

interface Period {
  periodStart: string
  periodEnd: string
}

const seconds = (moment: string) => Math.floor(Date.parse(moment) / 1000)

/**
 * The price of the remaining period in that plan, in whole cents. This is the only rounding: the used part is the
 * difference of two such amounts, so the parts of a period always add up to its price.
 */
export function priceRemaining(plan: PlanId, { periodStart, periodEnd }: Period, moment: string): number {
  const whole = seconds(periodEnd) - seconds(periodStart)
  const left = Math.min(Math.max(seconds(periodEnd) - seconds(moment), 0), whole)
  return Math.round((toCents(plan) * left) / whole)
}

/** The lines of a change of plan in the middle of a period: the unused time of the old plan as credit, that of the new one to pay. */
export function prorate(change: { from: PlanId; to: PlanId }, period: Period, moment: string): InvoiceLine[] {
  return [
    // Zero less the amount: an amount of nothing must not become minus zero.
    { plan: change.from, kind: 'unused', amount: 0 - priceRemaining(change.from, period, moment) },
    { plan: change.to, kind: 'remaining', amount: priceRemaining(change.to, period, moment) },
  ]
}

export const sumLines = (lines: readonly InvoiceLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0)
