import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDatabase } from '#test/harness.ts'
import { pickEvery } from '#test/long.ts'
import { callsTo, signInAt, startServerProcess } from '#test/server-process.ts'
import { openDatabase } from './db/client.ts'
import { createVerifiedAccount } from './people/auth/auth.service.ts'

const soon = { timeout: 10_000, interval: 20 }

/** The product with a fault that SIGUSR2 triggers. */
async function startFaulty(fault: string) {
  const { url, drop } = await createDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foothold-faults-test-'))
  const database = openDatabase({ url, connections: 2, onError: () => {} })
  const server = await startServerProcess({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    APP_URL: 'http://localhost:3000',
    DEMO: '0',
    SESSION_SECRET: randomBytes(32).toString('base64'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`process.once('SIGUSR2', () => { ${fault} })`)}`,
  })
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await server.exited
    await database.close()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { server, database }
}

test.each(
  pickEvery(2, [
    ['a rejection', "Promise.reject(new Error('a fault of the tests', { cause: new Error('its reason') }))"],
    ['an exception', "throw new Error('a fault of the tests')"],
  ] as const),
)(
  '%s that is caught nowhere is logged, and running requests are answered before the process ends',
  async (_title, fault) => {
    const { server, database } = await startFaulty(fault)
    const person = {
      email: `${randomUUID()}@example.test`,
      firstName: 'Sam',
      lastName: 'Rivera',
      password: 'a good one',
    }
    await createVerifiedAccount(database.db, person, 'user')
    const calls = callsTo(server.origin, await signInAt(server.origin, person))
    const lock = await database.pool.connect()
    await lock.query('begin; lock table employment_profiles')
    const running = calls.post('/api/profile', { phone: '555 0100' })
    const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await vi.waitFor(async () => expect((await lock.query(waiting)).rowCount).toBe(1), soon)
    server.kill('SIGUSR2')
    await vi.waitFor(() => expect(server.output.text).toContain('"level":60'), soon)
    await lock.query('commit')
    lock.release()
    expect((await running).status).toBe(200)
    expect(await server.exited).toBe(1)
    const line = server.output.text.split('\n').find((each) => each.includes('"level":60')) ?? ''
    expect(JSON.parse(line)).toMatchObject({
      err: { message: 'a fault of the tests', stack: expect.stringContaining('at ') },
    })
    if (fault.includes('cause')) expect(line).toContain('its reason')
  },
)
