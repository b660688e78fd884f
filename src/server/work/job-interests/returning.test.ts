import { randomUUID } from 'node:crypto'
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

test('several interests are returned at once with one reason, and each client is notified of theirs', async () => {
  const app = file()
  const { manager, seeker, admin, otherSeeker } = await createSignedInTeam(app)
  await admin.calls.post('/api/admin/assign-account-manager', {
    userId: otherSeeker.id,
    accountManagerId: manager.id,
  })
  const ids = [await createInterest(app, seeker), await createInterest(app, otherSeeker)].map(({ id }) => id)
  const kept = await createInterest(app, seeker)
  const reply = await manager.calls.post('/api/job-interests/return', { ids, reason })
  expect(reply).toMatchObject({ status: 200, body: { returned: ids, notReturned: [] } })
  for (const { calls } of [seeker, otherSeeker]) {
    const notifications: { title: string; message: string }[] = (await calls.get('/api/notifications')).body
    const told = notifications.filter(({ title }) => title === `${manager.firstName} returned a job you sent`)
    expect(told).toMatchObject([{ message: expect.stringContaining(reason) }])
  }
  const list: { id: string; processed: boolean }[] = (await seeker.calls.get('/api/job-interests')).body
  expect(list.filter(({ processed }) => !processed).map(({ id }) => id)).toEqual([kept.id])
  const { rows } = await app.pool.query(
    "select entity_id from audit_log where action = 'interest.returned' and entity_id = any($1)",
    [ids],
  )
  expect(rows.map(({ entity_id }) => entity_id).toSorted()).toEqual(ids.toSorted())
  const { rows: open } = await app.pool.query(
    "select 1 from promises where subject_id = any($1) and kind = 'interest_answered' and kept_at is null",
    [ids],
  )
  expect(open).toEqual([])
})

test('the reply names what was answered before and what is out of reach', async () => {
  const app = file()
  const { manager, seeker, otherSeeker } = await createSignedInTeam(app)
  const [pending, answered, foreign] = [
    await createInterest(app, seeker),
    await createInterest(app, seeker),
    await createInterest(app, otherSeeker),
  ].map(({ id }) => id) as [string, string, string]
  await manager.calls.post(`/api/job-interests/${answered}/return`, { reason: 'Closed.' })
  const missing = randomUUID()
  const many = { ids: [answered, pending, foreign, missing], reason }
  const notReturned = [
    { id: answered, because: 'answered' },
    { id: foreign, because: 'not_found' },
    { id: missing, because: 'not_found' },
  ]
  expect((await manager.calls.post('/api/job-interests/return', many)).body).toEqual({
    returned: [pending],
    notReturned,
  })
  // Once more changes nothing.
  expect((await manager.calls.post('/api/job-interests/return', many)).body).toEqual({
    returned: [],
    notReturned: [{ id: answered, because: 'answered' }, { id: pending, because: 'answered' }, ...notReturned.slice(1)],
  })
  const [untouched] = (await otherSeeker.calls.get('/api/job-interests')).body
  expect(untouched).toMatchObject({ processed: false, returnReason: null })
  const reasons = (await seeker.calls.get('/api/job-interests')).body.map(
    (interest: { returnReason: string }) => interest.returnReason,
  )
  expect(reasons).toEqual(['Closed.', reason])
})

test('one reason, at most 50 interests, each once, and only within reach', async () => {
  const app = file()
  const { manager, otherManager, seeker } = await createSignedInTeam(app)
  const { id } = await createInterest(app, seeker)
  const send = (body: object, by = manager) => by.calls.post('/api/job-interests/return', body)
  const fifty = Array.from({ length: 50 }, () => randomUUID())
  for (const body of [{ ids: [], reason }, { ids: [...fifty, id], reason }, { ids: [id, id], reason }, { ids: [id] }])
    expect((await send(body)).status).toBe(400)
  expect((await send({ ids: fifty, reason })).status).toBe(404)
  expect((await send({ ids: [id], reason }, otherManager)).status).toBe(404)
  expect((await send({ ids: [id], reason }, seeker)).status).toBe(403)
  expect((await seeker.calls.get('/api/job-interests')).body).toMatchObject([{ processed: false }])
})

test('returns of the same interests at once answer each of them once', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  const ids: string[] = []
  for (let made = 0; made < 6; made++) ids.push((await createInterest(app, seeker)).id)
  const replies = await Promise.all(
    [ids, ids.toReversed(), ids.slice(2), ids.slice(0, 3)].map((some) =>
      manager.calls.post('/api/job-interests/return', { ids: some, reason }),
    ),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(replies.flatMap(({ body }) => body.returned).toSorted()).toEqual(ids.toSorted())
})
