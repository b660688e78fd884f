import { Client } from 'pg'
import { findRunningPostgres } from '#server/embedded-postgres/locate-running.ts'
import { insertManyApplications } from '#test/many-applications.ts'

/** Gives a person many applications, straight in the database of the server under test. */
export async function giveMany(userId: string, count: number) {
  const url = await findRunningPostgres(process.env.E2E_DATA_DIR ?? '')
  if (!url) throw new Error('The database of the server under test is not there')
  const client = new Client({ connectionString: url })
  await client.connect()
  await insertManyApplications(client, userId, count).finally(() => client.end())
}
