import { expect, onTestFinished, test } from 'vitest'
import { webhookPath } from '#contract/payments.ts'
import { refundCharge } from '#server/gateways/payments/sandbox/billing.ts'
import { changeBooks } from '#server/gateways/payments/sandbox/book-store.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import { createTeam } from '#test/factories.ts'
import { createDatabase, startTestApp, type TestApp } from '#test/harness.ts'
import { createShopper, type Shopper } from '#test/subscribers.ts'
import { cents } from '#test/plan-prices.ts'

const types = [
  'customer.subscription.created',
  'invoice.paid',
  'customer.subscription.updated',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
]

function permute<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length < 2) return [[...things]]
  return things.flatMap((first, index) => permute(things.toSpliced(index, 1)).map((rest) => [first, ...rest]))
}

/** Every choice of `count` things, in their order. */
function pickInOrder(things: readonly string[], count: number): string[][] {
  if (count === 0) return [[]]
  return things.flatMap((first, index) =>
    pickInOrder(things.slice(index + 1), count - 1).map((picked) => [first, ...picked]),
  )
}

/**
 * Orders in which any `strength` of the things come in every order, with other things in between. For four of six events these
 * are 37 orders. All 720 take 50 seconds; they would add only faults that depend on the order of five or six events.
 */
function coverOrders(things: readonly string[], strength: number) {
  const orders = permute(things).map((order) => ({ order, parts: pickInOrder(order, strength).map(String) }))
  const missing = new Set(orders.flatMap(({ parts }) => parts))
  const countNew = ({ parts }: (typeof orders)[number]) => parts.filter((part) => missing.has(part)).length
  const covering: string[][] = []
  while (missing.size > 0) {
    const next = orders.reduce((best, order) => (countNew(order) > countNew(best) ? order : best))
    for (const part of next.parts) missing.delete(part)
    covering.push(next.order)
  }
  return covering
}

/** Caches the provider's answers. Nothing changes at the provider, so each order takes little time. */
function atRest(payments: Payments): Payments {
  const cache = new Map<string, Promise<unknown>>()
  const once =
    <Answer>(name: string, ask: (id: string) => Promise<Answer>) =>
    (id: string) => {
      const key = `${name} ${id}`
      const known = cache.get(key) as Promise<Answer> | undefined
      const answer = known ?? ask(id)
      cache.set(key, answer)
      return answer
    }
  return {
    ...payments,
    readSubscription: once('subscription', payments.readSubscription),
    readInvoice: once('invoice', payments.readInvoice),
    readCharge: once('charge', payments.readCharge),
    readDispute: once('dispute', payments.readDispute),
    now: once('now', payments.now),
  }
}

/** Two servers on one database. */
async function twoApps() {
  const database = await createDatabase()
  const sharedDatabase = { url: database.url, drop: async () => {} }
  const app = await startTestApp({}, {}, sharedDatabase)
  const payments = atRest(app.sandbox)
  const servers = [
    await startTestApp({}, { payments }, sharedDatabase),
    await startTestApp({}, { payments }, sharedDatabase),
  ]
  onTestFinished(async () => {
    for (const each of [app, ...servers]) await each.close()
    await database.drop()
  })
  return { app, servers }
}

interface Signed {
  type: string
  body: string
  signature: string
}

/** A subscriber whose renewal failed after a refund and a dispute, with one undelivered event of each kind. */
async function eventful(app: TestApp): Promise<Shopper & { events: Signed[] }> {
  const { sandbox, pool } = app
  const shopper = await createShopper(app)
  await shopper.pay(await shopper.choose('active'))
  const customerId = await shopper.customerId()
  const [first] = await sandbox.listInvoices(customerId)
  await sandbox.openDispute(customerId, first?.id ?? '')
  await sandbox.changePortal(customerId, { declines: true })
  await sandbox.moveClock(customerId, 32)
  await changeBooks(app, customerId, (books) => books.list('charge').map((charge) => refundCharge(books, charge)))
  app.takeQueued('sandbox-event')
  const { rows } = await pool.query(
    "select id, data->>'type' as type from sandbox_objects where kind = 'event' and customer_id = $1 order by created_at, id",
    [customerId],
  )
  const events: Signed[] = []
  for (const type of types) {
    const { id } = rows.find((row) => row.type === type) ?? {}
    expect(id, type).toBeDefined()
    await sandbox.deliverEvent(id, async (body, signature) => {
      events.push({ type, body, signature })
      return 200
    })
  }
  return { ...shopper, events }
}

/** The outcome of the events, without what differs between runs: ids, versions and times. */
async function state({ pool }: TestApp, { id }: { id: string }, eventIds: readonly string[]) {
  const { rows } = await pool.query(
    `select json_build_object(
      'user', (select json_build_array(subscription_plan, subscription_active, stripe_subscription_id) from users where id = $1),
      'subscriptions', (select json_agg(json_build_array(plan, status, current_period_start, current_period_end, grace_ends)) from subscriptions where user_id = $1),
      'told', (select json_agg(title || ': ' || message order by title) from notifications where user_id = $1),
      'admins told', (select json_agg(title || ': ' || message order by title) from notifications where related_entity_id = $1),
      'audit', (select json_agg(json_build_array(action, details) order by action) from audit_log where subject_id = $1 and action like 'subscription.%'),
      'ledger', (select json_agg(json_build_array(kind, provider_id, provider_invoice_id, amount, occurred_at) order by provider_id) from payment_ledger where user_id = $1),
      'events', (select json_agg(json_build_array(id, processed_at is not null, error) order by id) from payment_events where id = any ($2))
    ) as state`,
    [id, eventIds],
  )
  return rows[0].state
}

/** Resets the state to before any event, with the append-only tables. */
async function forget({ pool }: TestApp, { id }: { id: string }, eventIds: readonly string[]) {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local session_replication_role = replica`)
    await client.query('delete from subscriptions where user_id = $1', [id])
    await client.query('delete from notifications where user_id = $1 or related_entity_id = $1', [id])
    await client.query("delete from audit_log where subject_id = $1 and action like 'subscription.%'", [id])
    await client.query('delete from payment_ledger where user_id = $1', [id])
    await client.query('delete from payment_events where id = any ($1)', [eventIds])
    await client.query(
      `update users set subscription_plan = null, subscription_active = false, stripe_subscription_id = null,
        manager_wanted_since = null where id = $1`,
      [id],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

const send = async (on: TestApp, { body, signature }: Signed) => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return (await on.call('POST', webhookPath, { body, headers })).status
}

/** Removes a person's mails from the queue. */
function mailsFor({ id }: { id: string }, { queued }: TestApp) {
  const mails = queued.filter(({ name, data }) => name === 'payment-mail' && 'userId' in data && data.userId === id)
  for (const job of mails) queued.splice(queued.indexOf(job), 1)
  return mails.map(({ data }) => ('mail' in data ? data.mail : ''))
}

const lanes = 4

test(
  'six events, any four of them in every order, each sent to two servers at once, lead to the same state',
  { timeout: 120_000 },
  async () => {
    const { app, servers } = await twoApps()
    await createTeam(app)
    const orders = coverOrders(types, 4)

    /** Applies some orders to one person and returns the outcomes. */
    async function run(shopper: Awaited<ReturnType<typeof eventful>>, mails: string[][]) {
      const ids = shopper.events.map(({ body }) => JSON.parse(body).id)
      const outcomes = new Set<string>()
      for (const order of mails) {
        await forget(app, shopper, ids)
        for (const type of order) {
          const event = shopper.events.find((each) => each.type === type)
          if (!event) throw new Error(`There is no ${type}`)
          const statuses = await Promise.all(servers.map((server) => send(server, event)))
          expect(statuses, order.join(', ')).toEqual([200, 200])
        }
        const mails = servers.flatMap((server) => mailsFor(shopper, server)).toSorted()
        outcomes.add(JSON.stringify({ ...(await state(app, shopper, ids)), mails }))
      }
      return [...outcomes]
    }

    const shoppers: Awaited<ReturnType<typeof eventful>>[] = []
    while (shoppers.length < lanes) shoppers.push(await eventful(app))
    const states = await Promise.all(
      shoppers.map((shopper, lane) =>
        run(
          shopper,
          orders.filter((_order, index) => index % lanes === lane),
        ),
      ),
    )
    for (const outcomes of states) {
      expect(outcomes).toHaveLength(1)
      expect(JSON.parse(outcomes[0] ?? '')).toMatchObject({
        user: ['active', true, expect.any(String)],
        subscriptions: [['active', 'past_due', expect.any(String), expect.any(String), expect.any(String)]],
        told: [
          expect.stringMatching(/^Your payment did not go through: /),
          expect.stringMatching(/^Your subscription is active: /),
        ],
        'admins told': [
          expect.stringMatching(/^A payment is disputed: /),
          expect.stringMatching(/^A subscriber is waiting: /),
        ],
        audit: [['subscription.started', { plan: 'active' }]],
        events: types.map(() => [expect.any(String), true, null]),
        mails: ['failed', 'receipt'],
      })
      const ledger: [string, string, string, number][] = JSON.parse(outcomes[0] ?? '').ledger
      expect(ledger.map(([kind, , , amount]) => `${kind} ${amount}`).toSorted()).toEqual([
        'dispute 0',
        `payment ${cents.active}`,
        `refund -${cents.active}`,
      ])
    }
  },
)
