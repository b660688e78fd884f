import { expect, test } from 'vitest'
import { createInterest, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const jobUrl = 'https://careers.example.test/another'

test('a seeker changes the link and the notes of a pending interest', async () => {
  const app = file()
  const { seeker, manager } = await createSignedInTeam(app)
  const interest = await createInterest(app, seeker)
  const changed = await seeker.calls.put(`/api/job-interests/${interest.id}`, { jobUrl, notes: 'Ask for Kim.' })
  expect(changed).toMatchObject({ status: 200, body: { id: interest.id, jobUrl, notes: 'Ask for Kim.' } })
  const path = `/api/admin/user-job-interests/${seeker.id}`
  expect((await manager.calls.get(path)).body).toMatchObject([{ jobUrl, notes: 'Ask for Kim.', processed: false }])
})

test('a posting that was read of the old link is gone, that of the same link stays', async () => {
  const app = file()
  const { seeker } = await createSignedInTeam(app)
  const interest = await createInterest(app, seeker)
  await app.pool.query('delete from postings where job_interest_id = $1', [interest.id])
  await app.pool.query(
    "insert into postings (user_id, job_interest_id, job_url, company, read_at) values ($1, $2, $3, 'Acme', now())",
    [seeker.id, interest.id, interest.jobUrl],
  )
  const path = `/api/job-interests/${interest.id}`
  const same = await seeker.calls.put(path, { jobUrl: interest.jobUrl, notes: 'New' })
  expect(same.body).toMatchObject({ notes: 'New', posting: { company: 'Acme' } })
  const other = await seeker.calls.put(path, { jobUrl })
  expect(other.body.posting?.company ?? null).toBeNull()
})

test('a withdrawn interest is gone for both, and no answer is owed', async () => {
  const app = file()
  const { seeker, manager } = await createSignedInTeam(app)
  const interest = await createInterest(app, seeker)
  const owed = "select canceled_at from promises where kind = 'interest_answered' and subject_id = $1"
  expect((await app.pool.query(owed, [interest.id])).rows).toEqual([{ canceled_at: null }])
  expect((await seeker.calls.delete(`/api/job-interests/${interest.id}`)).status).toBe(200)
  expect((await seeker.calls.get('/api/job-interests')).body).toEqual([])
  expect((await manager.calls.get(`/api/admin/user-job-interests/${seeker.id}`)).body).toEqual([])
  const { rows } = await app.pool.query<{ canceled_at: Date | null }>(owed, [interest.id])
  expect(rows.filter(({ canceled_at: canceledAt }) => canceledAt === null)).toEqual([])
  const job = { userId: seeker.id, company: 'Acme', position: 'Clerk', jobInterestId: interest.id }
  expect((await manager.calls.post('/api/applications', job)).status).toBe(404)
})

test('an answered interest stays as it is', async () => {
  const app = file()
  const { seeker, manager } = await createSignedInTeam(app)
  const interest = await createInterest(app, seeker)
  await manager.calls.post(`/api/job-interests/${interest.id}/return`, { reason: 'It is closed.' })
  const path = `/api/job-interests/${interest.id}`
  for (const reply of [await seeker.calls.put(path, { jobUrl }), await seeker.calls.delete(path)])
    expect(reply).toMatchObject({ status: 409, body: { message: 'This job interest has already been answered' } })
  expect((await seeker.calls.get('/api/job-interests')).body).toMatchObject([{ jobUrl: interest.jobUrl }])
})
