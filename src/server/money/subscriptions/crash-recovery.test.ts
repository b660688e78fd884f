import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { webhookPath } from '#contract/payments.ts'
import { openDatabase, type DatabaseClient } from '#server/db/client.ts'
import { createVerifiedAccount } from '#server/people/auth/auth.service.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import { openSandbox, sandboxWebhookSecret } from '#server/gateways/payments/sandbox/open-sandbox.ts'
import type { Sandbox } from '#server/gateways/payments/sandbox/sandbox-pages.ts'
import { createDatabase } from '#test/harness.ts'
import { idleJobs } from '#test/idle-jobs.ts'
import { isLong } from '#test/long.ts'
import { callsTo, signInAt, startServerProcess, type ServerProcess } from '#test/server-process.ts'

/** The writes of subscribing, in order. The process is killed right before each of them; in a short run before the typical ones. */
const steps = [
  { step: 'storing the attempt', when: 'insert on subscription_attempts', which: 'true' },
  { step: 'creating the customer', when: 'insert on sandbox_objects', which: "new.kind = 'customer'" },
  { step: 'storing the customer', when: 'update of stripe_customer_id on users', which: 'true' },
  {
    step: 'starting at the provider',
    when: 'insert on sandbox_objects',
    which: "new.kind = 'subscription'",
    typical: true,
  },
  { step: 'storing the subscription', when: 'insert on subscriptions', which: 'true' },
  { step: 'storing the event', when: 'insert on payment_events', which: 'true' },
  { step: 'storing the paid subscription', when: 'insert on subscriptions', which: "new.status = 'active'" },
  {
    step: 'giving access',
    when: 'update of subscription_active on users',
    which: 'new.subscription_active',
    typical: true,
  },
  { step: 'notifying', when: 'insert on notifications', which: 'true' },
  { step: 'storing the payment in the ledger', when: 'insert on payment_ledger', which: 'true' },
]

const password = 'a password for tests'
const settings = {
  APP_URL: 'http://localhost:3000',
  SESSION_SECRET: randomBytes(32).toString('base64'),
  ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  DEMO: '0',
}
const barrier = 471_147

let database: DatabaseClient
let sandbox: Payments & Sandbox
let server: ServerProcess
let start: () => Promise<ServerProcess>
let clean: () => Promise<void>

beforeAll(async () => {
  const { url, drop } = await createDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foothold-killed-test-'))
  start = () => startServerProcess({ ...settings, DATABASE_URL: url, DATA_DIR: dataDir })
  database = openDatabase({ url, connections: 5, onError: () => {} })
  const webhookSecret = sandboxWebhookSecret(settings.SESSION_SECRET)
  const appUrl = new URL(settings.APP_URL)
  const opened = openSandbox({ db: database.db, jobs: idleJobs, webhookSecret, appUrl })
  sandbox = { ...opened.payments, ...opened.sandbox }
  clean = async () => {
    server?.kill('SIGKILL')
    await server?.exited
    await database.close()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  server = await start()
  await database.pool.query(
    `create function hold() returns trigger language plpgsql as
     $$ begin perform pg_advisory_xact_lock(${barrier}); return new; end $$`,
  )
}, 60_000)

afterAll(() => clean())

/** Blocks such a write until its process has been killed. */
async function killBefore({ when, which }: (typeof steps)[number], act: () => Promise<unknown>) {
  const holder = await database.pool.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [barrier])
    await holder.query(`create trigger held before ${when} for each row when (${which}) execute function hold()`)
    const acting = act().catch(() => 'cut off')
    const waiting = `select pid from pg_locks where locktype = 'advisory' and objid = ${barrier} and not granted`
    await vi.waitFor(async () => expect((await holder.query(waiting)).rows).not.toEqual([]), { timeout: 14_000 })
    server.kill('SIGKILL')
    await server.exited
    expect(await acting).toBe('cut off')
    await holder.query(`select pg_terminate_backend(pid) from (${waiting}) as waiting`)
    await vi.waitFor(async () => expect((await holder.query(waiting)).rows).toEqual([]), { timeout: 14_000 })
    await holder.query(`drop trigger held on ${when.split(' ').at(-1)}`)
    await holder.query('select pg_advisory_unlock($1)', [barrier])
  } finally {
    holder.release()
  }
}

async function readAccount(userId: string) {
  const { rows } = await database.pool.query('select * from users where id = $1', [userId])
  return rows[0]
}

/** Sends every event of the customer again, as a provider does until it is acknowledged. */
async function sendEvents(customerId: string) {
  const { rows } = await database.pool.query(
    "select id from sandbox_objects where kind = 'event' and customer_id = $1 order by created_at, id",
    [customerId],
  )
  for (const { id } of rows)
    await sandbox.deliverEvent(id, async (body, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      return (await fetch(`${server.origin}${webhookPath}`, { method: 'POST', body, headers })).status
    })
}

const count = async (table: string, userId: string) =>
  (await database.pool.query(`select count(*)::int as n from ${table} where user_id = $1`, [userId])).rows[0].n

test.each(steps.filter(({ typical }) => isLong || typical))(
  'killed before $step, everything or nothing is stored, and there is one subscription',
  async (point) => {
    const account = { email: `${randomUUID()}@example.test`, firstName: 'Sam', lastName: 'Rivera', password }
    const person = { ...(await createVerifiedAccount(database.db, account, 'user')), password }
    const callsNow = async () => callsTo(server.origin, await signInAt(server.origin, person))
    const choose = async () => {
      const { status, body } = await (await callsNow()).post('/api/subscription/change-plan', { plan: 'starter' })
      expect(status).toBe(200)
      return body.clientSecret
    }
    const isEvent = steps.indexOf(point) >= steps.findIndex(({ step }) => step === 'storing the event')
    if (isEvent) {
      const secret = await choose()
      const customerId = (await readAccount(person.id)).stripe_customer_id
      await sandbox.confirmPayment(customerId, secret, { card: 'succeeds' })
      await killBefore(point, () => sendEvents(customerId))
    } else {
      await killBefore(point, choose)
    }

    server = await start()
    const [active, live, notified] = [
      (await readAccount(person.id)).subscription_active,
      (await (await callsNow()).get('/api/subscription/status')).body?.status === 'active',
      await count('notifications', person.id),
    ]
    expect([live, notified]).toEqual(active ? [true, 1] : [false, 0])

    const secret = await choose().catch(() => null)
    const { stripe_customer_id: customerId } = await readAccount(person.id)
    if (secret !== null) await sandbox.confirmPayment(customerId, secret, { card: 'succeeds' })
    await sendEvents(customerId)
    expect(await sandbox.listLiveSubscriptions(customerId)).toMatchObject([{ status: 'active', plan: 'starter' }])
    const all = (await Array.fromAsync(sandbox.allSubscriptions())).filter((each) => each.customerId === customerId)
    expect(all).toHaveLength(1)
    expect((await (await callsNow()).get('/api/subscription/status')).body).toMatchObject({ status: 'active' })
    expect(await readAccount(person.id)).toMatchObject({ subscription_active: true, subscription_plan: 'starter' })
    expect([await count('notifications', person.id), await count('payment_ledger', person.id)]).toEqual([1, 1])
    expect(await count('subscription_attempts', person.id)).toBe(0)
  },
  90_000,
)
