import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openStream } from '#test/live-stream.ts'
import { callsTo, signInAt, startServerProcess, type ServerProcess } from '#test/server-process.ts'
import { startTcpProxy } from '#test/tcp-proxy.ts'
import { openDatabase, type DatabaseClient } from './db/client.ts'
import { createVerifiedAccount } from './people/auth/auth.service.ts'
import { discard } from './embedded-postgres/test-servers.fixture.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts'
import { findRunningPostgres } from './embedded-postgres/connect-or-start.ts'

/** The time in which everything must work again. */
const soon = { timeout: 10_000, interval: 20 }
const password = 'a password for tests'

let dataDir: string
let postgres: EmbeddedPostgres
let proxy: Awaited<ReturnType<typeof startTcpProxy>>
let database: DatabaseClient
let server: ServerProcess

/** One process of the product, on a test PostgreSQL behind a proxy. */
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'foothold-database-loss-test-'))
  postgres = await startEmbeddedPostgres({ dataDir })
  const url = new URL(postgres.url)
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(proxy.port)
  server = await startServer({ DATABASE_URL: url.href })
  database = openTestDatabase(postgres.url)
})

afterAll(async () => {
  server?.kill('SIGKILL')
  await server?.exited
  await database?.close()
  await proxy?.close()
  await postgres?.stop()
  await discard(dataDir)
})

/** A separate application name: the test ends the product's connections by name. */
const openTestDatabase = (url: string) =>
  openDatabase({ url: `${url}?application_name=test`, connections: 4, onError: () => {} })

const startServer = (settings: Record<string, string>) =>
  startServerProcess({
    DATA_DIR: dataDir,
    APP_URL: 'http://localhost:3000',
    DEMO: '0',
    READ_POSTINGS: '0',
    ...settings,
  })

async function createPerson() {
  const person = { email: `${randomUUID()}@example.test`, firstName: 'Sam', lastName: 'Rivera', password }
  return { ...(await createVerifiedAccount(database.db, person, 'user')), password }
}

type Calls = ReturnType<typeof callsTo>
const saveNumber = (calls: Calls, number: number) => calls.post('/api/profile', { phone: String(number) })
const requestMail = (email: string) => callsTo(server.origin).post('/api/forgot-password', { email })
const isMailed = async (email: string) =>
  (await callsTo(server.origin).get('/dev/outbox.json')).body.some(({ to }: { to: string }) => to === email)

function expectUnavailable({ status, headers, body }: Awaited<ReturnType<Calls['get']>>) {
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  expect(body.message).toBe("We can't reach our database right now. Please try again in a moment.")
}

/** A signed-in person with an open screen. `expectAllWorks` waits until everything works again. */
async function openScreen() {
  const person = await createPerson()
  const calls = callsTo(server.origin, await signInAt(server.origin, person))
  const stream = await openStream(server.origin, calls.cookie)
  onTestFinished(stream.close)

  async function expectAllWorks() {
    await vi.waitFor(async () => expect((await calls.get('/readyz')).status).toBe(200), soon)
    await vi.waitFor(async () => {
      stream.events.length = 0
      expect((await saveNumber(calls, 1)).status).toBe(200)
      await vi.waitFor(() => expect(stream.events).toContainEqual(['profile']), { timeout: 500, interval: 20 })
    }, soon)
    expect(stream.ended).toBe(false)
    const { email } = await createPerson()
    await vi.waitFor(async () => expect((await requestMail(email)).status).toBe(200), soon)
    await vi.waitFor(async () => expect(await isMailed(email)).toBe(true), soon)
  }
  await expectAllWorks()
  return { person, calls, expectAllWorks }
}

/** Eight people save numbers one after the other. `stop` returns the last acknowledged number of each. */
async function startLoad() {
  const lanes = await Promise.all(
    Array.from({ length: 8 }, async () => ({
      calls: callsTo(server.origin, await signInAt(server.origin, await createPerson())),
      acknowledged: 0,
      refused: 0,
    })),
  )
  const stopping = new AbortController()
  const running = Promise.all(
    lanes.map(async (lane) => {
      for (let number = 1; !stopping.signal.aborted; number++) {
        const reply = await saveNumber(lane.calls, number)
        if (reply.status === 200) lane.acknowledged = number
        else {
          expectUnavailable(reply)
          lane.refused++
          await delay(20)
        }
      }
    }),
  )
  // `stop` awaits it. It may fail before.
  running.catch(() => {})

  async function expectProgress() {
    const before = lanes.map(({ acknowledged }) => acknowledged)
    await vi.waitFor(() => {
      for (const [index, { acknowledged }] of lanes.entries()) expect(acknowledged).toBeGreaterThan(before[index] ?? 0)
    }, soon)
  }
  async function stop() {
    stopping.abort()
    await running
    expect(lanes.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(0)
    for (const { calls, acknowledged } of lanes)
      expect(Number((await calls.get('/api/profile')).body.phone)).toBeGreaterThanOrEqual(acknowledged)
  }
  await expectProgress()
  return { expectProgress, stop }
}

const readPostmaster = () =>
  Number.parseInt(readFileSync(path.join(dataDir, 'postgres/cluster/data/postmaster.pid'), 'utf8'), 10)

async function expectToSurviveRestart(signal: NodeJS.Signals) {
  const { expectAllWorks } = await openScreen()
  const load = await startLoad()
  const oldPid = readPostmaster()
  process.kill(oldPid, signal)
  await vi.waitFor(() => expect([oldPid, Number.NaN]).not.toContain(readPostmaster()), soon)
  await load.expectProgress()
  await load.stop()
  await expectAllWorks()
}

const listBackends = (application: string) =>
  [`from pg_stat_activity where datname = current_database() and application_name = $1`, [application]] as const

async function terminate(application: string, { whichWaits = false } = {}) {
  const [from, values] = listBackends(application)
  const sql = `select pg_terminate_backend(pid) ${from}${whichWaits ? " and wait_event_type = 'Lock'" : ''}`
  await vi.waitFor(async () => expect((await database.pool.query(sql, [...values])).rowCount).toBeGreaterThan(0), soon)
}

/** Holds a lock while `work` waits for it and its connection is ended. */
async function terminateWaiting<Result>(
  application: string,
  lock: (client: Pick<Pool, 'query'>) => Promise<unknown>,
  work: () => Promise<Result>,
) {
  const holder = await database.pool.connect()
  await holder.query('begin')
  await lock(holder)
  const result = work()
  await terminate(application, { whichWaits: true })
  await holder.query('rollback')
  holder.release()
  return result
}

test('a restart of the database under load ends no process and loses no acknowledged write', async () => {
  await expectToSurviveRestart('SIGINT')
})

test('every connection may be ended in turn, and is replaced', async () => {
  const { expectAllWorks } = await openScreen()
  for (const application of ['foothold', 'foothold counting', 'foothold live', 'foothold jobs']) {
    await terminate(application)
    await expectAllWorks()
  }
})

test('a connection ended in the middle of a transaction costs one 503', async () => {
  const { calls, expectAllWorks } = await openScreen()
  for (const [application, table, work] of [
    ['foothold', 'employment_profiles', () => saveNumber(calls, 2)],
    ['foothold counting', 'rate_limits', () => requestMail('somebody@example.test')],
  ] as const) {
    const lock = (client: Pick<Pool, 'query'>) => client.query(`lock table ${table}`)
    expectUnavailable(await terminateWaiting(application, lock, work))
  }
  await expectAllWorks()
})

test('a job whose connection is ended in the middle still completes', async () => {
  const { expectAllWorks } = await openScreen()
  const { id, email } = await createPerson()
  const lock = (client: Pick<Pool, 'query'>) => client.query('select 1 from users where id = $1 for update', [id])
  const reply = await terminateWaiting('foothold', lock, () => requestMail(email))
  expect(reply.status).toBe(200)
  await vi.waitFor(async () => expect(await isMailed(email)).toBe(true), soon)
  await expectAllWorks()
})

test('survives a pooler that cuts idle connections repeatedly', async () => {
  const { calls, expectAllWorks } = await openScreen()
  for (let time = 0; time < 10; time++) {
    await vi.waitFor(() => expect(proxy.cutIdle()).toBeGreaterThan(0), soon)
    await vi.waitFor(async () => {
      const reply = await saveNumber(calls, time)
      if (reply.status !== 200) expectUnavailable(reply)
      expect(reply.status).toBe(200)
    }, soon)
  }
  await expectAllWorks()
})

test('survives a proxy that cuts busy connections, and loses no acknowledged write', async () => {
  const { expectAllWorks } = await openScreen()
  const load = await startLoad()
  let [messages, cuts] = [0, 0]
  proxy.decideBy(() => (cuts < 200 && messages++ % 3 === 0 && ++cuts ? 'cut' : null))
  await vi.waitFor(() => expect(cuts).toBe(200), soon)
  await load.expectProgress()
  await load.stop()
  await expectAllWorks()
})

test('restarts the embedded database when it is killed under load', async () => {
  server.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  await database.close()
  await postgres.stop()
  server = await startServer({})
  database = openTestDatabase((await findRunningPostgres(dataDir)) ?? '')
  await expectToSurviveRestart('SIGKILL')
  expect(server.output.text).toContain('The embedded PostgreSQL has ended: we start it again')
})
