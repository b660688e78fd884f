import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createDatabase } from '#test/harness.ts'
import { idleJobs } from '#test/idle-jobs.ts'
import { openStream } from '#test/live-stream.ts'
import { callsTo, signInAt, startServerProcess, type ServerProcess } from '#test/server-process.ts'
import { openDatabase, type DatabaseClient } from './db/client.ts'
import { createVerifiedAccount } from './people/auth/auth.service.ts'
import { pdf } from './platform/files/files.fixture.ts'
import { assignClient } from './people/users/users.service.ts'

const soon = { timeout: 15_000, interval: 20 }
const admin = { email: 'admin@foothold.example', password: 'a password of the settings' }
const password = 'a password for tests'
const job = { company: 'Acme', position: 'Engineer' }

let a: ServerProcess
let b: ServerProcess
let database: DatabaseClient
let dataDir: string
let dropDatabase: () => Promise<void>

/** Two servers that start at the same moment on an empty database. */
beforeAll(async () => {
  const empty = await createDatabase({ empty: true })
  dropDatabase = empty.drop
  dataDir = await mkdtemp(path.join(tmpdir(), 'foothold-processes-test-'))
  const settings = {
    DATABASE_URL: empty.url,
    DATA_DIR: dataDir,
    APP_URL: 'http://localhost:3000',
    SESSION_SECRET: randomBytes(32).toString('base64'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    DEMO: '0',
    READ_POSTINGS: '0',
  }
  ;[a, b] = await Promise.all([startServerProcess(settings), startServerProcess(settings)])
  database = openDatabase({ url: empty.url, connections: 2, onError: () => {} })
})

afterAll(async () => {
  for (const server of [a, b]) server?.kill('SIGKILL')
  await Promise.all([a?.exited, b?.exited])
  await database?.close()
  await dropDatabase?.()
  await rm(dataDir, { recursive: true, force: true })
})

async function person(role: 'user' | 'account_manager' = 'user') {
  const account = { email: `${randomUUID()}@example.test`, firstName: 'Sam', lastName: 'Rivera', password }
  return { ...(await createVerifiedAccount(database.db, account, role)), password }
}

async function team() {
  const [seeker, manager] = [await person(), await person('account_manager')]
  const by = { id: manager.id, role: 'admin' as const, address: 'test', requestId: 'test' }
  await assignClient({ db: database.db, jobs: idleJobs }, by, { userId: seeker.id, accountManagerId: manager.id })
  return { seeker, manager }
}

async function streamAt(server: ServerProcess, cookie: string) {
  const stream = await openStream(server.origin, cookie)
  onTestFinished(stream.close)
  return stream
}

test('both start on an empty database, with one first admin and no errors in their logs', async () => {
  const { rows } = await database.pool.query("select email from users where role = 'admin'")
  expect(rows).toEqual([{ email: admin.email }])
  for (const server of [a, b]) {
    expect((await callsTo(server.origin).get('/readyz')).status).toBe(200)
    expect(server.output.text).not.toMatch(/"level":(40|50|60)/)
    expect((await callsTo(server.origin, await signInAt(server.origin, admin)).get('/api/admin/users')).status).toBe(
      200,
    )
  }
})

test('a session of one process works on the other', async () => {
  const cookie = await signInAt(a.origin, await person())
  const submitted = await callsTo(b.origin, cookie).post('/api/job-interests', { jobUrl: 'https://jobs.example.test' })
  expect(submitted.status).toBe(201)
  expect((await callsTo(a.origin, cookie).get('/api/job-interests')).body).toEqual([submitted.body])
})

test('sign-in tries count over both', async () => {
  const { email } = await person()
  const tryAt = async (server: ServerProcess) =>
    (await callsTo(server.origin).post('/api/login', { email, password: 'not the password' })).status
  for (let time = 0; time < 5; time++) expect([await tryAt(a), await tryAt(b)]).toEqual([401, 401])
  expect([await tryAt(a), await tryAt(b)]).toEqual([429, 429])
})

test('a file announced on one is taken by the other, claimed on the first and read on the other', async () => {
  const cookie = await signInAt(a.origin, await person())
  const [onA, onB] = [callsTo(a.origin, cookie), callsTo(b.origin, cookie)]
  const { body } = await onA.post('/api/objects/upload', { purpose: 'resume', size: 600 })
  const { pathname, search } = new URL(body.uploadURL, a.origin)
  const headers = { cookie, 'content-type': 'application/pdf' }
  const sent = await fetch(`${b.origin}${pathname}${search}`, { method: 'PUT', headers, body: pdf() })
  expect(sent.status).toBeLessThan(300)
  const claimed = await onA.put('/api/resume', { resumeUrl: `${pathname}${search}` })
  expect(claimed.status).toBe(200)
  const file = await fetch(`${b.origin}${(await onB.get('/api/profile')).body.resumeUrl}`, { headers: { cookie } })
  expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf())
})

test('changes on one reach open screens of the other', async () => {
  const { seeker, manager } = await team()
  const stream = await streamAt(b, await signInAt(b.origin, manager))
  const calls = callsTo(a.origin, await signInAt(a.origin, seeker))
  expect((await calls.post('/api/job-interests', { jobUrl: 'https://jobs.example.test' })).status).toBe(201)
  await vi.waitFor(() => expect(stream.events.flat()).toContain('notifications'), soon)
})

test('a sign-out on one ends the session and open screens on the other', async () => {
  const cookie = await signInAt(a.origin, await person())
  const stream = await streamAt(b, cookie)
  expect((await callsTo(b.origin, cookie).get('/api/auth/user')).status).toBe(200)
  await callsTo(a.origin, cookie).post('/api/logout')
  expect((await callsTo(b.origin, cookie).get('/api/auth/user')).status).toBe(401)
  await vi.waitFor(() => expect(stream.ended).toBe(true), soon)
})

test('a suspension on one ends the sessions and open screens on the other', async () => {
  const seeker = await person()
  const cookie = await signInAt(b.origin, seeker)
  const stream = await streamAt(b, cookie)
  const calls = callsTo(a.origin, await signInAt(a.origin, admin))
  expect((await calls.post(`/api/admin/users/${seeker.id}/suspend`)).status).toBe(200)
  expect((await callsTo(b.origin, cookie).get('/api/auth/user')).status).toBe(401)
  await vi.waitFor(() => expect(stream.ended).toBe(true), soon)
})

test('a repeated click makes one row, even if each half reaches another process', async () => {
  const { seeker, manager } = await team()
  const cookie = await signInAt(a.origin, manager)
  const click = (server: ServerProcess) =>
    callsTo(server.origin, cookie).post(
      '/api/applications',
      { ...job, userId: seeker.id },
      { 'idempotency-key': 'once' },
    )
  const replies = await Promise.all([a, b, a, b].map(click))
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  expect((await callsTo(b.origin, cookie).get('/api/applications')).body).toHaveLength(1)
})

test('fifty concurrent answers to one interest, over both, make one application', async () => {
  const { seeker, manager } = await team()
  const seekerCalls = callsTo(a.origin, await signInAt(a.origin, seeker))
  const interest = (await seekerCalls.post('/api/job-interests', { jobUrl: 'https://jobs.example.test' })).body
  const cookie = await signInAt(b.origin, manager)
  const body = { ...job, userId: seeker.id, jobInterestId: interest.id }
  const apply = (_: unknown, index: number) =>
    callsTo((index % 2 ? a : b).origin, cookie).post('/api/applications', body)
  const statuses = (await Promise.all(Array.from({ length: 50 }, apply))).map(({ status }) => status)
  expect(statuses.toSorted((x, y) => x - y)).toEqual([201, ...Array(49).fill(409)])
})

test('a mail is sent once', async () => {
  const { email } = await person()
  await callsTo(a.origin).post('/api/forgot-password', { email })
  const mailsAt = async ({ origin }: ServerProcess) =>
    (await callsTo(origin).get('/dev/outbox.json')).body.filter((mail: { to: string }) => mail.to === email)
  await vi.waitFor(async () => expect(await mailsAt(a)).toHaveLength(1), soon)
  const pending = "select 1 from jobs.job where name = 'mail' and state <> 'completed'"
  await vi.waitFor(async () => expect((await database.pool.query(pending)).rowCount).toBe(0), soon)
  for (const server of [a, b]) expect(await mailsAt(server)).toHaveLength(1)
})

test('a stopping process answers running calls and ends its streams, while the other continues', async () => {
  const someone = await person()
  const cookie = await signInAt(a.origin, someone)
  const stream = await streamAt(a, cookie)
  const lock = await database.pool.connect()
  await lock.query('begin; lock table job_interests')
  const running = callsTo(a.origin, cookie).post('/api/job-interests', { jobUrl: 'https://jobs.example.test' })
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  await vi.waitFor(async () => expect((await lock.query(waiting)).rowCount).toBe(1), soon)
  a.kill('SIGTERM')
  await vi.waitFor(() => expect(stream.ended).toBe(true), soon)
  await lock.query('commit')
  lock.release()
  expect((await running).status).toBe(201)
  expect(await a.exited).toBe(0)
  await expect(fetch(`${a.origin}/readyz`)).rejects.toThrow('fetch failed')

  const calls = callsTo(b.origin, cookie)
  expect((await calls.get('/api/job-interests')).body).toHaveLength(1)
  b.kill('SIGINT')
  expect(await b.exited).toBe(0)
  for (const server of [a, b]) expect(server.output.text).not.toMatch(/"level":(40|50|60)/)
})
