import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '#server/db/client.ts'
import { accountManagerAssignments } from '#server/db/schema.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { createVerifiedAccount } from '#server/people/auth/auth.service.ts'
import { signInAt, startServerProcess, type ServerProcess } from '#test/server-process.ts'
import type { Person } from './keyed-writes.ts'

const root = path.resolve(import.meta.dirname, '../..')
const password = 'a password for tests'

interface PlaceOptions {
  /** Where the database is; without it the place has one. */
  url?: string
  /** Settings of PostgreSQL, such as `synchronous_commit`. */
  postgres?: Record<string, string>
  /** Settings of the product. */
  product?: Record<string, string>
}

/** A database and a data folder that several processes of the product share, all removed by `close`. */
export async function openPlace({ url, postgres = {}, product = {} }: PlaceOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-operations-'))
  const dataDir = path.join(folder, 'database')
  const server = url ? { url, stop: async () => {} } : await startEmbeddedPostgres({ dataDir, settings: postgres })
  const settings: Record<string, string> = {
    DATABASE_URL: server.url,
    DATA_DIR: path.join(folder, 'data'),
    APP_URL: 'http://localhost:3000',
    SESSION_SECRET: randomBytes(32).toString('base64'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    DEMO: '0',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    ...product,
  }
  const database = openDatabase({ url: server.url, connections: 4, onError: () => {} })
  const processes = new Set<ServerProcess>()
  // Each account would soon meet its limit.
  const clearing = setInterval(() => void database.pool.query('delete from rate_limits').catch(() => {}), 500)

  async function start(own: Record<string, string>, checkout = root) {
    const started = await startServerProcess({ ...settings, ...own }, path.join(checkout, 'src/server/main.ts'))
    processes.add(started)
    void started.exited.then(() => processes.delete(started))
    return started
  }

  return {
    folder,
    settings,
    database,
    url: server.url,
    start,
    migrate: (own: Record<string, string> = {}) =>
      promisify(execFile)(process.execPath, [path.join(root, 'scripts/migrate.ts')], {
        env: { PATH: process.env.PATH, ...settings, ...own },
      }),
    async createPerson(role: 'user' | 'account_manager' = 'user') {
      const email = `${randomUUID()}@example.test`
      const account = { email, firstName: 'Sam', lastName: 'Rivera', password }
      return { ...(await createVerifiedAccount(database.db, account, role)), email, password }
    },
    async close() {
      clearInterval(clearing)
      for (const each of processes) each.kill('SIGKILL')
      await Promise.all([...processes].map(({ exited }) => exited))
      await database.close()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** An account manager with nine clients, all signed in. */
export async function createPeople(place: Awaited<ReturnType<typeof openPlace>>, origin: string) {
  async function createPerson(role: 'user' | 'account_manager'): Promise<Person> {
    const person = await place.createPerson(role)
    return { id: person.id, cookie: await signInAt(origin, person) }
  }
  const manager = await createPerson('account_manager')
  const people: Person[] = []
  for (let count = 0; count < 9; count++) {
    const person = await createPerson('user')
    await place.database.db
      .insert(accountManagerAssignments)
      .values({ userId: person.id, accountManagerId: manager.id })
    people.push(person)
  }
  return { manager, people }
}
