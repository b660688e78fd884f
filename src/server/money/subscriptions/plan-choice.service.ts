import type { BodyOf } from '#contract/endpoint.ts'
import { plans, type PlanId } from '#contract/plans.ts'
import type { changePlan } from '#contract/subscriptions.ts'
import { withCustomer } from '#server/money/customers/customers.service.ts'
import type { ProviderContext } from '#server/deps.ts'
import type { ProviderSubscription } from '#server/gateways/payments/payments.ts'
import { conflict } from '#server/http/errors.ts'
import type { SignedIn } from '#server/http/session.ts'
import { upsertAttempt, findAttempt, isCurrentAttempt, removeAttempt, removeAttempts } from './attempts.store.ts'
import { isLive, listKnown } from './subscriptions.store.ts'
import { syncSubscription } from './subscription-sync.service.ts'

const getPlanName = (plan: PlanId) => plans[plan].name
const chosenElsewhere = () => conflict('Another plan was chosen at the same time. Please choose again.')
const alreadyPaid = () => conflict('You have just subscribed. Please reload the page to see your plan.')

/** The secret confirms an open payment; null if none is open. */
type Chosen = { clientSecret: string | null }

/**
 * Applies a plan chosen on our own page: starts a subscription, whose first payment the secret confirms, or changes a live
 * one.
 */
export async function choosePlan(
  context: ProviderContext,
  actor: SignedIn,
  choice: BodyOf<typeof changePlan>,
): Promise<Chosen> {
  return withCustomer(context, actor, async (customerId) => {
    const choose = () => chooseOnce(context, actor, { customerId, choice })
    const chosen = (await choose()) ?? (await choose())
    if (!chosen) throw chosenElsewhere()
    return chosen
  })
}

/** Null if the attempt has ended at the provider. Then a new attempt may be made. */
async function chooseOnce(
  context: ProviderContext,
  actor: SignedIn,
  { customerId, choice }: { customerId: string; choice: BodyOf<typeof changePlan> },
): Promise<Chosen | null> {
  const { plan } = choice
  const attemptId = await upsertAttempt(context.db, { userId: actor.id, plan, kind: 'payment-form' })
  const subscriptions = await listProviderSubscriptions(context, actor, customerId)
  const current = subscriptions.find(({ status }) => isLive(status))
  if (!current) return start(context, actor, { customerId, attemptId, plan, subscriptions })
  await removeAttempt(context.db, attemptId)
  return { clientSecret: await changeLive(context, actor, current, choice) }
}

/** The customer's subscriptions at the provider that have not ended. Syncs those that are live only here. */
async function listProviderSubscriptions(context: ProviderContext, actor: SignedIn, customerId: string) {
  const subscriptions = await context.payments.listLiveSubscriptions(customerId)
  for (const { providerSubscriptionId } of await listKnown(context.db, actor.id))
    if (!subscriptions.some(({ id }) => id === providerSubscriptionId))
      await syncSubscription(context, providerSubscriptionId)
  return subscriptions
}

type StartOptions = {
  customerId: string
  attemptId: string
  plan: PlanId
  subscriptions: readonly ProviderSubscription[]
}

/**
 * Starts a subscription. The attempt is stored before, so a second tab or a retry after a crash uses the same one. An unpaid
 * subscription to the same plan continues; one to another plan is abandoned.
 */
async function start(
  context: ProviderContext,
  actor: SignedIn,
  { customerId, attemptId, plan, subscriptions }: StartOptions,
) {
  const [unpaid] = subscriptions.filter((subscription) => subscription.plan === plan)
  for (const subscription of subscriptions) if (subscription !== unpaid) await abandon(context, subscription.id)
  await closeCheckouts(context, actor.id, customerId)
  if (unpaid)
    return syncStarted(context, actor, {
      attemptId,
      id: unpaid.id,
      clientSecret: await context.payments.readClientSecret(unpaid.id),
    })
  const started = await context.payments.startSubscription({ attemptId, userId: actor.id, customerId, plan })
  if (!(await isCurrentAttempt(context.db, { userId: actor.id, kind: 'payment-form' }, attemptId))) {
    await abandon(context, started.subscription.id)
    throw chosenElsewhere()
  }
  return syncStarted(context, actor, { attemptId, id: started.subscription.id, clientSecret: started.clientSecret })
}

type Payable = Chosen & { attemptId: string; id: string }

/** Syncs the started subscription. No payment is open if a credit or the card has paid it. */
async function syncStarted(
  context: ProviderContext,
  actor: SignedIn,
  { attemptId, id, clientSecret }: Payable,
): Promise<Chosen | null> {
  const synced = await syncSubscription(context, id, actor)
  if (synced && isLive(synced.status)) return { clientSecret: null }
  if (synced?.status === 'incomplete' && clientSecret !== null) return { clientSecret }
  if (await removeAttempt(context.db, attemptId)) return null
  throw chosenElsewhere()
}

/** Makes an unpaid subscription unpayable. If it was paid in the meantime, it counts. */
async function abandon(context: ProviderContext, subscriptionId: string) {
  await context.payments.abandonSubscription(subscriptionId)
  const synced = await syncSubscription(context, subscriptionId)
  if (synced && isLive(synced.status)) throw alreadyPaid()
}

async function closeCheckouts({ db, payments }: ProviderContext, userId: string, customerId: string) {
  await removeAttempts(db, userId, 'checkout')
  await payments.endCheckouts(customerId)
}

/** Changes the plan of a live subscription. Choosing the plan of a canceled one again resumes it. */
async function changeLive(
  context: ProviderContext,
  actor: SignedIn,
  current: ProviderSubscription,
  { plan, prorationDate }: BodyOf<typeof changePlan>,
) {
  const { id, status } = current
  let clientSecret: string | null = null
  if (current.plan !== plan) {
    refuseUnpaid(current)
    const date = await prorationAt(context, current, prorationDate)
    const key = [id, current.plan, plan, date].join(' ')
    clientSecret = (await context.payments.changePlan({ subscriptionId: id, plan, prorationDate: date, key }))
      .clientSecret
  } else if (status !== 'canceled') throw conflict(`The ${getPlanName(plan)} plan is already your plan.`)
  if (status === 'canceled' && clientSecret === null) await context.payments.resume(id)
  await syncSubscription(context, id, actor)
  return clientSecret
}

export function refuseUnpaid({ status }: Pick<ProviderSubscription, 'status'>) {
  if (status === 'past_due') throw conflict('A payment is open. Please pay it first; then you can change your plan.')
}

/** How long a previewed price stays valid. */
const previewValidMs = 60 * 60_000

/** The proration date of a change: the preview's, while it is valid. Any other date would change the price. */
async function prorationAt({ payments }: ProviderContext, current: ProviderSubscription, shown: string | undefined) {
  const now = await payments.now(current.customerId)
  if (shown === undefined) return new Date(Math.floor(now.getTime() / 1000) * 1000).toISOString()
  const age = now.getTime() - Date.parse(shown)
  const isOld = age > previewValidMs || Date.parse(shown) < Date.parse(current.currentPeriodStart)
  if (age < -1_000 || isOld) throw conflict('The price has changed since it was shown. Please look at it again.')
  return shown
}

type CheckoutOptions = { plan: PlanId; appUrl: URL }

/** The URL of the provider's checkout for a new subscription, or of our own page for a subscriber. */
export async function openCheckout(context: ProviderContext, actor: SignedIn, options: CheckoutOptions) {
  return withCustomer(context, actor, (customerId) => startCheckoutPage(context, actor, customerId, options))
}

async function startCheckoutPage(
  context: ProviderContext,
  actor: SignedIn,
  customerId: string,
  { plan, appUrl }: CheckoutOptions,
) {
  const subscriptions = await listProviderSubscriptions(context, actor, customerId)
  if (subscriptions.some(({ status }) => isLive(status))) return new URL(`/subscribe?plan=${plan}`, appUrl).href
  const start = { userId: actor.id, plan, kind: 'checkout' } as const
  await removeAttempts(context.db, actor.id, 'payment-form')
  for (const { id } of subscriptions) await abandon(context, id)
  const known = await findAttempt(context.db, start)
  if (known === null) await context.payments.endCheckouts(customerId)
  return context.payments.startCheckout({
    attemptId: known ?? (await upsertAttempt(context.db, start)),
    userId: actor.id,
    customerId,
    plan,
    successUrl: `${appUrl.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: new URL('/pricing', appUrl).href,
  })
}
