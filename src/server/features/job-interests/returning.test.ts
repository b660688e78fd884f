import { expect, test } from 'vitest'
import { createApplicationFor, createInterest, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const reason = 'The posting is closed. Do you know another one there?'

test('a manager returns an interest with a reason, which the seeker is notified of', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  const interest = await createInterest(app, seeker)
  const reply = await manager.calls.post(`/api/job-interests/${interest.id}/return`, { reason: ` ${reason} ` })
  const returned = { ...interest, processed: true, returnReason: reason }
  expect(reply).toMatchObject({ status: 200, body: returned })
  expect((await seeker.calls.get('/api/job-interests')).body).toEqual([returned])
  const [notification] = (await seeker.calls.get('/api/notifications')).body
  expect(notification).toMatchObject({
    type: 'job_interest',
    title: `${manager.firstName} returned a job you sent`,
    relatedEntityId: interest.id,
  })
  expect(notification.message).toContain(reason)
  const { rows } = await app.pool.query("select * from audit_log where action = 'interest.returned'")
  expect(rows).toMatchObject([{ actor_id: manager.id, subject_id: seeker.id, entity_id: interest.id, details: {} }])
})

test('no mail copy goes to a seeker, who cannot turn off that kind of mail', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  const interest = await createInterest(app, seeker)
  await app.deliverMail()
  const before = app.mails.length
  await manager.calls.post(`/api/job-interests/${interest.id}/return`, { reason })
  await app.deliverMail()
  expect(app.mails.slice(before)).toEqual([])
})

test('an interest is answered once, either way', async () => {
  const app = file()
  const { manager, admin, seeker } = await createSignedInTeam(app)
  const url = (id: string) => `/api/job-interests/${id}/return`
  const answer = (id: string) => ({ userId: seeker.id, company: 'Acme', position: 'Engineer', jobInterestId: id })
  const [returned, applied] = [await createInterest(app, seeker), await createInterest(app, seeker)]
  await manager.calls.post(url(returned.id), { reason })
  await manager.calls.post('/api/applications', answer(applied.id))
  for (const { calls } of [manager, admin]) {
    const again = await calls.post(url(returned.id), { reason: 'Another one' })
    expect(again).toMatchObject({ status: 409, body: { message: 'This job interest has already been answered' } })
    expect((await calls.post(url(applied.id), { reason })).status).toBe(409)
    expect((await calls.post('/api/applications', answer(returned.id))).status).toBe(409)
  }
  expect((await seeker.calls.get('/api/applications')).body).toHaveLength(1)
  const list = (await seeker.calls.get('/api/job-interests')).body
  expect(list.map((each: { returnReason: string | null }) => each.returnReason)).toEqual([null, reason])
})

test('of a concurrent return and application only one succeeds', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  const { id } = await createInterest(app, seeker)
  const apply = { userId: seeker.id, company: 'Acme', position: 'Engineer', jobInterestId: id }
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0
        ? manager.calls.post(`/api/job-interests/${id}/return`, { reason })
        : manager.calls.post('/api/applications', apply),
    ),
  )
  const successes = replies.filter(({ status }) => status < 300)
  expect(successes).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(9)
  const [interest] = (await seeker.calls.get('/api/job-interests')).body
  const applications = (await seeker.calls.get('/api/applications')).body
  expect(applications).toHaveLength(interest.returnReason === null ? 1 : 0)
})

test('a return needs a reason, and changes nothing without one', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  const { id } = await createInterest(app, seeker)
  for (const body of [{}, { reason: ' ' }, { reason: null }, { reason: 'x'.repeat(10_001) }])
    expect((await manager.calls.post(`/api/job-interests/${id}/return`, body)).status).toBe(400)
  expect((await seeker.calls.get('/api/job-interests')).body).toMatchObject([{ processed: false }])
})

test('fifty concurrent applications for one interest make one', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  const { id } = await createInterest(app, seeker)
  const before = await createApplicationFor(app, manager, { userId: seeker.id })
  const apply = { userId: seeker.id, company: 'Kew', position: 'Botanist', jobInterestId: id }
  const statuses = (
    await Promise.all(Array.from({ length: 50 }, () => manager.calls.post('/api/applications', apply)))
  ).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, ...Array(49).fill(409)])
  const applications = (await seeker.calls.get('/api/applications')).body
  expect(applications.map((each: { company: string }) => each.company)).toEqual(['Kew', before.company])
  const notifications = (await seeker.calls.get('/api/notifications')).body
  expect(notifications.filter((each: { message: string }) => each.message.includes('Kew'))).toHaveLength(1)
})
