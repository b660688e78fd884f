import { expect, test } from 'vitest'
import { createSignedInTeam, createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { purgeIdempotencyKeys } from './idempotency.ts'

const file = fileApp()
const withKey = (key: string) => ({ 'idempotency-key': key })
const interest = { jobUrl: 'https://jobs.example.test/1' }
const application = (userId: string) => ({ userId, company: 'Acme', position: 'Engineer' })

test('a repeated click makes one row and one notification, and gets the same answer', async () => {
  const { manager, seeker } = await createSignedInTeam(file())
  const click = () => manager.calls.post('/api/applications', application(seeker.id), withKey('click-1'))
  const [first, ...replays] = [await click(), ...(await Promise.all(Array.from({ length: 20 }, click)))]
  for (const reply of replays) expect(reply).toMatchObject({ status: 201, body: first?.body })
  expect((await seeker.calls.get('/api/applications')).body).toMatchObject([first?.body])
  expect((await seeker.calls.get('/api/notifications')).body).toHaveLength(2)
})

test('twenty concurrent clicks make one row', async () => {
  const { seeker } = await createSignedInTeam(file())
  const click = () => seeker.calls.post('/api/job-interests', interest, withKey('all at once'.replaceAll(' ', '-')))
  const replies = await Promise.all(Array.from({ length: 20 }, click))
  expect(new Set(replies.map((reply) => `${reply.status} ${reply.body.id}`)).size).toBe(1)
  expect((await seeker.calls.get('/api/job-interests')).body).toHaveLength(1)
})

test('a key belongs to one person and one request', async () => {
  const { seeker, otherSeeker } = await createSignedInTeam(file())
  const ownReply = await seeker.calls.post('/api/job-interests', interest, withKey('shared'))
  const otherReply = await otherSeeker.calls.post('/api/job-interests', interest, withKey('shared'))
  expect(otherReply.body).toMatchObject({ userId: otherSeeker.id })
  expect(otherReply.body.id).not.toBe(ownReply.body.id)
  for (const [path, body] of [
    ['/api/applications', application(seeker.id)],
    ['/api/job-interests', { jobUrl: 'https://jobs.example.test/2' }],
    ['/api/job-interests?again', interest],
  ] as const)
    expect(await seeker.calls.post(path, body, withKey('shared')), path).toMatchObject({
      status: 422,
      body: { message: 'This Idempotency-Key was used for another request' },
    })
  expect((await seeker.calls.get('/api/applications')).body).toEqual([])
  expect((await seeker.calls.get('/api/job-interests')).body).toHaveLength(1)
  expect((await seeker.calls.post('/api/job-interests', interest, withKey('another'))).body.id).not.toBe(
    ownReply.body.id,
  )
})

test('a refused call stores no answer, so it can be corrected and sent again', async () => {
  const { manager, seeker, otherSeeker } = await createSignedInTeam(file())
  const send = (body: object) => manager.calls.post('/api/applications', body, withKey('mended'))
  expect((await send({ ...application(seeker.id), position: '' })).status).toBe(400)
  expect((await send(application(otherSeeker.id))).status).toBe(404)
  expect((await send(application(seeker.id))).status).toBe(201)
})

test('a key includes the row in the path: another row is refused and not changed', async () => {
  const app = file()
  const { admin } = await createSignedInTeam(app)
  const [first, second] = [await createUser(app), await createUser(app)]
  const suspend = (id: string) => admin.calls.post(`/api/admin/users/${id}/suspend`, {}, withKey('same-key'))
  expect(await suspend(first.id)).toMatchObject({ status: 200, body: { id: first.id } })
  expect((await suspend(second.id)).status).toBe(422)
  const { rows } = await app.pool.query('select id from users where suspended_at is not null and id = any($1)', [
    [first.id, second.id],
  ])
  expect(rows).toEqual([{ id: first.id }])
})

test('a manager who has lost the client gets no stored answer about them', async () => {
  const { admin, manager, otherManager, seeker } = await createSignedInTeam(file())
  const send = () => manager.calls.post('/api/applications', application(seeker.id), withKey('before-handover'))
  expect((await send()).status).toBe(201)
  expect((await send()).status).toBe(201)
  await admin.calls.post('/api/admin/assign-account-manager', { userId: seeker.id, accountManagerId: otherManager.id })
  expect((await send()).status).toBe(404)
  expect((await seeker.calls.get('/api/applications')).body).toHaveLength(1)
})

test('erasing a client deletes stored answers about them', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  await manager.calls.post('/api/applications', { ...application(seeker.id), notes: 'private' }, withKey('erased'))
  const keptAnswers = async () =>
    (await app.pool.query('select key from idempotency_keys where user_id = $1', [manager.id])).rowCount
  expect(await keptAnswers()).toBe(1)
  await seeker.calls.delete('/api/account')
  expect(await keptAnswers()).toBe(0)
})

test("a dead process's key is taken over after its lease, and not before", async () => {
  const app = file()
  const { seeker } = await createSignedInTeam(app)
  const send = () => seeker.calls.post('/api/job-interests', interest, withKey('died'))
  const first = (await send()).body.id
  const died = (lease: string) =>
    app.pool.query(
      'update idempotency_keys set status = null, reply = null, locked_until = now() + $2::interval where user_id = $1',
      [seeker.id, lease],
    )
  await died('2 seconds')
  const retried = await send()
  expect(retried).toMatchObject({ status: 201 })
  expect(retried.body.id).not.toBe(first)
})

test('a key counts for a day', async () => {
  const app = file()
  const { seeker } = await createSignedInTeam(app)
  const send = async () => (await seeker.calls.post('/api/job-interests', interest, withKey('daily'))).body.id
  const age = (by: string) =>
    app.pool.query('update idempotency_keys set created_at = now() - $2::interval where user_id = $1', [seeker.id, by])
  const first = await send()
  await age('23 h 59 min')
  await purgeIdempotencyKeys(app.db)
  expect(await send()).toBe(first)
  await age('24 h 1 min')
  const second = await send()
  expect(second).not.toBe(first)
  expect(await send()).toBe(second)
  await age('24 h 1 min')
  await purgeIdempotencyKeys(app.db)
  const { rows } = await app.pool.query('select key from idempotency_keys where user_id = $1', [seeker.id])
  expect(rows).toEqual([])
})

test('an unusable key is refused', async () => {
  const { seeker } = await createSignedInTeam(file())
  for (const key of ['', 'two words', 'x'.repeat(201), 'naïve', 'tab\there'])
    expect(await seeker.calls.post('/api/job-interests', interest, withKey(key)), key).toMatchObject({
      status: 400,
      body: { message: 'The Idempotency-Key is not usable' },
    })
  expect((await seeker.calls.post('/api/job-interests', interest, withKey('x'.repeat(200)))).status).toBe(201)
  expect((await seeker.calls.get('/api/job-interests')).body).toHaveLength(1)
})

test('a person who has lost the right to a call gets no stored answer', async () => {
  const { admin, seeker } = await createSignedInTeam(file())
  const send = () => seeker.calls.post('/api/job-interests', interest, withKey('before-promotion'))
  expect((await send()).status).toBe(201)
  await admin.calls.post('/api/admin/account-managers', { userId: seeker.id })
  expect((await send()).status).toBe(403)
})
