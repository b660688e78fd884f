import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '#server/db/client.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { createVerifiedAccount } from '#server/people/auth/auth.service.ts'
import { startServerProcess, type ServerProcess } from '#test/server-process.ts'

const root = path.resolve(import.meta.dirname, '../..')
const password = 'a password for tests'

interface PlaceOptions {
  /** Settings of PostgreSQL, such as `synchronous_commit`. */
  postgres?: Record<string, string>
  /** Settings of the product. */
  product?: Record<string, string>
  /** Instead of a new database. Its owner stops it. */
  server?: EmbeddedPostgres
}

/** A database and a data folder that several processes of the product share, all removed by `close`. */
export async function openPlace({ postgres = {}, product = {}, server: existing }: PlaceOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-operations-'))
  const server =
    existing ?? (await startEmbeddedPostgres({ dataDir: path.join(folder, 'database'), settings: postgres }))
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
      for (const each of processes) each.kill('SIGKILL')
      await Promise.all([...processes].map(({ exited }) => exited))
      await database.close()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
