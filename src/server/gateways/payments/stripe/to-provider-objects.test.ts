import { expect, test } from 'vitest'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import { createTestCustomer, openStripe } from '#test/stripe/open-stripe.ts'
import { toIso } from './to-provider-objects.ts'

async function subscribed() {
  const stripe = await openStripe()
  const customer = await createTestCustomer(stripe)
  const id = await customer.subscribe('starter')
  const [held] = await stripe.server.list('subscription')
  if (!held) throw new Error('There is no subscription')
  return { ...stripe, customer, id, held, item: held.items.data[0] }
}

test.each([
  ['active', false, 'active'],
  ['active', true, 'canceled'],
  ['trialing', false, 'active'],
  ['trialing', true, 'canceled'],
  ['past_due', false, 'past_due'],
  ['past_due', true, 'past_due'],
  ['incomplete', false, 'incomplete'],
  ['incomplete_expired', false, 'expired'],
  ['unpaid', false, 'expired'],
  ['paused', true, 'expired'],
  ['canceled', true, 'expired'],
  ['something new', false, 'expired'],
])('%s, cancelled: %s, is %s', async (status, canceled, expected) => {
  const { payments, server, held } = await subscribed()
  const state = { ...held, status, cancel_at_period_end: canceled }
  await server.put(state)
  expect(await payments.readSubscription(held.id)).toMatchObject({ status: expected })
})

test('a subscription with a custom end date is canceled until then, and can be resumed', async () => {
  const { payments, server, held, item } = await subscribed()
  const cancel_at = item.current_period_start + 60
  await server.put({ ...held, cancel_at })
  expect(await payments.readSubscription(held.id)).toMatchObject({
    status: 'canceled',
    currentPeriodEnd: toIso(cancel_at),
  })
  expect(await payments.resume(held.id)).toMatchObject({
    status: 'active',
    currentPeriodEnd: toIso(item.current_period_end),
  })
})

test('a subscription to another product does not exist', async () => {
  const { payments, server, held, item, customer } = await subscribed()
  item.price.metadata = {}
  await server.put(held)
  expect(await payments.readSubscription(held.id)).toBeNull()
  expect(await payments.listLiveSubscriptions(customer.customerId)).toEqual([])
  expect(await Array.fromAsync(payments.allSubscriptions())).toEqual([])
  await expect(payments.cancelAtPeriodEnd(held.id)).rejects.toBeInstanceOf(PaymentError)
})

test('all of a long list is read', async () => {
  const { payments, server, held } = await subscribed()
  for (let count = 1; count < 250; count += 1) await server.put({ ...held, id: `sub_copy_${count}` }, held.id)
  expect(await Array.fromAsync(payments.allSubscriptions())).toHaveLength(250)
})

test('a charge and its dispute lead to their invoice', async () => {
  const { payments, server, customer, id } = await subscribed()
  const [charge] = await server.list('charge')
  const [invoice] = await customer.invoices()
  await payments.cancelNow(id, { refund: true })
  const { customerId } = customer
  expect(await payments.readCharge(charge?.id ?? '')).toMatchObject({
    customerId,
    invoiceId: invoice?.id,
    refunds: [{ amount: charge?.amount }],
  })
  const disputeId = await server.pages.openDispute(customerId, invoice?.id ?? '')
  expect(await payments.readDispute(disputeId)).toMatchObject({
    customerId,
    invoiceId: invoice?.id,
    amount: charge?.amount,
    reason: 'fraudulent',
    outcome: 'open',
  })
  const [dispute] = await server.list('dispute')
  for (const [status, outcome] of [
    ['under_review', 'open'],
    ['lost', 'lost'],
    ['warning_closed', 'won'],
  ] as const) {
    const state = { ...dispute!, status }
    await server.put(state)
    expect(await payments.readDispute(disputeId)).toMatchObject({ outcome })
  }
})

test('a finished payment page leads to its subscription, and cannot be opened again', async () => {
  const { payments, server, customer, id } = await subscribed()
  await customer.checkout('starter', 'start')
  const [session] = await server.list('checkout.session')
  expect(await payments.readCheckoutSubscription(session?.id ?? '')).toBeNull()
  await server.put({ ...session!, status: 'complete', subscription: id, url: null })
  expect(await payments.readCheckoutSubscription(session?.id ?? '')).toBe(id)
  expect(await payments.readCheckoutSubscription('../customers')).toBeNull()
  await expect(customer.checkout('starter', 'start')).rejects.toMatchObject({ reason: 'conflict' })
})

test('the portal opens at its section, or at its first page where its settings have no such section', async () => {
  const { payments, server, customer } = await subscribed()
  const { customerId } = customer
  const open = (section: 'plan' | 'methods' | 'invoices') =>
    payments.openPortal({ customerId, returnUrl: 'https://foothold.example/account', section })
  expect(await open('plan')).toMatch(/portal\?section=plan$/)
  expect(await open('methods')).toMatch(/portal\?section=methods$/)
  expect(await open('invoices')).toMatch(/portal$/)
  server.fail('POST /v1/billing_portal/sessions', 'refused')
  expect(await open('plan')).toMatch(/portal$/)
  const keys = server.listRequests('POST /v1/billing_portal/sessions').map(({ key }) => key)
  expect(new Set(keys).size).toBe(5)
})

test('open invoices of an erased customer cannot be paid', async () => {
  const { payments, pay, customer } = await subscribed()
  const { clientSecret } = await customer.start('executive')
  await payments.eraseCustomer(customer.customerId)
  await expect(pay(clientSecret ?? '', 'good')).rejects.toThrow('canceled')
})

test('no error contains a secret', async () => {
  const stripe = await subscribed()
  const { server, useCard, connect, customer, id } = stripe
  server.fail('GET /v1/subscriptions/sub_1', 'nonsense')
  const refusals: unknown[] = []
  const keep = (error: unknown) => void refusals.push(error)
  await stripe.payments.readSubscription('sub_1').catch(keep)
  await useCard(customer.customerId, 'declined')
  await stripe.payments.changePlan({ subscriptionId: id, plan: 'active', key: 'up' }).catch(keep)
  server.fail(`GET /v1/subscriptions/${id}`, 'denied')
  await connect().readSubscription(id).catch(keep)
  expect(refusals.map((error) => (error as PaymentError).reason)).toEqual(['unavailable', 'declined', 'unavailable'])
  for (const error of refusals) {
    const { message, stack, cause } = error as PaymentError
    const reported = JSON.stringify([message, stack, cause, (cause as Error | undefined)?.message])
    expect(reported).not.toMatch(/_secret_|sk_test/)
  }
})
