import { expect, test } from 'vitest'
import { cents } from '#test/plan-prices.ts'
import { addMonthsTo, sandbox } from './sandbox.fixture.ts'

const day = 24 * 60 * 60 * 1000

/** A subscriber whose first renewal has failed, one day after the end of the first month at the latest. */
async function pastDue(declines = true) {
  const ledger = await sandbox()
  const { payments, subscriber, events } = ledger
  const person = await subscriber('active', declines ? { card: 'succeeds' } : { card: 'asks', confirmed: true })
  if (declines) await payments.changePortal(person.customerId, { declines: true })
  await events()
  const days = Math.ceil((Date.parse(addMonthsTo(person.firstDay, 1)) - Date.parse(person.firstDay)) / day)
  await payments.moveClock(person.customerId, days)
  const status = async () => (await payments.readSubscription(person.id))?.status
  return { ...ledger, ...person, days, status }
}

test('each month ends where the first day says, and is paid by the card on file', async () => {
  const { payments, subscriber, events } = await sandbox()
  const { customerId, id, firstDay } = await subscriber()
  await events()
  await payments.moveClock(customerId, 31 + 31)
  expect(await payments.readSubscription(id)).toMatchObject({
    status: 'active',
    currentPeriodStart: addMonthsTo(firstDay, 2),
    currentPeriodEnd: addMonthsTo(firstDay, 3),
  })
  const invoices = await payments.listInvoices(customerId)
  expect(invoices.map(({ createdAt, amountPaid }) => ({ createdAt, amountPaid }))).toEqual(
    [2, 1, 0].map((months) => ({ createdAt: addMonthsTo(firstDay, months), amountPaid: cents.active })),
  )
  expect(await events()).toEqual([
    'invoice.paid',
    'customer.subscription.updated',
    'invoice.paid',
    'customer.subscription.updated',
  ])
})

test('a renewal that fails leaves the subscription past due, in its next period', async () => {
  const { payments, customerId, id, firstDay, events } = await pastDue()
  expect(await payments.readSubscription(id)).toMatchObject({
    status: 'past_due',
    currentPeriodStart: addMonthsTo(firstDay, 1),
    currentPeriodEnd: addMonthsTo(firstDay, 2),
  })
  const [newest] = await payments.listInvoices(customerId)
  expect(newest).toMatchObject({ status: 'open', total: cents.active, amountPaid: 0, paidAt: null })
  expect(await events()).toEqual(['invoice.payment_failed', 'customer.subscription.updated'])
})

test('it is tried again after 1, 3, 5, 7 and 14 days, and canceled after 21', async () => {
  const { payments, customerId, status, events } = await pastDue()
  // Attempts of the card holder do not move these days.
  await expect(payments.replaceCard(customerId, { card: 'succeeds' })).rejects.toThrow('declined')
  await events()
  const failedOn: number[] = []
  for (let days = 1; days <= 20; days++) {
    await payments.moveClock(customerId, 1)
    if ((await events()).includes('invoice.payment_failed')) failedOn.push(days)
    expect(await status()).toBe('past_due')
  }
  expect(failedOn).toEqual([1, 3, 5, 7, 14])
  await payments.moveClock(customerId, 1)
  expect(await status()).toBe('expired')
  expect(await events()).toEqual(['customer.subscription.deleted'])
  expect(await payments.listLiveSubscriptions(customerId)).toEqual([])
  expect((await payments.listInvoices(customerId))[0]).toMatchObject({ status: 'uncollectible', amountPaid: 0 })
})

test('once charges pass again, the next try pays', async () => {
  const { payments, customerId, status, events } = await pastDue()
  await payments.changePortal(customerId, { declines: false })
  expect(await status()).toBe('past_due')
  await events()
  await payments.moveClock(customerId, 1)
  expect(await status()).toBe('active')
  expect(await events()).toEqual(['invoice.paid', 'customer.subscription.updated'])
})

test('another card pays at once what is open', async () => {
  const { payments, customerId, status, events } = await pastDue()
  await payments.changePortal(customerId, { declines: false })
  await events()
  const refused = payments.replaceCard(customerId, { card: 'declined' })
  await expect(refused).rejects.toMatchObject({ reason: 'declined', message: 'Your card was declined.' })
  expect(await status()).toBe('past_due')
  expect(await payments.replaceCard(customerId, { card: 'succeeds' })).toBe('succeeded')
  expect(await status()).toBe('active')
  expect(await events()).toEqual(['invoice.paid', 'customer.subscription.updated'])
  expect((await payments.listInvoices(customerId))[0]).toMatchObject({ status: 'paid', amountPaid: cents.active })
})

test('a new card stays although the open invoice is declined all the same', async () => {
  const { payments, customerId, status } = await pastDue()
  const before = await payments.paymentMethods(customerId)
  const refused = payments.replaceCard(customerId, { card: 'succeeds' })
  await expect(refused).rejects.toMatchObject({ reason: 'declined' })
  expect(await status()).toBe('past_due')
  expect((await payments.paymentMethods(customerId))[0]?.id).not.toBe(before[0]?.id)
})

test('a card whose bank asks cannot renew by itself; its holder can', async () => {
  const { payments, customerId, status, events } = await pastDue(false)
  expect(await status()).toBe('past_due')
  expect(await events()).toEqual(['invoice.payment_action_required', 'customer.subscription.updated'])
  expect(await payments.replaceCard(customerId, { card: 'asks' })).toBe('requires_action')
  expect(await status()).toBe('past_due')
  expect(await payments.replaceCard(customerId, { card: 'asks', confirmed: true })).toBe('succeeded')
  expect(await status()).toBe('active')
})

test('a canceled subscription runs until its period ends, unless it is resumed before', async () => {
  const { payments, subscriber, events } = await sandbox()
  const { customerId, id, firstDay } = await subscriber()
  await events()
  expect(await payments.cancelAtPeriodEnd(id)).toMatchObject({
    status: 'canceled',
    currentPeriodEnd: addMonthsTo(firstDay, 1),
  })
  expect(await payments.cancelAtPeriodEnd(id)).toMatchObject({ status: 'canceled' })
  expect(await payments.resume(id)).toMatchObject({ status: 'active' })
  expect(await events()).toEqual(['customer.subscription.updated', 'customer.subscription.updated'])

  await payments.cancelAtPeriodEnd(id)
  await payments.moveClock(customerId, 27)
  expect(await payments.readSubscription(id)).toMatchObject({ status: 'canceled' })
  await events()
  await payments.moveClock(customerId, 4)
  expect(await payments.readSubscription(id)).toMatchObject({ status: 'expired' })
  expect(await events()).toEqual(['customer.subscription.deleted'])
  expect(await payments.listInvoices(customerId)).toHaveLength(1)
  await expect(payments.resume(id)).rejects.toMatchObject({ reason: 'conflict' })
})

test('what is ended at once gives its last payment back once, however often it is asked', async () => {
  const { payments, subscriber, events } = await sandbox()
  const { customerId, id } = await subscriber()
  await events()
  for (let times = 0; times < 3; times++)
    expect(await payments.cancelNow(id, { refund: true })).toMatchObject({ status: 'expired' })
  expect(await events()).toEqual(['customer.subscription.deleted', 'charge.refunded'])
  expect(await payments.listInvoices(customerId)).toMatchObject([
    { status: 'paid', amountPaid: cents.active, amountRefunded: cents.active },
  ])
})

test('an erased customer has no name, pays nothing more, and is a new customer after coming back', async () => {
  const { payments, pool, start } = await sandbox()
  const person = { userId: 'f6a3a1c4-0000-4000-8000-000000000001', email: 'maya@example.test', name: 'Maya Okafor' }
  const customerId = await payments.createCustomer(person)
  const { subscription, clientSecret } = await start(customerId, 'active')
  await payments.confirmPayment(customerId, clientSecret, { card: 'succeeds' })
  await payments.changePortal(customerId, { billingAddress: '18 Alder Street' })
  const checkout = { attemptId: 'one', userId: person.userId, plan: 'active' as const, successUrl: 's', cancelUrl: 'c' }
  const page = await payments.startCheckout({ ...checkout, customerId })
  await payments.eraseCustomer(customerId)
  await payments.eraseCustomer(customerId)
  await payments.eraseCustomer('cus_sandbox_gone')

  expect(await payments.readSubscription(subscription.id)).toMatchObject({ status: 'expired' })
  await expect(payments.paymentMethods(customerId)).rejects.toMatchObject({ reason: 'missing' })
  expect(await payments.listInvoices(customerId)).toHaveLength(1)
  const session = new URL(page).searchParams.get('session') ?? ''
  expect(await payments.readCheckout(customerId, session)).toMatchObject({ status: 'expired' })
  await expect(start(customerId, 'active')).rejects.toMatchObject({ reason: 'missing' })
  const { rows } = await pool.query('select data::text as text from sandbox_objects')
  for (const { text } of rows) expect(text).not.toMatch(/Maya|Okafor|example\.test|Alder|f6a3a1c4/)

  const again = await payments.createCustomer(person)
  expect(again).not.toBe(customerId)
})
