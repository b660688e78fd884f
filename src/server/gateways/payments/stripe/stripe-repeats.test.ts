import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { plans } from '#contract/plans.ts'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import { createTestCustomer, openStripe } from '#test/stripe/open-stripe.ts'
import type { Fault } from '#test/stripe/stripe-server.ts'

const impatient = { tryMs: 1_000 }
const starting = 'POST /v1/subscriptions'

/** At the same time: most of it is waiting for the next try. */
const withEach = (faults: Fault[], work: (fault: Fault) => Promise<void>) => Promise.all(faults.map(work))

test('a request that fails once, in any way, is sent again with the same key, and makes one object', () =>
  withEach(['busy', 'in use', 'cut', 'cut after', 'hang', 'hang after', 'broken'], async (fault) => {
    const stripe = await openStripe(impatient)
    const customer = await createTestCustomer(stripe)
    stripe.server.fail(starting, fault)
    const attemptId = randomUUID()
    const { subscription } = await customer.start('starter', attemptId)
    expect(subscription.status, fault).toBe('incomplete')
    const [first, second] = stripe.server.listRequests(starting)
    expect([first?.key, second?.key], fault).toEqual([`start:${attemptId}`, `start:${attemptId}`])
    expect(second?.form, fault).toEqual(first?.form)
    expect(await stripe.server.list('subscription'), fault).toHaveLength(1)
  }))

test('a Stripe that keeps failing is unavailable, and the next try is as if nothing had been', () =>
  withEach(['busy', 'cut', 'hang', 'limited', 'nonsense'], async (fault) => {
    const stripe = await openStripe()
    const customer = await createTestCustomer(stripe)
    const start = { ...customer, attemptId: randomUUID(), plan: 'starter' as const }
    stripe.server.fail(starting, ...Array.from({ length: 10 }, () => fault))
    const failed = stripe.connect({ tryMs: 200, timeoutMs: 700 }).startSubscription(start)
    await expect(failed, fault).rejects.toBeInstanceOf(PaymentError)
    await expect(failed, fault).rejects.toMatchObject({ reason: 'unavailable' })
    stripe.server.recover()
    const started = await stripe.payments.startSubscription(start)
    expect(started, fault).toMatchObject({ subscription: { status: 'incomplete' } })
    expect(await stripe.server.list('subscription'), fault).toHaveLength(1)
  }))

test('a call that Stripe never answers times out, and sends no further requests', async () => {
  const stripe = await openStripe()
  const customer = await createTestCustomer(stripe)
  const id = await customer.subscribe('starter')
  const release = stripe.server.hold()
  const ending = stripe.connect({ tryMs: 20_000, timeoutMs: 500 }).cancelNow(id, { refund: true })
  await expect(ending).rejects.toMatchObject({ reason: 'unavailable' })
  const asked = stripe.server.asked.length
  release()
  // Whatever comes after the answer to the cancellation would come within this.
  await setTimeout(200)
  expect(stripe.server.asked.slice(asked)).toEqual([])
  expect(await stripe.payments.cancelNow(id, { refund: true })).toMatchObject({ status: 'expired' })
  expect(await stripe.server.list('refund')).toHaveLength(1)
})

test('two processes that start the same make one of each', async () => {
  const { server, connect } = await openStripe()
  const [one, other] = [connect(), connect()] as const
  const both = <Result>(work: (payments: typeof one) => Promise<Result>) => {
    const release = server.hold()
    const results = Promise.all([work(one), work(other)])
    // Long enough for both to be under way: with less the test would only be easier.
    void setTimeout(100).then(release)
    return results
  }
  await both((payments) => payments.preparePlans())
  expect([await server.list('product'), await server.list('price')].map(({ length }) => length)).toEqual([3, 3])

  const person = { userId: randomUUID(), email: 'maren@oakhurst.example', name: 'Maren Oakhurst' }
  // Stripe's search sees what is made only after a while.
  server.fail('GET /v1/customers/search', 'found nothing', 'found nothing')
  const [customerId, sameId] = await both((payments) => payments.createCustomer(person))
  expect(sameId).toBe(customerId)

  const start = { attemptId: randomUUID(), userId: person.userId, customerId, plan: 'starter' as const }
  const [first, second] = await both((payments) => payments.startSubscription(start))
  expect(second).toEqual(first)
  expect(await server.list('subscription')).toHaveLength(1)
})

test('days later, when Stripe has forgotten the keys, nothing is made twice', async () => {
  const stripe = await openStripe()
  const { server, connect } = stripe
  const customer = await createTestCustomer(stripe)
  const attemptId = randomUUID()
  const first = await customer.start('starter', attemptId)
  const id = await customer.subscribe('active')
  await stripe.payments.cancelNow(id, { refund: true })
  await server.forgetKeys()

  const later = connect()
  await later.preparePlans()
  const person = { userId: customer.userId, email: 'new@oakhurst.example', name: 'Maren Oakhurst' }
  expect(await later.createCustomer(person)).toBe(customer.customerId)
  expect(await later.startSubscription({ ...customer, attemptId, plan: 'starter' })).toEqual(first)
  await later.cancelNow(id, { refund: true })
  expect([await server.list('price'), await server.list('refund')].map(({ length }) => length)).toEqual([3, 1])
})

test('a declined change that Stripe remembers does not block the next one', async () => {
  const stripe = await openStripe()
  const customer = await createTestCustomer(stripe)
  const subscriptionId = await customer.subscribe('starter')
  const change = { subscriptionId, plan: 'active' as const, key: 'up' }
  await stripe.useCard(customer.customerId, 'declined')
  for (const _try of [1, 2])
    await expect(stripe.payments.changePlan(change)).rejects.toMatchObject({
      reason: 'declined',
      message: 'Your card was declined.',
    })
  await stripe.useCard(customer.customerId, 'good')
  // Its answer gets lost: the repetition must meet the change that was made, not make another one.
  stripe.server.fail(`POST /v1/subscriptions/${subscriptionId}`, 'hang after')
  const changed = await stripe.connect(impatient).changePlan(change)
  expect(changed).toMatchObject({ clientSecret: null, subscription: { plan: 'active' } })
  expect(await stripe.server.list('charge')).toHaveLength(2)
})

test('a new price takes over the lookup key, and old subscribers keep theirs and their plan', async () => {
  const stripe = await openStripe()
  const { server } = stripe
  const lookupKey = 'foothold_starter_monthly'
  const findCurrent = async () => (await server.list('price')).filter((price) => price.lookup_key === lookupKey)
  const customer = await createTestCustomer(stripe)
  const [dear] = await findCurrent()
  expect(dear?.unit_amount).toBe(Math.round(plans.starter.price * 100))
  const subscriptionId = await customer.subscribe('starter')

  // The price of the plan changed and changed back within a day.
  const cheap = { ...dear!, id: 'price_cheap', unit_amount: 3_999 }
  await server.put({ ...dear!, lookup_key: null })
  await server.put(cheap, dear!.id)
  const [held] = await server.list('subscription')
  held!.items.data[0].price = cheap
  await server.put(held!)
  await stripe.connect().preparePlans()
  const current = await findCurrent()
  expect(current).toMatchObject([{ unit_amount: dear?.unit_amount }])
  expect(current[0]?.id).not.toBe(dear?.id)
  expect(await stripe.payments.readSubscription(subscriptionId)).toMatchObject({ plan: 'starter' })
})
