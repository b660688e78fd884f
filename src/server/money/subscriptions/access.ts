import { graceDays } from '#contract/subscriptions.ts'
import type { SubscriptionRow } from './subscriptions.store.ts'

const dayMs = 24 * 60 * 60 * 1000

type PastDue = Pick<SubscriptionRow, 'status' | 'currentPeriodStart'>

/** The end of the grace period of a failed renewal. It counts from the start of the unpaid period and never moves. */
export function getGraceEnd(
  { status, currentPeriodStart }: PastDue,
  before: Pick<SubscriptionRow, 'graceEnds'> | undefined,
) {
  if (status !== 'past_due') return null
  return before?.graceEnds ?? new Date(Date.parse(currentPeriodStart) + graceDays * dayMs).toISOString()
}

type Ends = Pick<SubscriptionRow, 'status' | 'currentPeriodEnd' | 'graceEnds'>

/** Whether the subscription gives access to its plan. */
export function givesAccess({ status, currentPeriodEnd, graceEnds }: Ends, now: Date) {
  if (status === 'past_due') return graceEnds !== null && Date.parse(graceEnds) > now.getTime()
  if (status === 'canceled') return Date.parse(currentPeriodEnd) > now.getTime()
  return status === 'active'
}
