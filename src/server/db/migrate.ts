import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'

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

export async function applyMigrations(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  // The running query, or the next one, fails with the same error.
  client.on('error', () => {})
  await client.connect()
  try {
    const db = drizzle(client)
    await db.execute(sql`select pg_advisory_lock(${lock})`)
    await db.execute(sql`set client_min_messages to warning`)
    await requireKnownSchema(client)
    await migrate(db, { migrationsFolder })
  } finally {
    // Ending the connection releases the lock.
    await client.end()
  }
}
