import type { QueryOf } from '#contract/endpoint.ts'
import { plans } from '#contract/plans.ts'
import type { PlanChange, Subscription, previewPlanChange } from '#contract/subscriptions.ts'
import type { Queryable } from '#server/db/client.ts'
import { findCustomer } from '#server/features/payments/payments.service.ts'
import type { ProviderContext } from '#server/deps.ts'
import type { ProviderSubscription } from '#server/gateways/payments/payments.ts'
import { conflict } from '#server/http/errors.ts'
import type { SignedIn } from '#server/http/session.ts'
import { refuseUnpaid } from './plan-choice.service.ts'
import { findRunning, isLive } from './subscriptions.store.ts'
import type { SubscriptionRow } from './subscriptions.store.ts'
import { syncSubscription } from './subscription-sync.service.ts'

export { purgeAttempts } from './attempts.store.ts'
export { composePaymentMail } from './subscriptions.mails.ts'
export { isRunning, listOlderThan, listStates, nextSnapshotVersion } from './subscriptions.store.ts'
export type { ProviderSnapshot } from './provider-snapshot.ts'
export { syncInTransaction, syncSubscription, withSnapshot } from './subscription-sync.service.ts'

/** What the plan promises in the running billing period, and when that began; null without a subscription. */
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

/** What the provider holds of the person: the one that is paid for, or else one that waits for its first payment. */
async function findHeld({ db, payments }: ProviderContext, userId: string) {
  const customerId = await findCustomer(db, userId)
  const held = customerId === null ? [] : await payments.listLiveSubscriptions(customerId)
  return held.find(({ status }) => isLive(status)) ?? held[0] ?? null
}

/** Paid access stays until the period ends; what is not paid ends at once. Canceled twice is canceled once. */
export async function cancelOwn(context: ProviderContext, actor: SignedIn) {
  const held = await findHeld(context, actor.id)
  if (!held) throw conflict('You have no subscription to cancel.')
  await cancelAtProvider(context, held)
  return takeOwn(context, actor, held.id)
}

async function cancelAtProvider({ payments }: ProviderContext, { id, status }: ProviderSubscription) {
  if (status === 'canceled') return
  if (status === 'past_due') return payments.cancelNow(id)
  if (status === 'active') return payments.cancelAtPeriodEnd(id)
  const abandoned = await payments.abandonSubscription(id)
  // It was paid at the same moment: then its time is theirs.
  return isLive(abandoned.status) ? payments.cancelAtPeriodEnd(id) : abandoned
}

/** Takes a cancellation back. */
export async function resumeOwn(context: ProviderContext, actor: SignedIn) {
  const held = await findHeld(context, actor.id)
  if (held?.status !== 'canceled') throw conflict('You have no cancelled subscription to resume.')
  await context.payments.resume(held.id)
  return takeOwn(context, actor, held.id)
}

async function takeOwn(context: ProviderContext, actor: SignedIn, subscriptionId: string) {
  const taken = await syncSubscription(context, subscriptionId, actor)
  if (!taken) throw conflict('Your subscription has just changed. Please reload the page.')
  return presentSubscription(taken)
}

const dollars = (cents: number) => cents / 100

/** What changing to the plan now would cost. */
export async function previewChange(
  context: ProviderContext,
  actor: SignedIn,
  { plan }: QueryOf<typeof previewPlanChange>,
): Promise<PlanChange> {
  const held = await findHeld(context, actor.id)
  if (!held || !isLive(held.status)) throw conflict('You have no subscription to change.')
  const { name, price } = plans[plan]
  if (held.plan === plan) throw conflict(`The ${name} plan is already your plan.`)
  refuseUnpaid(held)
  const change = await context.payments.previewPlanChange({ subscriptionId: held.id, plan })
  return {
    planName: name,
    direction: price > plans[held.plan].price ? 'upgrade' : 'downgrade',
    amountDue: dollars(change.amountDue),
    credit: dollars(change.credit),
    nextAmount: dollars(change.nextAmount),
    nextBillingDate: change.nextBillingDate,
    prorationDate: change.prorationDate,
  }
}
