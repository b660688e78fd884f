import { expect, test } from 'vitest'
import { createApplicationFor, createInterest, createSignedInTeam, createSubscription } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const remove = (id: string) => file().pool.query('delete from users where id = $1', [id])

/** The tables that still contain the id, except the audit log. */
async function findTraces(id: string) {
  const { pool } = file()
  const tables = await pool.query(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'audit_log' order by 1",
  )
  const found = []
  for (const { tablename } of tables.rows) {
    const { rowCount } = await pool.query(`select 1 from ${tablename} t where t::text like '%' || $1 || '%'`, [id])
    if (rowCount) found.push(tablename)
  }
  return found
}

async function busyTeam() {
  const app = file()
  const team = await createSignedInTeam(app)
  const { manager, seeker } = team
  await createSubscription(app, seeker)
  await seeker.calls.post('/api/profile', { phone: '555' })
  const interest = await createInterest(app, seeker)
  await seeker.calls.post('/api/job-interests', { jobUrl: 'https://jobs.example.test/read' })
  await manager.calls.post('/api/postings', { jobUrl: 'https://jobs.example.test/asked' })
  const job = { userId: seeker.id, company: 'Acme', position: 'Engineer', jobInterestId: interest.id }
  const { body } = await manager.calls.post('/api/applications', job, { 'idempotency-key': 'k' })
  return { ...team, interest, application: body }
}

test('deleting a seeker deletes all of their rows and no others', async () => {
  const { manager, seeker, otherSeeker } = await busyTeam()
  await createApplicationFor(file(), otherSeeker)
  await remove(seeker.id)
  expect(await findTraces(seeker.id)).toEqual([])
  expect((await file().pool.query('select user_id from postings')).rows).toEqual([{ user_id: manager.id }])
  expect((await manager.calls.get('/api/account-manager/clients')).body).toEqual([])
  expect((await otherSeeker.calls.get('/api/applications')).body).toHaveLength(1)
  expect((await seeker.calls.get('/api/auth/user')).status).toBe(401)
})

test('deleting a manager deletes the assignment, and the clients keep their applications', async () => {
  const { manager, seeker, application } = await busyTeam()
  await remove(manager.id)
  expect(await findTraces(manager.id)).toEqual([])
  expect((await seeker.calls.get('/api/applications')).body).toMatchObject([{ ...application, accountManagerId: null }])
  expect((await seeker.calls.post('/api/job-interests', { jobUrl: 'https://jobs.example.test' })).status).toBe(201)
})

test('deleting an admin removes their name from broadcasts and answers, and nothing else', async () => {
  const { admin } = await busyTeam()
  const { pool } = file()
  await pool.query("insert into broadcasts (sender_id, title, message, total) values ($1, 'To all', 'A word', 1)", [
    admin.id,
  ])
  await pool.query(
    `insert into contact_messages (name, email, message, answer, answered_at, answered_by)
     values ('Ana', 'ana@example.test', 'Hello', 'Yes', now(), $1)`,
    [admin.id],
  )
  await remove(admin.id)
  expect(await findTraces(admin.id)).toEqual([])
  const { rows } = await pool.query('select title, answer from broadcasts cross join contact_messages')
  expect(rows).toEqual([{ title: 'To all', answer: 'Yes' }])
})

test('an application stays when its interest is deleted', async () => {
  const { seeker, interest, application } = await busyTeam()
  await file().pool.query('delete from job_interests where id = $1', [interest.id])
  expect((await seeker.calls.get('/api/applications')).body).toMatchObject([application])
})

test("the database refuses an application for another person's interest, and a second one for the same", async () => {
  const { seeker, otherSeeker, interest } = await busyTeam()
  const insert = (userId: string) =>
    file().pool.query(
      "insert into job_applications (user_id, job_interest_id, company, position) values ($1, $2, 'A', 'B')",
      [userId, interest.id],
    )
  await expect(insert(otherSeeker.id)).rejects.toThrow(/job_applications_interest|job_interest_id_unique/)
  await expect(insert(seeker.id)).rejects.toThrow('job_applications_job_interest_id_unique')
})
