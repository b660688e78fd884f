import { Client } from 'pg'
import { findRunningPostgres } from '#server/embedded-postgres/connect-or-start.ts'
import { insertManyApplications } from '#test/many-applications.ts'

/** Runs in the database of the server under test. */
async function withDatabase(work: (client: Client) => Promise<unknown>) {
  const url = await findRunningPostgres(process.env.E2E_DATA_DIR ?? '')
  if (!url) throw new Error('The database of the server under test is not there')
  const client = new Client({ connectionString: url })
  await client.connect()
  await work(client).finally(() => client.end())
}

export const insertMany = (userId: string, count: number) =>
  withDatabase((client) => insertManyApplications(client, userId, count))

export const insertManyInterests = (userId: string, count: number) =>
  withDatabase((client) =>
    client.query(
      `insert into job_interests (user_id, job_url, created_at)
       select $1, 'https://jobs.example.test/' || n, now() - make_interval(mins => n) from generate_series(1, $2::int) n`,
      [userId, count],
    ),
  )

/** Clients of an account manager who were assigned before today, so that none is the newest. */
export const insertManyClients = (managerId: string, count: number) =>
  withDatabase((client) =>
    client.query(
      `with made as (
         insert into users (email, password, first_name, last_name, email_verified)
         select gen_random_uuid() || '@example.test', '', 'Client', n::text, true from generate_series(1, $2::int) n
         returning id, last_name
       )
       insert into account_manager_assignments (user_id, account_manager_id, assigned_at, last_action_at)
       select id, $1, now() - make_interval(days => last_name::int), now() from made`,
      [managerId, count],
    ),
  )
