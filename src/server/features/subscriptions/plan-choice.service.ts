import type { BodyOf } from '#contract/endpoint.ts'
import { plans } from '#contract/plans.ts'
import type { PlanId } from '#contract/plans.ts'
import type { changePlan } from '#contract/subscriptions.ts'
import { asCustomer } from '#server/features/payments/payments.service.ts'
import type { AtProvider } from '#server/features/payments/payments.service.ts'
import type { ProviderSubscription } from '#server/gateways/payments/payments.ts'
import { conflict } from '#server/http/errors.ts'
import type { SignedIn } from '#server/http/session.ts'
import { findOrMakeStart, findStart, isCurrentStart, removeStart, removeStartsOf } from './starts.store.ts'
import { isLive, listKnown } from './subscriptions.store.ts'
import { takeSubscription } from './taking.service.ts'

const nameOf = (plan: PlanId) => plans[plan].name
const chosenElsewhere = () => conflict('Another plan was chosen at the same time. Please choose again.')
const paidMeanwhile = () => conflict('You have just subscribed. Please reload the page to see your plan.')

/** What is left to be paid is confirmed with the secret; null where nothing is. */
type Chosen = { clientSecret: string | null }

/** The plan as chosen on our own page: begins a subscription, whose first payment the secret confirms, or changes a live one. */
export async function choosePlan(by: AtProvider, actor: SignedIn, choice: BodyOf<typeof changePlan>): Promise<Chosen> {
  return asCustomer(by, actor, async (customerId) => {
    const choose = () => chooseOnce(by, actor, { customerId, choice })
    const chosen = (await choose()) ?? (await choose())
    if (!chosen) throw chosenElsewhere()
    return chosen
  })
}

/** Null where what was begun by that start is over: then a new start may be made. */
async function chooseOnce(
  by: AtProvider,
  actor: SignedIn,
  { customerId, choice }: { customerId: string; choice: BodyOf<typeof changePlan> },
): Promise<Chosen | null> {
  const { plan } = choice
  const startId = await findOrMakeStart(by.db, { userId: actor.id, plan, kind: 'payment-form' })
  const held = await heldBy(by, actor, customerId)
  const current = held.find(({ status }) => isLive(status))
  if (!current) return begin(by, actor, { customerId, startId, plan, held })
  await removeStart(by.db, startId)
  return { clientSecret: await changeLive(by, actor, current, choice) }
}

/** What the provider holds of the customer that is not over. What only we still take for live is read again. */
async function heldBy(by: AtProvider, actor: SignedIn, customerId: string) {
  const held = await by.payments.liveSubscriptionsOf(customerId)
  for (const { providerSubscriptionId } of await listKnown(by.db, actor.id))
    if (!held.some(({ id }) => id === providerSubscriptionId)) await takeSubscription(by, providerSubscriptionId)
  return held
}

type Beginning = { customerId: string; startId: string; plan: PlanId; held: readonly ProviderSubscription[] }

/**
 * The start was written down before, so whoever asks at the same time or after a crash starts the same one; what is begun of the
 * same plan goes on, what is begun of another one can no longer be paid.
 */
async function begin(by: AtProvider, actor: SignedIn, { customerId, startId, plan, held }: Beginning) {
  const [begun] = held.filter((subscription) => subscription.plan === plan)
  for (const other of held) if (other !== begun) await abandon(by, other.id)
  await closeCheckouts(by, actor.id, customerId)
  if (begun)
    return settle(by, actor, { startId, id: begun.id, clientSecret: await by.payments.readClientSecret(begun.id) })
  const started = await by.payments.startSubscription({ startId, userId: actor.id, customerId, plan })
  if (!(await isCurrentStart(by.db, { userId: actor.id, kind: 'payment-form' }, startId))) {
    await abandon(by, started.subscription.id)
    throw chosenElsewhere()
  }
  return settle(by, actor, { startId, id: started.subscription.id, clientSecret: started.clientSecret })
}

type Begun = Chosen & { startId: string; id: string }

/** Takes over what was begun. Nothing is left to pay where a credit paid it, or where it is paid by now. */
async function settle(by: AtProvider, actor: SignedIn, { startId, id, clientSecret }: Begun): Promise<Chosen | null> {
  const taken = await takeSubscription(by, id, { source: actor })
  if (taken && isLive(taken.status)) return { clientSecret: null }
  if (taken?.status === 'incomplete' && clientSecret !== null) return { clientSecret }
  if (await removeStart(by.db, startId)) return null
  throw chosenElsewhere()
}

/** Sees to it that nobody pays what was begun; if it was paid meanwhile, that counts. */
async function abandon(by: AtProvider, subscriptionId: string) {
  await by.payments.abandonSubscription(subscriptionId)
  const taken = await takeSubscription(by, subscriptionId)
  if (taken && isLive(taken.status)) throw paidMeanwhile()
}

async function closeCheckouts({ db, payments }: AtProvider, userId: string, customerId: string) {
  await removeStartsOf(db, userId, 'checkout')
  await payments.endCheckouts(customerId)
}

/** Changes the plan of a live subscription; choosing the plan of a canceled one again lets it go on. */
async function changeLive(
  by: AtProvider,
  actor: SignedIn,
  current: ProviderSubscription,
  { plan, prorationDate }: BodyOf<typeof changePlan>,
) {
  const { id, status } = current
  let clientSecret: string | null = null
  if (current.plan !== plan) {
    refuseUnpaid(current)
    const date = await prorationAt(by, current, prorationDate)
    const key = [id, current.plan, plan, date].join(' ')
    clientSecret = (await by.payments.changePlan({ subscriptionId: id, plan, prorationDate: date, key })).clientSecret
  } else if (status !== 'canceled') throw conflict(`The ${nameOf(plan)} plan is already your plan.`)
  if (status === 'canceled' && clientSecret === null) await by.payments.resume(id)
  await takeSubscription(by, id, { source: actor })
  return clientSecret
}

export function refuseUnpaid({ status }: Pick<ProviderSubscription, 'status'>) {
  if (status === 'past_due') throw conflict('A payment is open. Please pay it first; then you can change your plan.')
}

/** How long what a change costs may have been on the screen. */
const shownAtMostMs = 60 * 60_000

/** The moment from which a change is counted: the one that was shown, if that was just now. Any other would change the price. */
async function prorationAt({ payments }: AtProvider, current: ProviderSubscription, shown: string | undefined) {
  const now = await payments.now(current.customerId)
  if (shown === undefined) return new Date(Math.floor(now.getTime() / 1000) * 1000).toISOString()
  const age = now.getTime() - Date.parse(shown)
  const isOld = age > shownAtMostMs || Date.parse(shown) < Date.parse(current.currentPeriodStart)
  if (age < -1_000 || isOld) throw conflict('The price has changed since it was shown. Please look at it again.')
  return shown
}

type Wanted = { plan: PlanId; appUrl: URL }

/** The address of the provider's page for a new subscription, or of our own for whoever has one. */
export async function openCheckout(by: AtProvider, actor: SignedIn, wanted: Wanted) {
  return asCustomer(by, actor, (customerId) => checkoutOf(by, actor, customerId, wanted))
}

async function checkoutOf(by: AtProvider, actor: SignedIn, customerId: string, { plan, appUrl }: Wanted) {
  const held = await heldBy(by, actor, customerId)
  if (held.some(({ status }) => isLive(status))) return new URL(`/subscribe?plan=${plan}`, appUrl).href
  const start = { userId: actor.id, plan, kind: 'checkout' } as const
  await removeStartsOf(by.db, actor.id, 'payment-form')
  for (const { id } of held) await abandon(by, id)
  const known = await findStart(by.db, start)
  if (known === null) await by.payments.endCheckouts(customerId)
  return by.payments.startCheckout({
    startId: known ?? (await findOrMakeStart(by.db, start)),
    userId: actor.id,
    customerId,
    plan,
    successUrl: `${appUrl.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: new URL('/pricing', appUrl).href,
  })
}
