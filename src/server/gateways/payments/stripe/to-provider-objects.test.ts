import { expect, test } from 'vitest'
import { createTestCustomer } from '#server/gateways/payments/payments-behaviour.fixture.ts'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import { openStripe } from '#test/stripe/open-stripe.ts'
import { toIso } from './to-provider-objects.ts'

async function subscribed() {
  const stripe = await openStripe()
  const customer = await createTestCustomer(stripe)
  const id = await customer.subscribe('starter')
  return { ...stripe, customer, id, held: stripe.server.state.subscriptions.get(id) }
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
  const { payments, held } = await subscribed()
  Object.assign(held, { status, cancelAtPeriodEnd: canceled })
  expect(await payments.readSubscription(held.id)).toMatchObject({ status: expected })
})

test('a subscription with a custom end date is canceled until then, and can be resumed', async () => {
  const { payments, held } = await subscribed()
  held.cancelAt = held.periodStart + 60
  expect(await payments.readSubscription(held.id)).toMatchObject({
    status: 'canceled',
    currentPeriodEnd: toIso(held.cancelAt),
  })
  expect(await payments.resume(held.id)).toMatchObject({ status: 'active', currentPeriodEnd: toIso(held.periodEnd) })
})

test('a subscription to another product does not exist', async () => {
  const { payments, server, held, customer } = await subscribed()
  server.state.prices.get(held.price).metadata = {}
  expect(await payments.readSubscription(held.id)).toBeNull()
  expect(await payments.listLiveSubscriptions(customer.customerId)).toEqual([])
  expect(await Array.fromAsync(payments.allSubscriptions())).toEqual([])
  await expect(payments.cancelAtPeriodEnd(held.id)).rejects.toBeInstanceOf(PaymentError)
})

test('all of a long list is read', async () => {
  const { payments, server, held } = await subscribed()
  for (let count = 1; count < 250; count += 1) server.state.subscriptions.add({ ...held, id: `sub_copy_${count}` })
  expect(await Array.fromAsync(payments.allSubscriptions())).toHaveLength(250)
})

test('a charge and its dispute lead to their invoice', async () => {
  const { payments, server, customer, id } = await subscribed()
  const [charge] = server.state.charges.where(() => true)
  const [invoice] = await customer.invoices()
  await payments.cancelNow(id, { refund: true })
  const { customerId } = customer
  expect(await payments.readCharge(charge?.id ?? '')).toMatchObject({
    customerId,
    invoiceId: invoice?.id,
    refunds: [{ amount: charge?.amount }],
  })
  server.state.disputes.add({ id: 'dp_1', created: server.state.now, charge: charge?.id ?? '', amount: 700 })
  expect(await payments.readDispute('dp_1')).toMatchObject({
    customerId,
    invoiceId: invoice?.id,
    amount: 700,
    reason: 'fraudulent',
    outcome: 'open',
  })
  for (const [status, outcome] of [
    ['under_review', 'open'],
    ['lost', 'lost'],
    ['warning_closed', 'won'],
  ] as const) {
    server.state.disputes.add({
      id: `dp_${status}`,
      created: server.state.now,
      charge: charge?.id ?? '',
      amount: 700,
      status,
    })
    expect(await payments.readDispute(`dp_${status}`)).toMatchObject({ outcome })
  }
})

test('a finished payment page leads to its subscription, and cannot be opened again', async () => {
  const { payments, server, customer, id } = await subscribed()
  await customer.checkout('starter', 'start')
  const [session] = server.state.sessions.where(() => true)
  expect(await payments.readCheckoutSubscription(session?.id ?? '')).toBeNull()
  Object.assign(session ?? {}, { status: 'complete', subscription: id })
  expect(await payments.readCheckoutSubscription(session?.id ?? '')).toBe(id)
  expect(await payments.readCheckoutSubscription('../customers')).toBeNull()
  await expect(customer.checkout('starter', 'start')).rejects.toMatchObject({ reason: 'conflict' })
})

test('the portal opens at its section, or at its first page where its settings have no such section', async () => {
  const { payments, server, customer } = await subscribed()
  const { customerId } = customer
  const open = (section: 'plan' | 'methods' | 'invoices') =>
    payments.openPortal({ customerId, returnUrl: 'https://foothold.example/account', section })
  expect(await open('plan')).toMatch(/subscription_update$/)
  expect(await open('methods')).toMatch(/payment_method_update$/)
  expect(await open('invoices')).toMatch(/\/$/)
  server.billing.portalFlows = []
  expect(await open('plan')).toMatch(/\/$/)
  expect(await open('methods')).not.toBe(await open('methods'))
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
  Object.assign(server, { secretKey: 'sk_test_other' })
  await connect().readSubscription(id).catch(keep)
  expect(refusals.map((error) => (error as PaymentError).reason)).toEqual(['unavailable', 'declined', 'unavailable'])
  for (const error of refusals) {
    const { message, stack, cause } = error as PaymentError
    const reported = JSON.stringify([message, stack, cause, (cause as Error | undefined)?.message])
    expect(reported).not.toMatch(/_secret_|sk_test/)
  }
})
