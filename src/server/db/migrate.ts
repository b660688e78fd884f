import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

const migrationsFolder = new URL('migrations', import.meta.url).pathname
/** One number for "migrations of Foothold", so that processes which start together take turns. */
const lock = 7_204_611

/** Applies the migrations that are missing. */
export async function applyMigrations(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  // The query that runs, or the next one, fails with the same error.
  client.on('error', () => {})
  await client.connect()
  try {
    const db = drizzle(client)
    await db.execute(sql`select pg_advisory_lock(${lock})`)
    await db.execute(sql`set client_min_messages to warning`)
    await migrate(db, { migrationsFolder })
  } finally {
    // Ending the connection frees the lock.
    await client.end()
  }
}
