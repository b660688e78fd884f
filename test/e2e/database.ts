import { Client } from 'pg'
import { findRunningPostgres } from '#server/embedded-postgres/locate-running.ts'

/** Where the database of the server under test is. */
export async function databaseUrl() {
  const url = await findRunningPostgres(process.env.E2E_DATA_DIR ?? '')
  if (!url) throw new Error('The database of the server under test is not there')
  return url
}

/** Does what no screen and no call can, straight in the database. */
export async function runSql(statement: string, values: unknown[] = [], url?: string) {
  const client = new Client({ connectionString: url ?? (await databaseUrl()) })
  await client.connect()
  await client.query(statement, values).finally(() => client.end())
}
