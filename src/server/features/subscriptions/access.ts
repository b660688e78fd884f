import { graceDays } from '#contract/subscriptions.ts'
import type { ProviderSubscription } from '#server/gateways/payments/payments.ts'
import type { SubscriptionRow } from './subscriptions.store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Until when a failed renewal leaves everything as it was: counted from the period that was not paid, once. */
export function graceEndsOf(held: ProviderSubscription, before: Pick<SubscriptionRow, 'graceEnds'> | undefined) {
  if (held.status !== 'past_due') return null
  return before?.graceEnds ?? new Date(Date.parse(held.currentPeriodStart) + graceDays * dayMs).toISOString()
}

type Ends = Pick<SubscriptionRow, 'status' | 'currentPeriodEnd' | 'graceEnds'>

/** Whether a person has what the plan promises. */
export function givesAccess({ status, currentPeriodEnd, graceEnds }: Ends, now: Date) {
  if (status === 'past_due') return graceEnds !== null && Date.parse(graceEnds) > now.getTime()
  if (status === 'canceled') return Date.parse(currentPeriodEnd) > now.getTime()
  return status === 'active'
}
