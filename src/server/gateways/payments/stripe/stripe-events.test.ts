import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { PaymentSignatureError } from '#server/gateways/payments/payment-error.ts'
import { createStripePayments } from './stripe-payments.ts'

const secret = 'whsec_local'
const now = Date.UTC(2026, 10, 22, 12) / 1000
const { webhooks } = new Stripe('sk_test_local')
const keys = { secretKey: 'sk_test_local', publishableKey: 'pk_test_local', webhookSecret: secret, apiUrl: null }
const { readEvent } = createStripePayments(keys, { appName: 'Test', now: () => now * 1000 })

const readBody = (type: string, object: object) =>
  Buffer.from(JSON.stringify({ id: 'evt_1', object: 'event', type, created: now - 60, data: { object } }))
const sign = (body: Buffer, timestamp = now, by = secret) =>
  webhooks.generateTestHeaderString({ payload: body.toString(), secret: by, timestamp })

const paid = readBody('invoice.paid', { object: 'invoice', id: 'in_1', customer: 'cus_1' })

test.each([0, 299, 300, -299, -300])('an event signed %s seconds ago is read', (ago) => {
  expect(readEvent(paid, sign(paid, now - ago))).toMatchObject({ id: 'evt_1', type: 'invoice.paid' })
})

test.each([
  ['too long ago', paid, sign(paid, now - 301)],
  ['for a time to come', paid, sign(paid, now + 301)],
  ['with another secret', paid, sign(paid, now, 'whsec_other')],
  ['for another body', Buffer.from(paid.toString().replace('cus_1', 'cus_2')), sign(paid)],
  ['for another moment', paid, sign(paid).replace(`t=${now}`, `t=${now - 1}`)],
  ['at no moment', paid, sign(paid).replace(`t=${now}`, 't=now')],
  ['by another scheme only', paid, sign(paid).replace('v1=', 'v0=')],
  ['with nothing', paid, undefined],
  ['with an empty header', paid, ''],
  ['but is no event', Buffer.from('{}'), sign(Buffer.from('{}'))],
  ['but cannot be read', Buffer.from('{'), sign(Buffer.from('{'))],
  ['but is empty', Buffer.alloc(0), sign(Buffer.alloc(0))],
])('what was signed %s is refused', (_how, body, signature) => {
  expect(() => readEvent(body, signature)).toThrow(PaymentSignatureError)
})

const parent = { type: 'subscription_details', subscription_details: { subscription: 'sub_1', metadata: {} } }
const none = { customerId: null, subscriptionId: null, invoiceId: null, chargeId: null }
const invoice = { object: 'invoice', id: 'in_1', customer: 'cus_1', parent }
const ofInvoice = { ...none, customerId: 'cus_1', subscriptionId: 'sub_1', invoiceId: 'in_1' }
const subscription = { object: 'subscription', id: 'sub_1', customer: 'cus_1', latest_invoice: 'in_1' }
const ofSubscription = { ...none, customerId: 'cus_1', subscriptionId: 'sub_1' }

test.each([
  [
    'checkout.session.completed',
    { object: 'checkout.session', id: 'cs_1', customer: 'cus_1', subscription: 'sub_1', invoice: 'in_1' },
    ofInvoice,
  ],
  ['invoice.paid', invoice, ofInvoice],
  ['invoice.payment_failed', { ...invoice, customer: { id: 'cus_1' } }, ofInvoice],
  ['invoice.payment_action_required', invoice, ofInvoice],
  ['invoice.paid', { ...invoice, parent: null }, { ...ofInvoice, subscriptionId: null }],
  ['customer.subscription.created', subscription, ofSubscription],
  ['customer.subscription.updated', subscription, ofSubscription],
  ['customer.subscription.deleted', subscription, ofSubscription],
  [
    'charge.refunded',
    { object: 'charge', id: 'ch_1', customer: 'cus_1', payment_intent: 'pi_1' },
    { ...none, customerId: 'cus_1', chargeId: 'ch_1' },
  ],
  ['charge.dispute.created', { object: 'dispute', id: 'dp_1', charge: 'ch_1' }, { ...none, chargeId: 'ch_1' }],
  ['customer.deleted', { object: 'customer', id: 'cus_1' }, { ...none, customerId: 'cus_1' }],
  ['tax.settings.updated', { object: 'tax.settings', charge: 7 }, none],
])('%s says where to look', (type, object: { object: string; id?: string }, ids) => {
  const body = readBody(type, object)
  expect(readEvent(body, sign(body))).toEqual({
    id: 'evt_1',
    type,
    createdAt: new Date((now - 60) * 1000).toISOString(),
    object: { kind: object.object, id: object.id ?? null },
    ...ids,
  })
})
