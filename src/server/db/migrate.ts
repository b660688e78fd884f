import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client, DatabaseError } from 'pg'

const migrationsFolder = new URL('migrations', import.meta.url).pathname
/** The advisory lock of the migrations: processes that start together run them one after the other. */
const lock = 7_204_611

/** The database cannot be used. The message is one line for an operator. */
export class MigrationError extends Error {}

/** Throws for the tables of a version before the baseline: nothing leads from them to these. */
async function requireKnownSchema(client: Client) {
  const { rows } = await client.query<{ found: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as found",
  )
  if (!rows[0]?.found) return
  const [first] = readMigrationFiles({ migrationsFolder })
  const unknown = 'select from drizzle.__drizzle_migrations where created_at < $1'
  if ((await client.query(unknown, [first?.folderMillis])).rowCount === 0) return
  throw new MigrationError(
    'The database has the tables of an earlier version, and there is no upgrade from it. Delete DATA_DIR, or name an empty database.',
  )
}

/** A statement that waits for a lock makes all later queries of the table wait behind it. */
const lockTimeoutMs = 10_000

async function connect(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  // The running query, or the next one, fails with the same error.
  client.on('error', () => {})
  await client.connect()
  return client
}

interface MigrationOptions {
  timeoutMs?: number
  /** The moment of the last migration, as the journal has it. */
  until?: number
}

/** Applies what is missing. `databaseUrl` leads to PostgreSQL itself: a pooler may change the session that holds the lock. */
export async function applyMigrations(
  databaseUrl: string,
  { timeoutMs = lockTimeoutMs, until = Infinity }: MigrationOptions = {},
) {
  const client = await connect(databaseUrl)
  try {
    const db = drizzle(client)
    await db.execute(sql`select pg_advisory_lock(${lock})`)
    await db.execute(sql`set client_min_messages to warning`)
    await db.execute(sql.raw(`set lock_timeout to ${timeoutMs}`))
    await requireKnownSchema(client)
    await applyUntil(db, until)
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    throw new MigrationError('A migration waited too long for a table that is in use, and was undone. Try again.')
  } finally {
    // Ending the connection releases the lock.
    await client.end()
  }
}

/** The public function of the library knows no end, so it reads a journal that has one. */
async function applyUntil(db: Parameters<typeof migrate>[0], until: number) {
  if (until === Infinity) return migrate(db, { migrationsFolder })
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const file = path.join(folder, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { when: number }[] }
    const entries = journal.entries.filter(({ when }) => when <= until)
    await writeFile(file, JSON.stringify({ ...journal, entries }))
    await migrate(db, { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function isLockTimeout(error: unknown) {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof DatabaseError && cause.code === '55P03'
}

/** Throws while a migration of this version is missing. A database of a later version is fine. */
export async function requireMigrations(databaseUrl: string) {
  const client = await connect(databaseUrl)
  try {
    const { rows } = await client.query<{ found: string | null }>(
      "select to_regclass('drizzle.__drizzle_migrations') as found",
    )
    const last = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis
    const applied = 'select from drizzle.__drizzle_migrations where created_at >= $1'
    if (rows[0]?.found && (await client.query(applied, [last])).rowCount) return
  } finally {
    await client.end()
  }
  throw new MigrationError('The database lacks migrations of this version: run `npm run migrate`, or set MIGRATE=1.')
}

/**
 * A pooler passes no settings of a session on, so the time zone is stored with the database's user. Needs no rights beyond
 * those of that user.
 */
export async function storeTimeZone(databaseUrl: string) {
  const client = await connect(databaseUrl)
  try {
    const { rows } = await client.query<{ name: string }>('select current_database() as name')
    const name = client.escapeIdentifier(rows[0]?.name ?? '')
    await client.query(`alter role current_user in database ${name} set timezone to 'UTC'`)
  } finally {
    await client.end()
  }
}
