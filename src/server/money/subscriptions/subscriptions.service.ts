import type { QueryOf } from '#contract/endpoint.ts'
import { plans } from '#contract/plans.ts'
import type { PlanChange, Subscription, previewPlanChange } from '#contract/subscriptions.ts'
import type { Queryable } from '#server/db/client.ts'
import { findCustomer } from '#server/money/customers/customers.service.ts'
import type { ProviderContext } from '#server/deps.ts'
import type { ProviderSubscription } from '#server/gateways/payments/payments.ts'
import { conflict } from '#server/http/errors.ts'
import type { SignedIn } from '#server/http/session.ts'
import { refuseUnpaid } from './plan-choice.service.ts'
import { findRunning, isLive, type SubscriptionRow } from './subscriptions.store.ts'
import { syncSubscription } from './subscription-sync.service.ts'

export { purgeAttempts } from './attempts.store.ts'
export { isRunning, listOlderThan, listStates, nextSnapshotVersion } from './subscriptions.store.ts'
export type { ProviderSnapshot } from './provider-snapshot.ts'
export { syncInTransaction, syncSubscription, withSnapshot } from './subscription-sync.service.ts'

/** The plan's limit in the running billing period, and the start of that period. Null without a subscription. */
export async function readAllowance(db: Queryable, userId: string) {
  const running = await findRunning(db, userId)
  return running && { limit: plans[running.plan].applications, since: running.currentPeriodStart }
}

type Shown = Pick<SubscriptionRow, 'plan' | 'status' | 'currentPeriodEnd'> & { graceEnds?: string | null }

export function presentSubscription(row: Shown): Subscription {
  const plan = plans[row.plan]
  return {
    status: row.status,
    planName: plan.name,
    amount: plan.price,
    interval: 'month',
    currentPeriodEnd: row.currentPeriodEnd,
    ...(row.graceEnds ? { graceEnds: row.graceEnds } : {}),
  }
}

/** The person's subscription at the provider: a live one, otherwise an unpaid one. */
async function findProviderSubscription({ db, payments }: ProviderContext, userId: string) {
  const customerId = await findCustomer(db, userId)
  const subscriptions = customerId === null ? [] : await payments.listLiveSubscriptions(customerId)
  return subscriptions.find(({ status }) => isLive(status)) ?? subscriptions[0] ?? null
}

/** Paid access stays until the period ends. An unpaid subscription ends at once. Repeating the call is safe. */
export async function endRenewal(context: ProviderContext, actor: SignedIn) {
  const subscription = await findProviderSubscription(context, actor.id)
  if (!subscription) throw conflict('You have no subscription to cancel.')
  await cancelAtProvider(context, subscription)
  return syncAndPresent(context, actor, subscription.id)
}

async function cancelAtProvider({ payments }: ProviderContext, { id, status }: ProviderSubscription) {
  if (status === 'canceled') return
  if (status === 'past_due') return payments.cancelNow(id)
  if (status === 'active') return payments.cancelAtPeriodEnd(id)
  const abandoned = await payments.abandonSubscription(id)
  // It was paid at the same moment, so it runs to the end of its period.
  return isLive(abandoned.status) ? payments.cancelAtPeriodEnd(id) : abandoned
}

export async function continueRenewal(context: ProviderContext, actor: SignedIn) {
  const subscription = await findProviderSubscription(context, actor.id)
  if (subscription?.status !== 'canceled') throw conflict('You have no cancelled subscription to resume.')
  await context.payments.resume(subscription.id)
  return syncAndPresent(context, actor, subscription.id)
}

async function syncAndPresent(context: ProviderContext, actor: SignedIn, subscriptionId: string) {
  const synced = await syncSubscription(context, subscriptionId, actor)
  if (!synced) throw conflict('Your subscription has just changed. Please reload the page.')
  return presentSubscription(synced)
}

const dollars = (cents: number) => cents / 100

/** The cost of changing to the plan now. */
export async function previewChange(
  context: ProviderContext,
  actor: SignedIn,
  { plan }: QueryOf<typeof previewPlanChange>,
): Promise<PlanChange> {
  const subscription = await findProviderSubscription(context, actor.id)
  if (!subscription || !isLive(subscription.status)) throw conflict('You have no subscription to change.')
  const { name, price } = plans[plan]
  if (subscription.plan === plan) throw conflict(`The ${name} plan is already your plan.`)
  refuseUnpaid(subscription)
  const change = await context.payments.previewPlanChange({ subscriptionId: subscription.id, plan })
  return {
    planName: name,
    direction: price > plans[subscription.plan].price ? 'upgrade' : 'downgrade',
    amountDue: dollars(change.amountDue),
    credit: dollars(change.credit),
    nextAmount: dollars(change.nextAmount),
    nextBillingDate: change.nextBillingDate,
    prorationDate: change.prorationDate,
  }
}
