import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { actingAs, createTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { createShopper } from '#test/subscribers.ts'
import { assignClient } from '#server/people/users/users.service.ts'
import { cents, dollars, priceText } from '#test/plan-prices.ts'
import { cancelDuplicate, endExpiredGracePeriods } from './grace-periods.service.ts'
import { readAllowance } from './subscriptions.service.ts'

const file = fileApp()
const shopper = () => createShopper(file())

async function subscriber() {
  const seeker = await shopper()
  await seeker.subscribe('active')
  return seeker
}

test('a cancellation keeps access until the period ends, can be repeated, and can be undone', async () => {
  const seeker = await subscriber()
  const cancel = () => seeker.calls.post('/api/subscription/cancel')
  const [held] = await seeker.providerSubscriptions()
  const canceled = { status: 'canceled', planName: 'Active', currentPeriodEnd: held?.currentPeriodEnd }
  expect((await cancel()).body).toMatchObject(canceled)
  expect(await cancel()).toMatchObject({ status: 200, body: canceled })
  await file().deliverPaymentEvents()
  expect(await seeker.row()).toMatchObject({ subscription_active: true })

  expect((await seeker.calls.post('/api/subscription/resume')).body).toMatchObject({ status: 'active' })
  expect((await seeker.calls.post('/api/subscription/resume')).status).toBe(409)
  await cancel()
  expect((await seeker.calls.post('/api/subscription/change-plan', { plan: 'active' })).status).toBe(200)
  expect(await seeker.providerSubscriptions()).toMatchObject([{ status: 'active', plan: 'active' }])
  await cancel()
  expect((await seeker.calls.post('/api/subscription/change-plan', { plan: 'starter' })).status).toBe(200)
  expect(await seeker.providerSubscriptions()).toMatchObject([{ status: 'active', plan: 'starter' }])
  await file().deliverPaymentEvents()
  const { rows } = await file().pool.query(
    "select action, actor_id = $1 as own from audit_log where subject_id = $1 and action like 'subscription.%' order by at",
    [seeker.id],
  )
  expect(rows.map(({ action, own }) => `${action} ${own ? 'by themselves' : 'by the product'}`)).toEqual([
    'subscription.started by the product',
    'subscription.canceled by themselves',
    'subscription.resumed by themselves',
    'subscription.canceled by themselves',
    'subscription.resumed by themselves',
    'subscription.canceled by themselves',
    'subscription.changed by themselves',
    'subscription.resumed by themselves',
  ])
})

test('after the last day of a canceled subscription the access is gone, and the person can subscribe again', async () => {
  const seeker = await subscriber()
  await seeker.calls.post('/api/subscription/cancel')
  await seeker.moveToRenewal(0)
  expect(await seeker.status()).toMatchObject({ status: 'expired' })
  expect(await seeker.row()).toMatchObject({
    subscription_active: false,
    subscription_plan: null,
    stripe_subscription_id: null,
  })
  expect(await readAllowance(file().db, seeker.id)).toBeNull()
  expect((await seeker.calls.post('/api/subscription/cancel')).status).toBe(409)
  await seeker.subscribe('executive')
  expect(await seeker.status()).toMatchObject({ status: 'active', planName: 'Executive' })
  expect((await seeker.notificationTitles()).slice(-3)).toEqual([
    'Your subscription is cancelled',
    'Your subscription has ended',
    'Your subscription is active',
  ])
})

test('an unpaid subscription is canceled at once', async () => {
  const seeker = await shopper()
  const secret = await seeker.choose('starter')
  expect((await seeker.calls.post('/api/subscription/cancel')).body).toMatchObject({ status: 'expired' })
  await expect(seeker.pay(secret)).rejects.toThrow()
  expect(await seeker.notificationTitles()).toEqual([])
  await seeker.subscribe('starter')
  expect(await seeker.status()).toMatchObject({ status: 'active' })
})

test('a failed renewal keeps access for seven days, notifies and mails, and recovers with the payment', async () => {
  const app = file()
  const seeker = await subscriber()
  const customerId = await seeker.customerId()
  await app.sandbox.changePortal(customerId, { declines: true })
  await seeker.moveToRenewal(1)
  expect(await seeker.status()).toMatchObject({ status: 'past_due' })
  expect(await seeker.row()).toMatchObject({ subscription_active: true })
  expect(await readAllowance(app.db, seeker.id)).toMatchObject({ limit: 25 })
  const { rows } = await app.pool.query(
    'select grace_ends, current_period_start from subscriptions where user_id = $1',
    [seeker.id],
  )
  expect(rows[0].grace_ends - rows[0].current_period_start).toBe(7 * 24 * 60 * 60 * 1000)
  expect(await seeker.status()).toMatchObject({ graceEnds: rows[0].grace_ends.toISOString() })
  const mails = (await app.deliverMail()).filter(({ to }) => to.address === seeker.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Here is your Foothold receipt for ${priceText.active}`,
    'Your Foothold payment did not go through',
  ])
  expect(mails[1]?.text).toContain(`${app.config.appUrl.origin}/account`)
  expect((await seeker.calls.post('/api/subscription/change-plan', { plan: 'starter' })).status).toBe(409)

  await app.sandbox.changePortal(customerId, { declines: false })
  await app.sandbox.replaceCard(customerId, { card: 'succeeds' })
  await app.deliverPaymentEvents()
  expect(await seeker.status()).toMatchObject({ status: 'active' })
  expect(await seeker.status()).not.toHaveProperty('graceEnds')
  expect(await seeker.notificationTitles()).toEqual([
    'Your subscription is active',
    'Your payment did not go through',
    'Your payment went through',
  ])
  expect(await seeker.ledger()).toEqual([
    { kind: 'payment', amount: cents.active },
    { kind: 'payment', amount: cents.active },
  ])
})

test('after the grace period access ends until the payment, and a late mail is not sent', async () => {
  const app = file()
  const seeker = await subscriber()
  await app.deliverMail()
  const customerId = await seeker.customerId()
  await app.sandbox.changePortal(customerId, { declines: true })
  await seeker.moveToRenewal(6)
  expect(await seeker.row()).toMatchObject({ subscription_active: true })
  await app.sandbox.moveClock(customerId, 2)
  await endExpiredGracePeriods({ db: app.db, payments: app.payments, jobs: app.jobs })
  expect(await seeker.row()).toMatchObject({ subscription_active: false, subscription_plan: 'active' })
  expect(await seeker.status()).toMatchObject({ status: 'past_due' })
  await endExpiredGracePeriods({ db: app.db, payments: app.payments, jobs: app.jobs })
  await app.deliverPaymentEvents()
  expect((await seeker.notificationTitles()).slice(1)).toEqual([
    'Your payment did not go through',
    'Your subscription is paused',
  ])

  await app.sandbox.changePortal(customerId, { declines: false })
  await app.sandbox.replaceCard(customerId, { card: 'succeeds' })
  await app.deliverPaymentEvents()
  expect(await seeker.row()).toMatchObject({ subscription_active: true })
  const mailed = app.mails.length
  await app.deliverMail()
  expect(app.mails.slice(mailed).filter(({ to }) => to.address === seeker.email)).toMatchObject([
    { subject: `Here is your Foothold receipt for ${priceText.active}` },
  ])
})

test('a past due subscription is canceled at once, and not charged again', async () => {
  const app = file()
  const seeker = await subscriber()
  await app.sandbox.changePortal(await seeker.customerId(), { declines: true })
  await seeker.moveToRenewal(1)
  expect((await seeker.calls.post('/api/subscription/cancel')).body).toMatchObject({ status: 'expired' })
  await app.sandbox.changePortal(await seeker.customerId(), { declines: false })
  await seeker.moveClock(40)
  expect(await seeker.row()).toMatchObject({ subscription_active: false })
  expect(await seeker.ledger()).toHaveLength(1)
})

test('a person who pays twice keeps the older subscription; the other one is canceled and refunded', async () => {
  const app = file()
  const { admin } = await createTeam(app)
  const seeker = await shopper()
  await seeker.subscribe('starter')
  const customerId = await seeker.customerId()
  const second = await app.sandbox.startSubscription({
    attemptId: randomUUID(),
    userId: seeker.id,
    customerId,
    plan: 'executive',
  })
  await seeker.pay(second.clientSecret ?? '')
  await app.deliverPaymentEvents()
  expect(await seeker.status()).toMatchObject({ status: 'active', planName: 'Starter' })
  const doubles = app.takeQueued('cancel-duplicate-subscription')
  expect(doubles).toContainEqual({ subscriptionId: second.subscription.id })
  for (const { subscriptionId } of doubles)
    await cancelDuplicate({ db: app.db, payments: app.payments, jobs: app.jobs }, subscriptionId)
  await app.deliverPaymentEvents()
  expect(await seeker.providerSubscriptions()).toMatchObject([{ plan: 'starter', status: 'active' }])
  expect(await seeker.ledger()).toEqual(
    expect.arrayContaining([
      { kind: 'payment', amount: cents.starter },
      { kind: 'payment', amount: cents.executive },
      { kind: 'refund', amount: -cents.executive },
    ]),
  )
  expect(await seeker.ledger()).toHaveLength(3)
  expect(await seeker.notificationTitles()).toEqual(['Your subscription is active', 'You subscribed twice'])
  const { rows } = await app.pool.query(
    "select title from notifications where user_id = $1 and type = 'subscription'",
    [admin.id],
  )
  expect(rows).toEqual([{ title: 'A second subscription is being ended' }])
})

test('an abandoned subscription is ended once another one is live', async () => {
  const app = file()
  const seeker = await shopper()
  const customerId = await seeker.customerId()
  expect(customerId).toBeNull()
  const left = await seeker.choose('starter')
  const { subscription, clientSecret } = await app.sandbox.startSubscription({
    attemptId: randomUUID(),
    userId: seeker.id,
    customerId: await seeker.customerId(),
    plan: 'active',
  })
  await seeker.pay(clientSecret ?? '')
  await app.deliverPaymentEvents()
  for (const { subscriptionId } of app.takeQueued('cancel-duplicate-subscription'))
    await cancelDuplicate({ db: app.db, payments: app.payments, jobs: app.jobs }, subscriptionId)
  await expect(seeker.pay(left)).rejects.toThrow()
  expect(await seeker.providerSubscriptions()).toMatchObject([{ id: subscription.id, status: 'active' }])
})

test('an account manager sees the plan at once', async () => {
  const app = file()
  const { admin, manager } = await createTeam(app)
  const seeker = await shopper()
  await assignClient(app, actingAs(admin), { userId: seeker.id, accountManagerId: manager.id })
  const heard: string[] = []
  const calls = await app.signIn(manager)
  await seeker.subscribe('active')
  heard.push(
    ...(await calls.get('/api/account-manager/clients')).body.map((each: { planLimit: number }) => `${each.planLimit}`),
  )
  expect(heard).toContain('25')
})

test('without a subscription the person has nothing at the card provider', async () => {
  const seeker = await shopper()
  expect((await seeker.calls.get('/api/payment/settings')).body).toEqual({ provider: 'sandbox', publishableKey: null })
  expect((await seeker.calls.get('/api/payment/methods')).body).toEqual([])
  expect((await seeker.calls.get('/api/payment/invoices')).body).toEqual([])
  for (const path of ['/api/billing-portal', '/api/subscription/cancel', '/api/subscription/resume'])
    expect((await seeker.calls.post(path)).status, path).toBe(409)
  expect((await seeker.calls.get('/api/subscription/plan-change?plan=starter')).status).toBe(409)
  expect(await seeker.customerId()).toBeNull()
})

test('only the person sees their cards and invoices', async () => {
  const [seeker, other] = [await subscriber(), await shopper()]
  expect((await seeker.calls.get('/api/payment/methods')).body).toMatchObject([{ brand: 'visa', last4: '4242' }])
  expect((await seeker.calls.get('/api/payment/invoices')).body).toMatchObject([
    { status: 'paid', total: dollars.active, paid: dollars.active },
  ])
  expect((await other.calls.get('/api/payment/invoices')).body).toEqual([])
  expect((await seeker.calls.post('/api/billing-portal', { section: 'methods' })).body.url).toContain('/sandbox/portal')
})
