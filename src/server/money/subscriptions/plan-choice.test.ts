import { expect, test } from 'vitest'
import { fileApp } from '#test/harness.ts'
import { createShopper } from '#test/subscribers.ts'
import { cents, dollars } from '#test/plan-prices.ts'

const file = fileApp()
const shopper = () => createShopper(file())
const changePlan = '/api/subscription/change-plan'

test("a first subscription waits for its first payment, and only the provider's state activates it", async () => {
  const app = file()
  const seeker = await shopper()
  const secret = await seeker.choose('active')
  expect(await seeker.status()).toMatchObject({ status: 'incomplete', planName: 'Active' })
  expect(await seeker.row()).toMatchObject({ subscription_active: false, subscription_plan: null })

  await seeker.pay(secret)
  await seeker.calls.get('/success?session_id=whatever')
  expect(await seeker.status()).toMatchObject({ status: 'incomplete' })
  expect(await seeker.row()).toMatchObject({ subscription_active: false })
  await app.deliverPaymentEvents()
  expect(await seeker.status()).toMatchObject({ status: 'active', planName: 'Active', amount: dollars.active })
  expect((await seeker.calls.get('/api/auth/user')).body).toMatchObject({
    subscriptionActive: true,
    subscriptionPlan: 'active',
  })
  expect(await seeker.notificationTitles()).toEqual(['Your subscription is active'])
  expect(await seeker.ledger()).toEqual([{ kind: 'payment', amount: cents.active }])
})

test('fifty concurrent calls start one subscription', async () => {
  const seeker = await shopper()
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => seeker.calls.post(changePlan, { plan: 'starter' })),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  const secrets = new Set(replies.map(({ body }) => body.clientSecret))
  expect(secrets.size).toBe(1)
  expect(await seeker.providerSubscriptions()).toHaveLength(1)
  await seeker.pay([...secrets][0])
  await file().deliverPaymentEvents()
  expect(await seeker.providerSubscriptions()).toMatchObject([{ status: 'active', plan: 'starter' }])
  expect(await seeker.ledger()).toEqual([{ kind: 'payment', amount: cents.starter }])
})

test('two tabs with two plans leave at most one payable subscription', async () => {
  const seeker = await shopper()
  const plans = ['starter', 'executive'] as const
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => seeker.calls.post(changePlan, { plan: plans[index % 2] })),
  )
  for (const { status } of replies) expect([200, 409]).toContain(status)
  expect((await seeker.providerSubscriptions()).length).toBeLessThanOrEqual(1)
  await seeker.pay(await seeker.choose('executive'))
  await file().deliverPaymentEvents()
  expect(await seeker.providerSubscriptions()).toMatchObject([{ status: 'active', plan: 'executive' }])
  expect(await seeker.status()).toMatchObject({ status: 'active', planName: 'Executive' })
})

test('after choosing another plan the first one can no longer be paid', async () => {
  const seeker = await shopper()
  const first = await seeker.choose('starter')
  expect(await seeker.choose('starter')).toBe(first)
  const second = await seeker.choose('active')
  await expect(seeker.pay(first)).rejects.toThrow()
  await seeker.pay(second)
  await file().deliverPaymentEvents()
  expect(await seeker.providerSubscriptions()).toMatchObject([{ status: 'active', plan: 'active' }])
})

test('a subscription that was started but not stored is found at the provider and continues', async () => {
  const seeker = await shopper()
  const secret = await seeker.choose('starter')
  await file().pool.query('delete from subscriptions where user_id = $1', [seeker.id])
  await file().pool.query('delete from subscription_attempts where user_id = $1', [seeker.id])
  expect(await seeker.choose('starter')).toBe(secret)
  expect(await seeker.providerSubscriptions()).toHaveLength(1)
  expect(await seeker.status()).toMatchObject({ status: 'incomplete' })
})

test('a declined payment leaves the same invoice payable with another card', async () => {
  const seeker = await shopper()
  const secret = await seeker.choose('starter')
  await expect(seeker.pay(secret, { card: 'declined' })).rejects.toThrow()
  await file().deliverPaymentEvents()
  expect(await seeker.status()).toMatchObject({ status: 'incomplete' })
  expect(await seeker.notificationTitles()).toEqual([])
  expect(await seeker.choose('starter')).toBe(secret)
  expect(await seeker.pay(secret, { card: 'asks' })).toBe('requires_action')
  await seeker.pay(secret, { card: 'asks', confirmed: true })
  await file().deliverPaymentEvents()
  expect(await seeker.status()).toMatchObject({ status: 'active' })
})

test('an upgrade costs the previewed price, once, and a downgrade leaves a credit', async () => {
  const seeker = await shopper()
  await seeker.subscribe('starter')
  expect((await seeker.calls.post(changePlan, { plan: 'starter' })).body.message).toBe(
    'The Starter plan is already your plan.',
  )
  const { body: shown } = await seeker.calls.get('/api/subscription/plan-change?plan=executive')
  expect(shown).toMatchObject({ planName: 'Executive', direction: 'upgrade', nextAmount: dollars.executive })
  const change = { plan: 'executive', prorationDate: shown.prorationDate }
  const replies = await Promise.all(Array.from({ length: 5 }, () => seeker.calls.post(changePlan, change)))
  expect(replies.map(({ status }) => status)).toContain(200)
  for (const { status } of replies) expect([200, 409]).toContain(status)
  await file().deliverPaymentEvents()
  expect(await seeker.status()).toMatchObject({ status: 'active', planName: 'Executive' })
  const amountDue = Math.round(shown.amountDue * 100)
  expect(await seeker.ledger()).toEqual([
    { kind: 'payment', amount: cents.starter },
    { kind: 'payment', amount: amountDue },
  ])

  expect((await seeker.calls.get('/api/subscription/plan-change?plan=starter')).body).toMatchObject({
    direction: 'downgrade',
    amountDue: 0,
    credit: expect.any(Number),
  })
  await seeker.calls.post(changePlan, { plan: 'starter' })
  await file().deliverPaymentEvents()
  expect(await seeker.row()).toMatchObject({ subscription_plan: 'starter', subscription_active: true })
  expect(await seeker.ledger()).toHaveLength(2)
  expect(await seeker.notificationTitles()).toEqual([
    'Your subscription is active',
    'Your plan has changed',
    'Your plan has changed',
  ])
})

test('the browser cannot choose the proration date', async () => {
  const seeker = await shopper()
  await seeker.subscribe('starter')
  const [held] = await seeker.providerSubscriptions()
  const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  for (const prorationDate of [held?.currentPeriodEnd, soon(60), soon(-7_200), '1970-01-01T00:00:00Z']) {
    const reply = await seeker.calls.post(changePlan, { plan: 'executive', prorationDate })
    expect([reply.status, prorationDate]).toEqual([409, prorationDate])
  }
  expect(await seeker.providerSubscriptions()).toMatchObject([{ plan: 'starter' }])
})

test('checkout leads to a subscription, and sends subscribers to the plan change', async () => {
  const app = file()
  const seeker = await shopper()
  const open = (plan: string) => seeker.calls.post('/api/subscription/create-checkout-session', { plan })
  const begun = await seeker.choose('active')
  const { body } = await open('starter')
  expect((await open('starter')).body).toEqual(body)
  await expect(seeker.pay(begun)).rejects.toThrow()
  const session = new URL(body.checkoutUrl).searchParams.get('session') ?? ''
  expect(await app.sandbox.readCheckout(await seeker.customerId(), session)).toMatchObject({
    plan: 'starter',
    successUrl: `${app.config.appUrl.origin}/success?session_id=${session}`,
    cancelUrl: `${app.config.appUrl.origin}/pricing`,
  })
  await app.sandbox.payCheckout(await seeker.customerId(), session, { card: 'succeeds' })
  expect(await seeker.row()).toMatchObject({ subscription_active: false })
  await app.deliverPaymentEvents()
  expect(await seeker.status()).toMatchObject({ status: 'active', planName: 'Starter' })
  expect((await open('executive')).body.checkoutUrl).toBe(`${app.config.appUrl.origin}/subscribe?plan=executive`)
})

test('a person erased at the provider can subscribe again as a new customer', async () => {
  const app = file()
  const seeker = await shopper()
  await seeker.subscribe('starter')
  const before = await seeker.customerId()
  await app.sandbox.eraseCustomer(before)
  await app.deliverPaymentEvents()
  expect(await seeker.status()).toMatchObject({ status: 'expired' })
  await seeker.subscribe('active')
  expect(await seeker.customerId()).not.toBe(before)
  expect(await seeker.status()).toMatchObject({ status: 'active', planName: 'Active' })
})

test('a body changes only the plan', async () => {
  const app = file()
  const [seeker, other] = [await shopper(), await shopper()]
  await other.subscribe('executive')
  const body = {
    plan: 'starter',
    userId: other.id,
    customerId: await other.customerId(),
    subscriptionId: (await other.row()).stripe_subscription_id,
    status: 'active',
    subscriptionActive: true,
    price: 0,
    attemptId: 'chosen',
  }
  expect((await seeker.calls.post(changePlan, body)).status).toBe(200)
  await app.deliverPaymentEvents()
  expect(await seeker.row()).toMatchObject({ subscription_active: false, subscription_plan: null })
  expect(await other.providerSubscriptions()).toMatchObject([{ plan: 'executive', status: 'active' }])
  expect(await seeker.customerId()).not.toBe(await other.customerId())
  for (const plan of ['gold', '', null, ['starter'], { id: 'starter' }])
    expect((await seeker.calls.post(changePlan, { plan })).status).toBe(400)
})
