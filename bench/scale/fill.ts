import { Client } from 'pg'
import { applicationStatuses } from '#contract/application-status.ts'
import { createVerifiedAccount } from '#server/people/auth/auth.service.ts'
import { openDatabase } from '#server/db/client.ts'

export const password = 'a password for the bench'
const clientsOfEach = 40

/** Everybody but the first admin shares that admin's hash: a hundred thousand of them would take a quarter of an hour. */
const people = `
  insert into users (email, password, first_name, last_name, role, email_verified, subscription_active, subscription_plan, created_at)
  select 'person' || n || '@example.test', $2,
    (array['Ana', 'Bo', 'Chidi', 'Dana', 'Émile', 'Fatima', 'Goran', 'Hana'])[1 + n % 8],
    (array['Okafor', 'Nguyen', 'Smith', 'Müller', 'García', 'Ivanova', 'Tanaka'])[1 + n % 7] || ' ' || n,
    case when n <= $1::int / ${clientsOfEach} then 'account_manager' else 'user' end, true, n > $1::int / ${clientsOfEach}, 'active',
    now() - make_interval(mins => n)
  from generate_series(1, $1::int - 1) n`

const numbered = (role: string) =>
  `(select id, row_number() over (order by created_at desc) - 1 as n from users where role = '${role}')`

/** Every seeker but the last hundred has an account manager: those hundred wait for one. */
const assignments = `
  with managers as ${numbered('account_manager')}, seekers as ${numbered('user')}
  insert into account_manager_assignments (account_manager_id, user_id, assigned_at, last_action_at)
  select managers.id, seekers.id, now() - interval '40 days', case when seekers.n % 5 > 0 then now() - interval '2 days' end
  from seekers join managers on managers.n = seekers.n % (select count(*) from managers)
  where seekers.n < (select count(*) from seekers) - 100`

const subscriptions = `
  insert into subscriptions (user_id, provider_subscription_id, plan, status, current_period_start, current_period_end)
  select id, 'bench ' || id, 'active', 'active', now() - interval '10 days', now() + interval '20 days'
  from users where role = 'user'`

const applications = `
  insert into job_applications (user_id, account_manager_id, company, position, job_url, status, date_applied, created_by_staff, created_at, updated_at, notes)
  select u.id, a.account_manager_id, (array['Harbor', 'Pinegate', 'Fernway', 'Cobalt', 'Äther'])[1 + n % 5] || ' ' || (n * 7 % 97),
    (array['Planner', 'Clerk', 'Engineer', 'Nurse'])[1 + n % 4], 'https://jobs' || n || '.example.test/' || n,
    (array['${applicationStatuses.join("', '")}'])[1 + n % ${applicationStatuses.length}],
    now() - make_interval(days => n * 11 % 180), n % 2 = 0, now() - make_interval(days => n * 11 % 180), now() - make_interval(days => n % 30),
    case when n % 3 = 0 then 'Sent with the second letter.' end
  from users u left join account_manager_assignments a on a.user_id = u.id, generate_series(1, 10) n where u.role = 'user'`

const interests = `
  insert into job_interests (user_id, job_url, processed, created_at)
  select id, 'https://jobs.example.test/' || n, n > 1, now() - make_interval(hours => n * 9)
  from users, generate_series(1, 3) n where role = 'user'`

const notifications = `
  insert into notifications (user_id, type, title, message, read, created_at)
  select id, 'message', 'A word', 'From the people behind it.', n > 2, now() - make_interval(hours => n)
  from users, generate_series(1, 5) n`

const audit = `
  insert into audit_log (actor_id, subject_id, action, address, at)
  select id, id, (array['sign-in', 'sign-out', 'application.updated', 'sign-in.refused'])[1 + k % 4], '10.' || u.n % 250 || '.' || k || '.1',
    now() - make_interval(secs => u.n * 11 + k * 60000)
  from (select id, row_number() over () as n from users) u, generate_series(1, 10) k`

const contact = `
  insert into contact_messages (name, email, message) select 'Somebody', 'somebody@example.test', 'A question' from users limit 2000`

/** Eleven per seeker: over a million with 100,000 accounts. In every seventh conversation the client waits for an answer. */
const messages = `
  with clients as (
    select u.id, a.account_manager_id, row_number() over (order by u.created_at) as n
    from users u left join account_manager_assignments a on a.user_id = u.id where u.role = 'user'
  )
  insert into messages (user_id, author_id, from_client, text, created_at, read_at)
  select c.id, case when k % 2 = 0 then c.id else c.account_manager_id end, k % 2 = 0, 'Message ' || k || ' about the next step.',
    now() - make_interval(hours => 12 - k, secs => c.n % 3600), case when k < 10 then now() end
  from clients c, generate_series(1, 10 + (c.n % 7 > 0)::int) k`

const conversations = `
  insert into conversations (user_id, last_message_id, last_message_at, waiting_since)
  select distinct on (user_id) user_id, id, created_at, case when from_client then created_at end
  from messages order by user_id, created_at desc`

/** Fills an empty, migrated database with so many accounts, ten applications and eleven messages a seeker, forty clients a manager. */
export async function fill(url: string, accounts: number) {
  await createAdmin(url)
  // The product's own connections give up on what takes as long as this.
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query('select password from users')
    await client.query(people, [accounts, rows[0].password])
    for (const sql of [
      assignments,
      subscriptions,
      applications,
      interests,
      notifications,
      audit,
      contact,
      messages,
      conversations,
    ])
      await client.query(sql)
    await client.query('vacuum analyze')
    return await whoIsWho(client)
  } finally {
    await client.end()
  }
}

async function createAdmin(url: string) {
  const { db, close } = openDatabase({ url, connections: 1, onError: console.error })
  await createVerifiedAccount(
    db,
    { email: 'admin@example.test', password, firstName: 'Ada', lastName: 'Admin' },
    'admin',
  )
  await close()
}

async function whoIsWho(client: Client) {
  const one = async (sql: string) => (await client.query(sql)).rows[0]
  const manager = await one(
    'select u.id, u.email from users u join account_manager_assignments a on a.account_manager_id = u.id limit 1',
  )
  const seeker = await one(
    `select u.id, u.email from users u join account_manager_assignments a on a.user_id = u.id where a.account_manager_id = '${manager.id}' limit 1`,
  )
  return { seeker: seeker.email, manager: manager.email, admin: 'admin@example.test', seekerId: seeker.id }
}
export type People = Awaited<ReturnType<typeof fill>>
