import { type PlanId, toCents } from '#contract/plans.ts'
import type { MrrMovementKind } from '#contract/revenue.ts'

export interface Movement {
  kind: MrrMovementKind
  plan: PlanId
  /** Cents a month; negative for contraction and churn. */
  amount: number
}

/** The sum of the stored movements of one subscription. */
export interface Balance {
  /** Cents a month. */
  amount: number
  /** The plan of the last movement; null before the first. */
  plan: PlanId | null
}

/**
 * The movement from the stored balance to a plan, or to null if the subscription gives no access. Null if nothing changed,
 * so a repeated snapshot adds nothing. `isReturning`: the person or the subscription had revenue before.
 */
export function computeMovement(balance: Balance, plan: PlanId | null, isReturning: boolean): Movement | null {
  const amount = (plan === null ? 0 : toCents(plan)) - balance.amount
  if (amount === 0) return null
  if (plan === null) return balance.plan && { kind: 'churn', plan: balance.plan, amount }
  if (balance.amount === 0) return { kind: isReturning ? 'reactivation' : 'new', plan, amount }
  return { kind: amount > 0 ? 'expansion' : 'contraction', plan, amount }
}
