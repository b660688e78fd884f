import { Client } from 'pg'
import { findRunningPostgres } from '#server/embedded-postgres/connect-or-start.ts'

/** The address of the database of the server under test. */
export async function databaseUrl() {
  const url = await findRunningPostgres(process.env.E2E_DATA_DIR ?? '')
  if (!url) throw new Error('The database of the server under test is not there')
  return url
}

/** Runs SQL for what no call offers, and returns its rows. */
export async function runSql(statement: string, values: unknown[] = [], url?: string) {
  const client = new Client({ connectionString: url ?? (await databaseUrl()) })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(statement, values).finally(() => client.end())
  return rows
}
