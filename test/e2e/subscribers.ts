import { Client } from 'pg'
import { findRunningPostgres } from '#server/gateways/database/running-postgres.ts'

/** Makes somebody a subscriber who has waited for an account manager for so many hours, straight in the database. */
export async function letWait(userId: string, hours: number) {
  const url = await findRunningPostgres(process.env.E2E_DATA_DIR ?? '')
  if (!url) throw new Error('The database of the server under test is not there')
  const client = new Client({ connectionString: url })
  await client.connect()
  const wait = `update users set subscription_active = true, subscription_plan = 'starter',
    manager_wanted_since = now() - make_interval(hours => $2) where id = $1`
  await client.query(wait, [userId, hours]).finally(() => client.end())
}
