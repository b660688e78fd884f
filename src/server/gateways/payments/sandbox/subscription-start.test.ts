import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cents } from '#test/plan-prices.ts'
import { sandbox } from './sandbox.fixture.ts'

test('a subscription is incomplete until its first invoice is paid', async () => {
  const { payments, newCustomer, start, events } = await sandbox()
  const customerId = await newCustomer()
  expect(customerId).toMatch(/^cus_sandbox_/)
  const { subscription, clientSecret } = await start(customerId, 'active')
  expect(subscription).toMatchObject({ customerId, plan: 'active', status: 'incomplete' })
  expect(subscription.id).toMatch(/^sub_sandbox_/)
  expect(clientSecret).toMatch(/^pi_sandbox_\w+_secret_\w+$/)
  expect(await payments.readClientSecret(subscription.id)).toBe(clientSecret)
  expect(await payments.listInvoices(customerId)).toMatchObject([
    { status: 'open', total: cents.active, amountPaid: 0 },
  ])
  expect(await payments.paymentMethods(customerId)).toEqual([])
  expect(await events()).toEqual(['customer.subscription.created'])

  expect(await payments.confirmPayment(customerId, clientSecret, { card: 'succeeds' })).toBe('succeeded')
  expect(await payments.readSubscription(subscription.id)).toMatchObject({ status: 'active' })
  expect(await payments.readClientSecret(subscription.id)).toBeNull()
  expect(await payments.listInvoices(customerId)).toMatchObject([
    {
      subscriptionId: subscription.id,
      status: 'paid',
      total: cents.active,
      amountPaid: cents.active,
      amountRefunded: 0,
    },
  ])
  expect(await payments.paymentMethods(customerId)).toMatchObject([{ brand: 'visa', last4: '4242', isDefault: true }])
  expect(await events()).toEqual(['invoice.paid', 'customer.subscription.updated'])
})

test('a payment that is confirmed twice is made once', async () => {
  const { payments, newCustomer, start, events } = await sandbox()
  const customerId = await newCustomer()
  const { clientSecret } = await start(customerId, 'starter')
  const confirm = () => payments.confirmPayment(customerId, clientSecret, { card: 'succeeds' })
  expect(await Promise.all([confirm(), confirm(), confirm()])).toEqual(['succeeded', 'succeeded', 'succeeded'])
  expect((await events()).filter((type) => type === 'invoice.paid')).toHaveLength(1)
  expect(await payments.listInvoices(customerId)).toMatchObject([{ amountPaid: cents.starter }])
})

test('a declined card leaves the subscription incomplete, and another card pays it', async () => {
  const { payments, newCustomer, start, events } = await sandbox()
  const customerId = await newCustomer()
  const { subscription, clientSecret } = await start(customerId, 'active')
  await events()
  await expect(payments.confirmPayment(customerId, clientSecret, { card: 'declined' })).rejects.toMatchObject({
    reason: 'declined',
    message: 'Your card was declined.',
  })
  expect(await events()).toEqual(['invoice.payment_failed'])
  expect(await payments.readSubscription(subscription.id)).toMatchObject({ status: 'incomplete' })
  expect(await payments.paymentMethods(customerId)).toEqual([])
  expect(await payments.confirmPayment(customerId, clientSecret, { card: 'succeeds' })).toBe('succeeded')
  expect(await payments.readSubscription(subscription.id)).toMatchObject({ status: 'active' })
})

test('a card whose bank asks pays once its holder has answered', async () => {
  const { payments, newCustomer, start } = await sandbox()
  const customerId = await newCustomer()
  const { subscription, clientSecret } = await start(customerId, 'active')
  const status = async () => (await payments.readSubscription(subscription.id))?.status
  expect(await payments.confirmPayment(customerId, clientSecret, { card: 'asks' })).toBe('requires_action')
  expect(await status()).toBe('incomplete')
  const refused = payments.confirmPayment(customerId, clientSecret, { card: 'asks', confirmed: false })
  await expect(refused).rejects.toMatchObject({ reason: 'declined' })
  expect(await status()).toBe('incomplete')
  expect(await payments.confirmPayment(customerId, clientSecret, { card: 'asks', confirmed: true })).toBe('succeeded')
  expect(await status()).toBe('active')
})

test('fifty starts at once by one key make one subscription, and fifty accounts of one person one customer', async () => {
  const { payments, pool, newCustomer, start } = await sandbox()
  const customerId = await newCustomer()
  const attemptId = randomUUID()
  const started = await Promise.all(Array.from({ length: 50 }, () => start(customerId, 'active', attemptId)))
  expect(new Set(started.map(({ subscription }) => subscription.id)).size).toBe(1)
  expect(new Set(started.map(({ clientSecret }) => clientSecret)).size).toBe(1)
  expect(await payments.listLiveSubscriptions(customerId)).toHaveLength(1)
  expect(await payments.listInvoices(customerId)).toHaveLength(1)

  const person = { userId: randomUUID(), email: 'sam@example.test', name: 'Sam Rivera' }
  const made = await Promise.all(Array.from({ length: 50 }, () => payments.createCustomer(person)))
  expect(new Set(made).size).toBe(1)
  const { rows } = await pool.query("select id from sandbox_objects where kind = 'customer'")
  expect(rows).toHaveLength(2)
})

test('a first invoice can be paid for 23 hours', async () => {
  const { payments, newCustomer, start, events } = await sandbox()
  const customerId = await newCustomer()
  const { subscription, clientSecret } = await start(customerId, 'active')
  await events()
  await payments.moveClock(customerId, 1)
  expect(await payments.readSubscription(subscription.id)).toMatchObject({ status: 'expired' })
  expect(await payments.listLiveSubscriptions(customerId)).toEqual([])
  expect(await payments.listInvoices(customerId)).toMatchObject([{ status: 'void' }])
  expect(await events()).toEqual(['customer.subscription.updated'])
  const late = payments.confirmPayment(customerId, clientSecret, { card: 'succeeds' })
  await expect(late).rejects.toMatchObject({ reason: 'conflict' })
})

test('what is abandoned cannot be paid any more, and what was paid cannot be abandoned', async () => {
  const { payments, newCustomer, start, subscriber } = await sandbox()
  const customerId = await newCustomer()
  const { subscription, clientSecret } = await start(customerId, 'active')
  expect(await payments.abandonSubscription(subscription.id)).toMatchObject({ status: 'expired' })
  const late = payments.confirmPayment(customerId, clientSecret, { card: 'succeeds' })
  await expect(late).rejects.toMatchObject({ reason: 'conflict' })
  const paid = await subscriber()
  expect(await payments.abandonSubscription(paid.id)).toMatchObject({ status: 'active' })
})

test('unknown objects, and those of another customer, are missing', async () => {
  const { payments, newCustomer, start, subscriber } = await sandbox()
  const missing = { reason: 'missing' }
  expect(await payments.readSubscription('sandbox_sub_demo')).toBeNull()
  expect(await payments.readInvoice('in_sandbox_none')).toBeNull()
  expect(await payments.readCharge('ch_sandbox_none')).toBeNull()
  expect(await payments.readDispute('dp_sandbox_none')).toBeNull()
  expect(await payments.readCheckoutSubscription('cs_sandbox_none')).toBeNull()
  await expect(payments.cancelAtPeriodEnd('sandbox_sub_demo')).rejects.toMatchObject(missing)
  await expect(payments.paymentMethods('cus_sandbox_none')).rejects.toMatchObject(missing)
  await expect(payments.now('cus_sandbox_none')).rejects.toMatchObject(missing)

  const { clientSecret } = await start(await newCustomer(), 'active')
  const other = await subscriber()
  const stolen = payments.confirmPayment(other.customerId, clientSecret, { card: 'succeeds' })
  await expect(stolen).rejects.toMatchObject(missing)
})
