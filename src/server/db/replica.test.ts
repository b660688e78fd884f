import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { endpoints } from '#contract/contract.ts'
import { createUser } from '#test/factories.ts'
import { startTestApp, type TestApp } from '#test/harness.ts'
import { startPair } from '#test/standby.ts'
import { startTcpProxy } from '#test/tcp-proxy.ts'
import { openDatabase, type DatabaseClient } from './client.ts'
import { applyMigrations } from './migrate.ts'

let pair: Awaited<ReturnType<typeof startPair>>
let proxy: Awaited<ReturnType<typeof startTcpProxy>>
let standby: DatabaseClient
let app: TestApp

beforeAll(async () => {
  pair = await startPair()
  await applyMigrations(pair.primaryUrl)
  const { hostname, port } = new URL(pair.standbyUrl)
  proxy = await startTcpProxy({ host: hostname, port: Number(port) })
  const replica = new URL(pair.standbyUrl)
  replica.port = String(proxy.port)
  standby = openDatabase({ url: pair.standbyUrl, connections: 1, onError: () => {} })
  app = await startTestApp({ DATABASE_REPLICA_URL: replica.href }, {}, { url: pair.primaryUrl, drop: async () => {} })
})

afterAll(async () => {
  await app?.close()
  await standby?.close()
  await proxy?.close()
  await pair?.close()
})

afterEach(() => {
  vi.useRealTimers()
  proxy.decideBy(() => null)
})

const asksReplica = sql`select pg_is_in_recovery() as yes`
const readsReplica = async () => (await app.database.read((db) => db.execute(asksReplica))).rows[0]?.yes === true
const listNames = async (db: Pick<typeof app.db, 'execute'>, id: string) =>
  (await db.execute(sql`select first_name from users where id = ${id}`)).rows

/** On a busy machine a replica may be behind once more: then it rests again. */
const waitForReplica = () =>
  vi.waitFor(
    async () => {
      vi.advanceTimersByTime(10_000)
      expect(await readsReplica()).toBe(true)
    },
    { timeout: 30_000 },
  )

const signInAdmin = async () => app.signIn(await createUser(app, { role: 'admin' }))

test('a replica answers the calls that are declared for it, all reads of staff over all accounts', async () => {
  const calls = await signInAdmin()
  const declared = endpoints.filter(({ fromReplica }) => fromReplica)
  expect(declared.length).toBeGreaterThan(15)
  for (const { method, path, access } of declared) {
    expect({ method, isStaffs: Array.isArray(access) && !access.includes('user') }).toEqual({
      method: 'GET',
      isStaffs: true,
    })
    let messages = 0
    proxy.decideBy(() => (messages++, null))
    expect((await calls.get(path)).status, path).toBe(200)
    expect(messages, path).toBeGreaterThan(0)
    // After a call that the replica could not answer it rests.
    expect(await readsReplica(), path).toBe(true)
  }
})

test('a list shows every write before it, also while replay is paused', async () => {
  const calls = await signInAdmin()
  const person = await createUser(app)
  const rename = (firstName: string) =>
    calls.put(`/api/admin/users/${person.id}`, { firstName, lastName: 'Rivera', email: person.email, role: 'user' })
  const readName = async () => (await calls.get(`/api/admin/users?q=${person.email}`)).body[0]?.firstName
  for (let change = 0; change < 20; change++) {
    expect((await rename(`Sam ${change}`)).status).toBe(200)
    expect(await readName()).toBe(`Sam ${change}`)
  }
  expect(await readsReplica()).toBe(true)

  await standby.db.execute(sql`select pg_wal_replay_pause()`)
  expect((await rename('Alex')).status).toBe(200)
  expect(await listNames(standby.db, person.id)).toEqual([{ first_name: 'Sam 19' }])
  expect(await readName()).toBe('Alex')
  expect(await readsReplica()).toBe(false)
  await standby.db.execute(sql`select pg_wal_replay_resume()`)
})

test('while the replica is away the primary answers, and the replica again once it is back', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(60_000)
  const calls = await signInAdmin()
  await waitForReplica()
  proxy.decideBy(() => 'cut')
  expect((await calls.get('/api/admin/users')).status).toBe(200)
  proxy.decideBy(() => null)
  expect(await readsReplica()).toBe(false)
  await waitForReplica()
})

test('a failure of the work is no failure of the replica: it is thrown, and done once', async () => {
  const work = vi.fn(() => Promise.reject(new Error('a fault of ours')))
  await expect(app.database.read(work)).rejects.toThrow('a fault of ours')
  expect(work).toHaveBeenCalledOnce()
})

test('a server that is no standby is not read', async () => {
  const lost: string[] = []
  const { primaryUrl } = pair
  const onError = ({ message }: Error) => lost.push(message)
  const database = openDatabase({ url: primaryUrl, replicaUrl: primaryUrl, connections: 2, onError })
  onTestFinished(() => database.close())
  expect((await database.read((db) => db.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }])
  expect(lost).toEqual(['the replica is behind, or it is not a standby'])
})
