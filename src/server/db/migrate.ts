import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

const migrationsFolder = new URL('migrations', import.meta.url).pathname
/** The advisory lock of the migrations: processes that start together run them one after the other. */
const lock = 7_204_611

export async function applyMigrations(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  // The running query, or the next one, fails with the same error.
  client.on('error', () => {})
  await client.connect()
  try {
    const db = drizzle(client)
    await db.execute(sql`select pg_advisory_lock(${lock})`)
    await db.execute(sql`set client_min_messages to warning`)
    await migrate(db, { migrationsFolder })
  } finally {
    // Ending the connection releases the lock.
    await client.end()
  }
}
