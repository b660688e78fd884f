import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDatabase, testApp } from '#test/harness.ts'
import { callsTo, startServerProcess } from '#test/server-process.ts'
import { openDatabase } from './db/client.ts'
import { createLogger } from './http/log.ts'
import { createVerifiedAccount } from './people/auth/auth.service.ts'
import { postToOwnWebhook } from './worker-app.ts'

const soon = { timeout: 20_000, interval: 20 }

async function emptyPlace() {
  const { url, drop } = await createDatabase({ empty: true })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foothold-roles-test-'))
  const database = openDatabase({ url, connections: 1, onError: () => {} })
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    APP_URL: 'http://localhost:3000',
    SESSION_SECRET: randomBytes(32).toString('base64'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    DEMO: '0',
    MIGRATE: '0',
    DRAIN_SECONDS: '2',
  }
  onTestFinished(async () => {
    await database.close()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const start = async (role: string) => {
    const server = await startServerProcess({ ...settings, ROLE: role })
    onTestFinished(async () => {
      server.kill('SIGKILL')
      await server.exited
    })
    return server
  }
  const migrate = () =>
    promisify(execFile)(process.execPath, ['scripts/migrate.ts'], { env: { PATH: process.env.PATH, ...settings } })
  return { database, start, migrate }
}

test('one command migrates, the web process queues, the worker does, and neither does the work of the other', async () => {
  const { database, start, migrate } = await emptyPlace()
  await expect(start('web')).rejects.toThrow('The database lacks migrations of this version: run `npm run migrate`')
  await Promise.all([migrate(), migrate()])
  const web = await start('web')
  const email = `${randomUUID()}@example.test`
  await createVerifiedAccount(
    database.db,
    { email, firstName: 'Sam', lastName: 'Rivera', password: 'a long password' },
    'user',
  )
  expect((await callsTo(web.origin).post('/api/forgot-password', { email })).status).toBe(200)
  const jobs = async () => (await database.pool.query("select state from jobs.job where name = 'mail'")).rows
  expect(await jobs()).toEqual([{ state: 'created' }])
  // No process schedules or supervises.
  expect((await database.pool.query('select from jobs.schedule')).rowCount).toBe(0)

  const worker = await start('worker')
  await vi.waitFor(async () => expect(await jobs()).toEqual([{ state: 'completed' }]), soon)
  expect((await callsTo(web.origin).get('/dev/outbox.json')).body).toMatchObject([{ to: email }])
  for (const probe of ['/healthz', '/readyz']) expect((await callsTo(worker.origin).get(probe)).status).toBe(200)
  for (const [method, address] of [
    ['GET', '/'],
    ['GET', '/api/auth/user'],
    ['POST', '/api/login'],
    ['POST', '/api/webhooks/stripe'],
  ])
    expect((await fetch(`${worker.origin}${address}`, { method })).status).toBe(404)
  for (const server of [web, worker]) server.kill('SIGTERM')
  // For DRAIN_SECONDS a stopping process serves while it says that it is not ready. Without it no answer would come.
  await vi.waitFor(async () => expect((await callsTo(web.origin).get('/readyz')).status).toBe(503), soon)
  expect((await callsTo(web.origin).post('/api/forgot-password', { email })).status).toBe(200)
  expect(await Promise.all([web.exited, worker.exited])).toEqual([0, 0])
  for (const server of [web, worker]) expect(server.output.text).not.toMatch(/"level":(40|50|60)/)
})

test('a worker brings events of the sandbox to the real webhook, without serving it', async () => {
  const app = await testApp()
  const post = await postToOwnWebhook(app.deps, createLogger('silent'))
  expect(await post('{}', 'forged')).toBe(400)
})
