import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Stripe } from 'stripe'
import { plans, type PlanId } from '#contract/plans.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'

export interface Checking {
  stripe: Stripe
  payments: Payments
  /** The created objects, for deletion. */
  customers: string[]
  clocks: string[]
}

const cards = {
  good: 'pm_card_visa',
  declined: 'pm_card_visa_chargeDeclined',
  /** It can be stored, but every charge fails. */
  failing: 'pm_card_chargeCustomerFail',
  asks: 'pm_card_authenticationRequired',
}
const day = 24 * 60 * 60
const cents = (plan: PlanId) => Math.round(plans[plan].price * 100)
const refused = (reason: string) => (error: unknown) => (error as { reason?: string }).reason === reason

async function newCustomer({ payments, customers }: Checking) {
  const userId = randomUUID()
  const person = { userId, email: `${userId}@foothold.test`, name: 'Check of the gateway' }
  const customerId = await payments.createCustomer(person)
  customers.push(customerId)
  return { person, userId, customerId }
}

/** A customer with a test clock. */
async function customerWithClock({ stripe, clocks }: Checking) {
  const userId = randomUUID()
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1000) })
  clocks.push(clock.id)
  const { id: customerId } = await stripe.customers.create({
    email: `${userId}@foothold.test`,
    name: 'Check of the gateway',
    metadata: { userId },
    test_clock: clock.id,
  })
  let now = clock.frozen_time
  return {
    userId,
    customerId,
    async letTimePass(seconds: number) {
      now += seconds
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: now })
      while ((await stripe.testHelpers.testClocks.retrieve(clock.id)).status === 'advancing') await setTimeout(2_000)
    },
  }
}

const toIntentId = (clientSecret: string | null) => (clientSecret ?? '').replace(/_secret_.*/, '')

const pay = ({ stripe }: Checking, clientSecret: string | null, card: string) =>
  stripe.paymentIntents.confirm(toIntentId(clientSecret), {
    payment_method: card,
    return_url: 'https://foothold.test/dashboard',
  })

async function subscribe(checking: Checking, who: { userId: string; customerId: string }, plan: PlanId) {
  const { userId, customerId } = who
  const start = { attemptId: randomUUID(), userId, customerId, plan }
  const { subscription, clientSecret } = await checking.payments.startSubscription(start)
  await pay(checking, clientSecret, cards.good)
  return subscription.id
}

/** From now on the subscription is charged to that card. */
async function useCard({ stripe }: Checking, customer: string, subscription: string, card: string) {
  const { id } = await stripe.paymentMethods.attach(card, { customer })
  await stripe.subscriptions.update(subscription, { default_payment_method: id })
}

type Check = (checking: Checking) => Promise<void>

export const stripeChecks: Record<string, Check> = {
  'a customer is made once': async (checking) => {
    const { person, customerId } = await newCustomer(checking)
    assert.equal(await checking.payments.createCustomer(person), customerId)
  },

  'a start makes one subscription, which runs once it is paid': async (checking) => {
    const { payments } = checking
    const { userId, customerId } = await newCustomer(checking)
    const start = { attemptId: randomUUID(), userId, customerId, plan: 'starter' as const }
    const [one, other] = await Promise.all([payments.startSubscription(start), payments.startSubscription(start)])
    assert.equal(one.subscription.id, other.subscription.id)
    assert.equal(one.subscription.status, 'incomplete')
    assert.equal(await payments.readClientSecret(one.subscription.id), one.clientSecret)
    await assert.rejects(pay(checking, one.clientSecret, cards.declined), /declined/)
    await pay(checking, one.clientSecret, cards.good)
    assert.equal((await payments.readSubscription(one.subscription.id))?.status, 'active')
    assert.equal((await payments.startSubscription(start)).clientSecret, null)
    const [invoice] = await payments.listInvoices(customerId)
    assert.deepEqual([invoice?.status, invoice?.amountPaid], ['paid', cents('starter')])
    assert.deepEqual(await payments.readInvoice(invoice?.id ?? ''), invoice)
    assert.equal((await payments.paymentMethods(customerId))[0]?.isDefault, true)
  },

  'a bank that asks leaves it incomplete, and abandoned it can no longer be paid': async (checking) => {
    const { payments } = checking
    const who = await newCustomer(checking)
    const start = { attemptId: randomUUID(), ...who, plan: 'active' as const }
    const { subscription, clientSecret } = await payments.startSubscription(start)
    assert.equal((await pay(checking, clientSecret, cards.asks)).status, 'requires_action')
    assert.equal((await payments.readSubscription(subscription.id))?.status, 'incomplete')
    assert.equal((await payments.abandonSubscription(subscription.id)).status, 'expired')
    await assert.rejects(pay(checking, clientSecret, cards.good))
    assert.deepEqual(await payments.listLiveSubscriptions(who.customerId), [])
  },

  'a change costs what was shown, and a credit is kept': async (checking) => {
    const { payments } = checking
    const who = await customerWithClock(checking)
    const subscriptionId = await subscribe(checking, who, 'starter')
    await who.letTimePass(10 * day)
    const up = await payments.previewPlanChange({ subscriptionId, plan: 'executive' })
    const changed = await payments.changePlan({ subscriptionId, plan: 'executive', key: randomUUID(), ...up })
    assert.deepEqual([changed.subscription.plan, changed.clientSecret], ['executive', null])
    assert.equal((await payments.listInvoices(who.customerId))[0]?.amountPaid, up.amountDue)
    const down = await payments.previewPlanChange({ subscriptionId, plan: 'starter' })
    assert.equal(down.amountDue, 0)
    await payments.changePlan({ subscriptionId, plan: 'starter', key: randomUUID(), ...down })
    const customer = await checking.stripe.customers.retrieve(who.customerId)
    assert.equal(customer.deleted ? null : customer.balance, -down.credit)
  },

  'a change that is declined, or that the bank asks about, leaves the plan': async (checking) => {
    const { payments } = checking
    const who = await newCustomer(checking)
    const subscriptionId = await subscribe(checking, who, 'starter')
    const change = { subscriptionId, plan: 'active' as const, key: randomUUID() }
    await useCard(checking, who.customerId, subscriptionId, cards.failing)
    await assert.rejects(payments.changePlan(change), refused('declined'))
    assert.equal((await payments.readSubscription(subscriptionId))?.plan, 'starter')
    await useCard(checking, who.customerId, subscriptionId, cards.asks)
    const waiting = await payments.changePlan({ ...change, key: randomUUID() })
    assert.ok(waiting.clientSecret)
    assert.equal(waiting.subscription.plan, 'starter')
    await useCard(checking, who.customerId, subscriptionId, cards.good)
    assert.equal((await payments.changePlan(change)).subscription.plan, 'active')
  },

  'a cancellation is taken back, made again, and ends with the period': async (checking) => {
    const { payments } = checking
    const who = await customerWithClock(checking)
    const id = await subscribe(checking, who, 'starter')
    for (const _round of [1, 2]) {
      assert.equal((await payments.cancelAtPeriodEnd(id)).status, 'canceled')
      assert.equal((await payments.resume(id)).status, 'active')
    }
    await payments.cancelAtPeriodEnd(id)
    await who.letTimePass(32 * day)
    assert.equal((await payments.readSubscription(id))?.status, 'expired')
    await assert.rejects(payments.resume(id), refused('conflict'))
  },

  'a failed renewal is past due, and what is open then can be ended': async (checking) => {
    const { payments } = checking
    const who = await customerWithClock(checking)
    const id = await subscribe(checking, who, 'starter')
    await useCard(checking, who.customerId, id, cards.failing)
    await who.letTimePass(32 * day)
    assert.equal((await payments.readSubscription(id))?.status, 'past_due')
    assert.equal((await payments.cancelNow(id)).status, 'expired')
    const open = (await payments.listInvoices(who.customerId)).filter(({ status }) => status === 'open')
    assert.deepEqual(open, [])
  },

  'ended at once, the last payment is given back once': async (checking) => {
    const { payments } = checking
    const who = await newCustomer(checking)
    const id = await subscribe(checking, who, 'starter')
    for (const _round of [1, 2]) await payments.cancelNow(id, { refund: true })
    const [invoice] = await payments.listInvoices(who.customerId)
    assert.equal(invoice?.amountRefunded, cents('starter'))
    const { data } = await checking.stripe.charges.list({ customer: who.customerId })
    const charge = await payments.readCharge(data[0]?.id ?? '')
    assert.deepEqual([charge?.invoiceId, charge?.refunds.length], [invoice?.id, 1])
  },

  'a payment page is the same for the same start until it is closed': async (checking) => {
    const { payments } = checking
    const { userId, customerId } = await newCustomer(checking)
    const urls = { successUrl: 'https://foothold.test/success', cancelUrl: 'https://foothold.test/pricing' }
    const start = { attemptId: randomUUID(), userId, customerId, plan: 'starter' as const, ...urls }
    const page = await payments.startCheckout(start)
    assert.equal(await payments.startCheckout(start), page)
    await payments.endCheckouts(customerId)
    assert.notEqual(await payments.startCheckout(start), page)
  },

  'the portal opens, at its sections too': async (checking) => {
    const { payments } = checking
    const who = await newCustomer(checking)
    await subscribe(checking, who, 'starter')
    const portal = { customerId: who.customerId, returnUrl: 'https://foothold.test/account' }
    for (const section of [undefined, 'plan', 'methods', 'invoices', 'address'] as const)
      assert.match(await payments.openPortal({ ...portal, section }), /^https:/)
  },

  'the books can be read from end to end': async (checking) => {
    const { payments } = checking
    const who = await newCustomer(checking)
    const id = await subscribe(checking, who, 'starter')
    const all = await Array.fromAsync(payments.allSubscriptions())
    assert.ok(all.some((subscription) => subscription.id === id))
    const [invoice] = await payments.listInvoices(who.customerId)
    const since = await Array.fromAsync(payments.invoicesSince(invoice?.createdAt ?? ''))
    assert.deepEqual(
      since.find((each) => each.id === invoice?.id),
      invoice,
    )
  },

  'an erased customer has nothing left, and is made anew': async (checking) => {
    const { payments, customers } = checking
    const { person, customerId, userId } = await newCustomer(checking)
    const id = await subscribe(checking, { userId, customerId }, 'starter')
    for (const _round of [1, 2]) await payments.eraseCustomer(customerId)
    assert.equal((await payments.readSubscription(id))?.status ?? 'expired', 'expired')
    const again = await payments.createCustomer(person)
    customers.push(again)
    assert.notEqual(again, customerId)
  },

  'what does not exist is missing': async ({ payments }) => {
    assert.equal(await payments.readSubscription('sub_none'), null)
    assert.equal(await payments.readInvoice('in_none'), null)
    assert.equal(await payments.readCharge('ch_none'), null)
    assert.equal(await payments.readDispute('dp_none'), null)
    await assert.rejects(payments.cancelAtPeriodEnd('sub_none'), refused('missing'))
  },
}
