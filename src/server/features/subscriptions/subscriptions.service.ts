import { plans } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import type { Database, Queryable } from '#server/db/client.ts'
import { tellAdmins } from '#server/features/users/users.service.ts'
import { findRunning, setAccess, upsertSubscription } from './subscriptions.store.ts'
import type { SubscriptionRow, SubscriptionState } from './subscriptions.store.ts'

/** Takes over what the card provider holds: the row, and what the rest of the product asks of the account. */
export async function applySubscription(db: Database, state: SubscriptionState) {
  await db.transaction(async (tx) => {
    await upsertSubscription(tx, state)
    const active = state.status === 'active' || state.status === 'past_due' || state.status === 'canceled'
    await setAccess(tx, state.userId, { plan: state.plan, active })
    // Whoever subscribes waits for an account manager from now on.
    await tellAdmins(tx)
  })
}

/** What the plan promises in the running billing period, and when that began; null without a subscription. */
export async function readAllowance(db: Queryable, userId: string) {
  const running = await findRunning(db, userId)
  return running && { limit: plans[running.plan].applications, since: running.currentPeriodStart }
}

export function presentSubscription(row: SubscriptionRow): Subscription {
  const plan = plans[row.plan]
  return {
    status: row.status,
    planName: plan.name,
    amount: plan.price,
    interval: 'month',
    currentPeriodEnd: row.currentPeriodEnd,
  }
}
