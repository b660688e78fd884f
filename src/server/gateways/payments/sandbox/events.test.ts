import { expect, test } from 'vitest'
import { PaymentSignatureError } from '#server/gateways/payments/payment-error.ts'
import { signatures } from '#server/gateways/payments/signed-events.ts'
import { cents } from '#test/plan-prices.ts'
import { openSandbox, sandboxWebhookSecret } from './open-sandbox.ts'
import { sandbox, webhookSecret } from './sandbox.fixture.ts'

/** Everything that can happen to one subscriber, and what the webhook would be sent of it. */
async function createNotifiedSandbox() {
  const ledger = await sandbox()
  const { payments, queued, subscriber } = ledger
  const { customerId, id } = await subscriber()
  const [invoice] = await payments.listInvoices(customerId)
  await payments.openDispute(customerId, invoice?.id ?? '')
  await payments.cancelNow(id, { refund: true })
  const sent: { body: string; signature: string }[] = []
  for (const eventId of queued) {
    await payments.deliverEvent(eventId, async (body, signature) => {
      sent.push({ body, signature })
      return 200
    })
  }
  return { ...ledger, customerId, id, invoiceId: invoice?.id, sent }
}

test('what is sent is signed, and says which objects it is about', async () => {
  const { payments, customerId, id, invoiceId, sent } = await createNotifiedSandbox()
  const notices = sent.map(({ body, signature }) => payments.readEvent(Buffer.from(body), signature))
  const about = { customerId, subscriptionId: id, invoiceId: null, chargeId: null }
  expect(notices).toMatchObject([
    { type: 'customer.subscription.created', object: { kind: 'subscription', id }, ...about },
    { type: 'invoice.paid', object: { kind: 'invoice', id: invoiceId }, ...about, invoiceId },
    { type: 'customer.subscription.updated', object: { kind: 'subscription', id }, ...about },
    { type: 'charge.dispute.created', object: { kind: 'dispute' }, customerId: null, chargeId: expect.any(String) },
    { type: 'customer.subscription.deleted', object: { kind: 'subscription', id }, ...about },
    { type: 'charge.refunded', object: { kind: 'charge' }, customerId, chargeId: expect.any(String) },
  ])
  expect(new Set(notices.map((notice) => notice.id)).size).toBe(6)
  for (const notice of notices) {
    expect(notice.id).toMatch(/^evt_sandbox_/)
    expect(notice.createdAt).toMatch(/T\d\d:\d\d:\d\d\.000Z$/)
  }
})

test('an event leads to what it is about', async () => {
  const { payments, customerId, invoiceId, sent } = await createNotifiedSandbox()
  const findId = (type: string) =>
    JSON.parse(sent.find(({ body }) => body.includes(`"${type}"`))?.body ?? '{}').data.object.id
  const charge = await payments.readCharge(findId('charge.refunded'))
  expect(charge).toMatchObject({ customerId, invoiceId, refunds: [{ amount: cents.active }] })
  expect(charge?.refunds[0]?.id).toMatch(/^re_sandbox_/)
  const dispute = await payments.readDispute(findId('charge.dispute.created'))
  expect(dispute).toMatchObject({ customerId, invoiceId, amount: cents.active })
})

test('an event that the webhook does not take is to be sent again', async () => {
  const { payments, queued } = await createNotifiedSandbox()
  const [eventId = ''] = queued
  await expect(payments.deliverEvent(eventId, async () => 500)).rejects.toThrow('The webhook answered 500')
  const unreachable = payments.deliverEvent(eventId, () => Promise.reject(new Error('connection refused')))
  await expect(unreachable).rejects.toThrow('connection refused')
  const seen: string[] = []
  await payments.deliverEvent(eventId, async (body) => {
    seen.push(body)
    return 200
  })
  expect(seen).toHaveLength(1)
})

test('a signature of another, an older or a later time, or of other words, is refused', async () => {
  const { payments, sent } = await createNotifiedSandbox()
  const [{ body, signature } = { body: '', signature: '' }] = sent
  const read = (given: string, header: string | undefined) => () => payments.readEvent(Buffer.from(given), header)
  const signed = (secret: string, shift: number) =>
    signatures.generateTestHeaderString({
      payload: body,
      secret,
      timestamp: Math.floor(Date.now() / 1000) + shift,
    })
  expect(read(body, signature)).not.toThrow()
  expect(read(body, signed(webhookSecret, -290))).not.toThrow()
  expect(read(body, signed(webhookSecret, 290))).not.toThrow()
  expect(read(body, undefined)).toThrow(PaymentSignatureError)
  expect(read(body, 'nonsense')).toThrow(PaymentSignatureError)
  expect(read(`${body} `, signature)).toThrow(PaymentSignatureError)
  expect(read(body, signed('whsec_of_another', 0))).toThrow(PaymentSignatureError)
  expect(read(body, signed(webhookSecret, -310))).toThrow(PaymentSignatureError)
  expect(read(body, signed(webhookSecret, 310))).toThrow(PaymentSignatureError)
  const noEvent = '{"hello":1}'
  const header = signatures.generateTestHeaderString({ payload: noEvent, secret: webhookSecret })
  expect(read(noEvent, header)).toThrow(PaymentSignatureError)
})

test('the secret of the webhook comes of the session secret, and does not give it away', () => {
  const secret = sandboxWebhookSecret('a secret of the tests, long enough')
  expect(secret).toMatch(/^whsec_[\da-f]{64}$/)
  expect(sandboxWebhookSecret('a secret of the tests, long enough')).toBe(secret)
  expect(sandboxWebhookSecret('another secret of the tests, long')).not.toBe(secret)
})

test('a change and its events are stored together, or not at all', async () => {
  const { payments, deps, pool, newCustomer } = await sandbox()
  const customerId = await newCustomer()
  const start = { attemptId: 'one', userId: 'one', customerId, plan: 'active' as const }
  const jobs = { sendMany: () => Promise.reject(new Error('the queue is gone')) }
  await expect(openSandbox({ ...deps, jobs }).payments.startSubscription(start)).rejects.toMatchObject({
    reason: 'unavailable',
  })
  expect(await payments.listLiveSubscriptions(customerId)).toEqual([])
  const { rows } = await pool.query('select kind from sandbox_objects where customer_id = $1 order by kind', [
    customerId,
  ])
  expect(rows).toEqual([{ kind: 'customer' }, { kind: 'idempotency_key' }, { kind: 'test_helpers.test_clock' }])
  expect(await payments.startSubscription(start)).toMatchObject({ subscription: { status: 'incomplete' } })
})
