import { expect, test } from 'vitest'
import { webhookPath } from '#contract/payments.ts'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import { sandboxWebhookSecret } from '#server/gateways/payments/sandbox/open-sandbox.ts'
import { signatures } from '#server/gateways/payments/signed-events.ts'
import { createUser } from '#test/factories.ts'
import { fileApp, testApp, type TestApp } from '#test/harness.ts'
import { createShopper } from '#test/subscribers.ts'
import { cents } from '#test/plan-prices.ts'

const file = fileApp()
const secret = sandboxWebhookSecret('a secret of the tests, long enough')
const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset

function signed(payload: string, options: { timestamp?: number; secret?: string } = {}) {
  return signatures.generateTestHeaderString({ payload, secret, ...options })
}

const post = (app: TestApp, body: string | Buffer, signature?: string, headers: Record<string, string> = {}) =>
  app.call('POST', webhookPath, {
    body,
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      ...headers,
    },
  })

const buildEvent = (id: string, type: string, object: object) =>
  JSON.stringify({ id, object: 'event', type, created: seconds(0), data: { object } })

async function kept({ pool }: TestApp, id: string) {
  const { rows } = await pool.query('select * from payment_events where id = $1', [id])
  return rows
}

/** The sandbox's queued events, as they would be sent. */
async function waiting(app: TestApp) {
  const events: { body: string; signature: string }[] = []
  for (const { eventId } of app.takeQueued('sandbox-event'))
    await app.sandbox.deliverEvent(eventId, async (body, signature) => {
      events.push({ body, signature })
      return 200
    })
  return events
}

test('accepts only bodies that the provider signed, to the byte and within five minutes', async () => {
  const app = file()
  const body = buildEvent('evt_forged', 'customer.subscription.updated', { id: 'sub_1', object: 'subscription' })
  const refused = [
    await post(app, body),
    await post(app, body, ''),
    await post(app, body, 'no signature'),
    await post(app, body, signed(body, { secret: 'whsec_guessed' })),
    await post(app, body, signed(body, { timestamp: seconds(-301) })),
    await post(app, body, signed(body, { timestamp: seconds(301) })),
    await post(app, `${body} `, signed(body)),
    await post(app, body.replace('sub_1', 'sub_2'), signed(body)),
    await post(app, Buffer.from(body, 'utf16le'), signed(body)),
    await post(app, '', signed('')),
    await post(app, 'null', signed('null')),
    await post(app, '{"id":5}', signed('{"id":5}')),
  ]
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400))
  expect(refused[0]?.body).toEqual({ message: 'The signature is not valid' })
  expect(await kept(app, 'evt_forged')).toEqual([])
  expect((await post(app, 'x'.repeat(300_000), signed('x'))).status).toBe(413)

  expect((await post(app, body, signed(body, { timestamp: seconds(-290) }))).status).toBe(200)
  expect((await post(app, body, signed(body), { 'content-type': 'text/plain; charset=utf-8' })).status).toBe(200)
  expect(await kept(app, 'evt_forged')).toHaveLength(1)
})

test('an event of an unknown type or customer is stored and changes nothing', async () => {
  const app = file()
  const stranger = await app.sandbox.createCustomer({ userId: 'nobody', email: 'n@example.test', name: 'N' })
  await app.sandbox.startSubscription({ attemptId: 'x', userId: 'nobody', customerId: stranger, plan: 'active' })
  const events = await waiting(app)
  events.push(
    ...[buildEvent('evt_new', 'balance.available', { object: 'balance' })].map((body) => ({
      body,
      signature: signed(body),
    })),
  )
  for (const { body, signature } of events) {
    expect((await post(app, body, signature)).status).toBe(200)
    expect(await kept(app, JSON.parse(body).id)).toMatchObject([{ error: null, processed_at: expect.any(Date) }])
  }
  const { rows } = await app.pool.query('select 1 from payment_ledger union all select 1 from subscriptions')
  expect(rows).toEqual([])
})

test('only the ids of an event are stored', async () => {
  const app = file()
  const body = buildEvent('evt_personal', 'charge.succeeded', {
    id: 'ch_1',
    object: 'charge',
    customer: 'cus_1',
    billing_details: { name: 'Maya Okafor', email: 'maya@example.test' },
    payment_method_details: { card: { last4: '4242' } },
  })
  await post(app, body, signed(body))
  const [row] = await kept(app, 'evt_personal')
  expect(row.payload).toEqual({
    createdAt: expect.any(String),
    object: { kind: 'charge', id: 'ch_1' },
    customerId: 'cus_1',
    subscriptionId: null,
    invoiceId: null,
    chargeId: 'ch_1',
  })
})

test('an event is applied once, however often it arrives', async () => {
  const app = file()
  const shopper = await createShopper(app)
  await shopper.pay(await shopper.choose('starter'))
  const events = await waiting(app)
  for (let time = 0; time < 2; time++) {
    const replies = await Promise.all(
      events.flatMap(({ body, signature }) => [post(app, body, signature), post(app, body, signature)]),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  }
  expect(await shopper.notificationTitles()).toEqual(['Your subscription is active'])
  expect(await shopper.ledger()).toEqual([{ kind: 'payment', amount: cents.starter }])
  expect(await shopper.status()).toMatchObject({ status: 'active' })
})

test('an event replayed months later applies the current state', async () => {
  const app = file()
  const shopper = await createShopper(app)
  await shopper.pay(await shopper.choose('starter'))
  const events = await waiting(app)
  await app.deliverPaymentEvents()
  await app.sandbox.cancelNow((await shopper.providerSubscriptions())[0]?.id ?? '')
  await app.deliverPaymentEvents()
  for (const { body } of events) expect((await post(app, body, signed(body))).status).toBe(200)
  expect(await shopper.status()).toMatchObject({ status: 'expired' })
  expect(await shopper.row()).toMatchObject({ subscription_active: false })
  const altered = buildEvent('evt_old', 'customer.subscription.updated', {
    id: 'sub_1',
    object: 'subscription',
    status: 'active',
  })
  expect((await post(app, altered, signed(altered))).status).toBe(200)
  expect(await shopper.row()).toMatchObject({ subscription_active: false })
})

test('while the provider cannot be read an event is stored with the reason, and applied when it comes again', async () => {
  const app = await testApp()
  const shopper = await createShopper(app)
  await shopper.pay(await shopper.choose('starter'))
  const events = await waiting(app)
  const { readSubscription } = app.payments
  const down = async () => {
    throw new PaymentError('unavailable', 'The provider answered 500')
  }
  app.payments.readSubscription = down
  for (const { body, signature } of events) {
    const reply = await post(app, body, signature)
    expect([reply.status, reply.headers['retry-after'], reply.body.message]).toEqual([503, '5', 'Something went wrong'])
    expect(await kept(app, JSON.parse(body).id)).toMatchObject([
      { processed_at: null, error: 'The provider answered 500' },
    ])
  }
  expect(await shopper.ledger()).toEqual([])
  const admin = await app.signIn(await createUser(app, { role: 'admin' }))
  const unprocessed = async () => (await admin.get('/api/admin/payment-events?unprocessed=1')).body
  expect(await unprocessed()).toHaveLength(events.length)
  app.payments.readSubscription = readSubscription
  for (const { body, signature } of events) expect((await post(app, body, signature)).status).toBe(200)
  expect(await unprocessed()).toEqual([])
  expect(await shopper.status()).toMatchObject({ status: 'active' })
  for (const { body } of events)
    expect(await kept(app, JSON.parse(body).id)).toMatchObject([{ processed_at: expect.any(Date), error: null }])
})

test('the admin sees the events, and replays a lost one', async () => {
  const app = await testApp()
  const admin = await app.signIn(await createUser(app, { role: 'admin' }))
  const shopper = await createShopper(app)
  await shopper.subscribe('active')
  await app.pool.query(
    'set session_replication_role = replica; delete from payment_ledger; set session_replication_role = default',
  )
  await app.pool.query("update subscriptions set status = 'incomplete'")
  const first = await admin.get('/api/admin/payment-events?limit=2')
  expect(first.body).toHaveLength(2)
  const nextPage = await admin.get(`/api/admin/payment-events?cursor=${String(first.headers['x-next-cursor'])}`)
  const all = [...first.body, ...nextPage.body]
  const { rows } = await app.pool.query('select id from payment_events')
  expect(all.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())

  const paid = all.find(({ type }) => type === 'invoice.paid')
  const replayed = await admin.post(`/api/admin/payment-events/${paid.id}/replay`)
  expect(replayed.body).toMatchObject({ id: paid.id, error: null })
  expect(await shopper.ledger()).toEqual([{ kind: 'payment', amount: cents.active }])
  expect(await shopper.status()).toMatchObject({ status: 'active' })
  expect((await admin.post(`/api/admin/payment-events/${paid.id}/replay`)).status).toBe(200)
  expect(await shopper.ledger()).toHaveLength(1)
  expect((await admin.post('/api/admin/payment-events/evt_none/replay')).status).toBe(404)
  const { rows: audit } = await app.pool.query("select details from audit_log where action = 'payment-event.replayed'")
  expect(audit[0]).toEqual({ details: { event: paid.id, type: 'invoice.paid' } })
})
