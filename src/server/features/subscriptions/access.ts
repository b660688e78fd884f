import { graceDays } from '#contract/subscriptions.ts'
import type { SubscriptionRow } from './subscriptions.store.ts'

const dayMs = 24 * 60 * 60 * 1000

type PastDue = Pick<SubscriptionRow, 'status' | 'currentPeriodStart'>

/** When the grace period of a failed renewal ends: counted from the start of the unpaid period, and never moved. */
export function getGraceEnd(
  { status, currentPeriodStart }: PastDue,
  before: Pick<SubscriptionRow, 'graceEnds'> | undefined,
) {
  if (status !== 'past_due') return null
  return before?.graceEnds ?? new Date(Date.parse(currentPeriodStart) + graceDays * dayMs).toISOString()
}

type Ends = Pick<SubscriptionRow, 'status' | 'currentPeriodEnd' | 'graceEnds'>

/** Whether a person has what the plan promises. */
export function givesAccess({ status, currentPeriodEnd, graceEnds }: Ends, now: Date) {
  if (status === 'past_due') return graceEnds !== null && Date.parse(graceEnds) > now.getTime()
  if (status === 'canceled') return Date.parse(currentPeriodEnd) > now.getTime()
  return status === 'active'
}
