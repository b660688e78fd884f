import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { startJobs } from '#server/jobs/jobs.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { actingAs, createSubscription, createUser } from '#test/factories.ts'
import { createDatabase, startTestApp, type TestApp } from '#test/harness.ts'
import { assignClient } from '#server/people/users/users.service.ts'

/** A server with a real queue and no workers. */
async function appWithQueue() {
  const database = await createDatabase()
  const jobs = await startJobs(database.url, () => {})
  const app = await startTestApp({}, { jobs }, database)
  onTestFinished(async () => {
    await jobs.stop()
    await app.close()
  })
  return app
}

/** The tables, with those of the queue, that contain one of the words. The audit log holds ids by design. */
async function tablesWith({ pool }: TestApp, ...words: string[]) {
  const tables = await pool.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'jobs') and tablename <> 'audit_log' order by 1`,
  )
  const found = []
  for (const { name } of tables.rows) {
    const { rowCount } = await pool.query(`select 1 from ${name} t where t::text ilike any ($1)`, [
      words.map((word) => `%${word}%`),
    ])
    if (rowCount) found.push(name)
  }
  return found
}

const withKey = () => ({ 'idempotency-key': randomUUID() })

test('an erased client leaves no name, note or id with staff, in stored answers or in the queue', async () => {
  const app = await appWithQueue()
  const [admin, manager] = [
    await createUser(app, { role: 'admin' }),
    await createUser(app, { role: 'account_manager' }),
  ]
  const client = await createUser(app, { firstName: 'Erasmia', lastName: 'Gone' })
  const [staff, boss, own] = [await app.signIn(manager), await app.signIn(admin), await app.signIn(client)]
  await createSubscription(app, client)
  await app.pool.query('update users set manager_wanted_since = now() where id = $1', [client.id])
  const waiting = { userId: client.id, name: 'Erasmia Gone', adminIds: [admin.id] }
  await recordEvent(app, systemSource, { type: 'client.waiting', ...waiting })
  await assignClient(app, actingAs(admin), { userId: client.id, accountManagerId: manager.id })
  await own.post('/api/job-interests', { jobUrl: 'https://jobs.example.test/1', notes: 'unrepeatable' })
  const application = { userId: client.id, company: 'Acme', position: 'Engineer', notes: 'unrepeatable' }
  const { body: created } = await staff.post('/api/applications', application, withKey())
  await own.put(`/api/applications/${created.id}`, { status: 'interviewing' })
  await staff.post('/api/notifications/read-all', {}, withKey())
  await own.post('/api/contact', { name: 'Erasmia Gone', email: client.email.toUpperCase(), message: 'unrepeatable' })
  const [letter] = (await boss.get('/api/admin/contact-messages')).body
  const answer = { answer: 'unrepeatable too' }
  await boss.post(`/api/admin/contact-messages/${letter.id}/answer`, answer, withKey())
  await app.anonymous.post('/api/forgot-password', { email: client.email })
  await app.pool.query(`update jobs.job set output = $1 where name = 'notification-mail'`, [
    { message: `550 no such person: ${client.email}` },
  ])
  const toManager = (await staff.get('/api/notifications')).body
  expect(toManager.map(({ type }: { type: string }) => type).toSorted()).toEqual([
    'application_status',
    'assignment',
    'job_interest',
  ])
  const traces = [client.id, client.email, 'Erasmia', 'unrepeatable', created.id]
  const before = await tablesWith(app, ...traces)
  for (const table of ['jobs.job_common', 'public.idempotency_keys', 'public.notifications'])
    expect(before).toContain(table)

  const { body: staffExport } = await staff.post('/api/account/export')

  expect((await own.delete('/api/account')).status).toBe(200)
  expect(await tablesWith(app, ...traces)).toEqual([])
  // It may hold a notification that names the client.
  expect((await staff.get('/api/account/exports')).body).toEqual([])
  const { rows: removals } = await app.pool.query("select data from jobs.job where name = 'remove-files'")
  expect(removals.flatMap(({ data }) => data.ids)).toContain(staffExport.id)
  expect((await staff.get('/api/notifications')).body).toEqual([])
})

test('after an erasure admins keep the notification of a dispute without the person, and others keep their jobs', async () => {
  const app = await appWithQueue()
  const admin = await createUser(app, { role: 'admin' })
  const [client, other] = [await createUser(app), await createUser(app)]
  await app.pool.query(
    `insert into notifications (user_id, type, title, message, related_entity_id)
     values ($1, 'subscription', 'A payment is disputed', 'Please answer it', $2)`,
    [admin.id, client.id],
  )
  for (const { email } of [client, other]) await app.anonymous.post('/api/forgot-password', { email })
  await (await app.signIn(client)).delete('/api/account')
  const { rows: notifications } = await app.pool.query('select title, related_entity_id from notifications')
  expect(notifications).toEqual([{ title: 'A payment is disputed', related_entity_id: null }])
  const { rows: left } = await app.pool.query("select data->>'userId' as id from jobs.job where name = 'mail'")
  expect(left).toEqual([{ id: other.id }])
})

test('an erased account manager leaves no name with the clients', async () => {
  const app = await appWithQueue()
  const [admin, client] = [await createUser(app, { role: 'admin' }), await createUser(app)]
  const manager = await createUser(app, { role: 'account_manager', firstName: 'Erasmia', lastName: 'Gone' })
  await assignClient(app, actingAs(admin), { userId: client.id, accountManagerId: manager.id })
  expect(await tablesWith(app, 'Erasmia')).toContain('public.notifications')
  const [staff, own] = [await app.signIn(manager), await app.signIn(client)]
  await staff.post('/api/applications', { userId: client.id, company: 'Acme', position: 'Engineer' })
  const titles = async () => (await own.get('/api/notifications')).body.map(({ title }: { title: string }) => title)
  expect(await titles()).toContain('Erasmia added an application for you')
  // A former name is removed too.
  await staff.put('/api/account', { firstName: 'Ria', lastName: 'Gone' })
  await staff.delete('/api/account')
  expect(await tablesWith(app, manager.id, 'Erasmia')).toEqual([])
  expect(await titles()).toEqual(['Your account manager added an application for you'])
})
