import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createApplicationFor, createInterest, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()

type Team = Awaited<ReturnType<typeof createSignedInTeam>>
type Person = Team['seeker']

const path = (client: { id: string }) => `/api/conversations/${client.id}/messages`
const say = (by: Person, client: { id: string }, text: string, more: object = {}) =>
  by.calls.post(path(client), { text, ...more })
const texts = async (by: Person, client: { id: string }) =>
  (await by.calls.get(path(client))).body.map(({ text }: { text: string }) => text)

test('a client and their manager write to each other, the newest message first', async () => {
  const { seeker, manager } = await createSignedInTeam(file())
  const first = await say(seeker, seeker, 'Did you apply?')
  expect(first).toMatchObject({
    status: 201,
    body: { userId: seeker.id, authorId: seeker.id, fromClient: true, files: [], readAt: null, editedAt: null },
  })
  expect((await say(manager, seeker, 'Yes, on Monday.')).body).toMatchObject({
    fromClient: false,
    authorId: manager.id,
  })
  for (const person of [seeker, manager])
    expect(await texts(person, seeker)).toEqual(['Yes, on Monday.', 'Did you apply?'])
})

test('each side counts what the other wrote until it reads it, and the author sees when', async () => {
  const { seeker, manager } = await createSignedInTeam(file())
  await say(seeker, seeker, 'One')
  await say(seeker, seeker, 'Two')
  const unread = async (by: Person) => (await by.calls.get('/api/conversations')).body[0].unread
  expect([await unread(seeker), await unread(manager)]).toEqual([0, 2])
  const { status, body } = await manager.calls.post(`/api/conversations/${seeker.id}/read`, {})
  expect({ status, body }).toMatchObject({ status: 200, body: { userId: seeker.id, unread: 0 } })
  expect(await unread(manager)).toBe(0)
  const [message] = (await seeker.calls.get(path(seeker))).body
  expect(Date.parse(message.readAt)).toBeGreaterThanOrEqual(Date.parse(message.createdAt))
})

test('staff promise an answer within one working day, until they have answered', async () => {
  const { seeker, manager } = await createSignedInTeam(file())
  const dueAt = async () => (await manager.calls.get('/api/conversations')).body[0].replyDueAt
  expect(await dueAt()).toBeNull()
  await say(seeker, seeker, 'One')
  await file().pool.query(
    `with message as (update messages set created_at = '2026-11-20T16:00:00Z' where user_id = $1),
       conversation as (update conversations set waiting_since = '2026-11-20T16:00:00Z' where user_id = $1)
     delete from promises where user_id = $1`,
    [seeker.id],
  )
  // A later message does not move the promise.
  await say(seeker, seeker, 'Two')
  expect(await dueAt()).toBe('2026-11-23T16:00:00.000Z')
  await say(manager, seeker, 'Hello')
  expect(await dueAt()).toBeNull()
})

test('a message says which application or interest it is about, if that is the client’s', async () => {
  const { seeker, otherSeeker, manager } = await createSignedInTeam(file())
  const application = await createApplicationFor(file(), manager, { userId: seeker.id, company: 'Acme' })
  const interest = await createInterest(file(), seeker)
  const about = { applicationId: application.id, jobInterestId: interest.id }
  expect((await say(seeker, seeker, 'This one', about)).body).toMatchObject({
    ...about,
    application: { company: 'Acme' },
  })
  await say(seeker, seeker, 'Something else')
  const { body, headers } = await manager.calls.get(`${path(seeker)}?applicationId=${application.id}`)
  expect(body.map(({ text }: { text: string }) => text)).toEqual(['This one'])
  expect(headers['x-total-count']).toBe('1')
  const foreign = await createInterest(file(), otherSeeker)
  expect((await say(seeker, seeker, 'x', { jobInterestId: foreign.id })).status).toBe(404)
  expect((await say(seeker, seeker, 'x', { applicationId: randomUUID() })).status).toBe(404)
})

test('only the client, the current manager and admins see a conversation; a handover takes it along', async () => {
  const { admin, seeker, otherSeeker, manager, otherManager } = await createSignedInTeam(file())
  await say(seeker, seeker, 'Private')
  for (const stranger of [otherSeeker, otherManager]) {
    expect((await stranger.calls.get(path(seeker))).status).toBe(404)
    expect((await say(stranger, seeker, 'Hi')).status).toBe(404)
    expect((await stranger.calls.post(`/api/conversations/${seeker.id}/read`, {})).status).toBe(404)
  }
  expect(await texts(admin, seeker)).toEqual(['Private'])
  await admin.calls.post('/api/admin/assign-account-manager', { userId: seeker.id, accountManagerId: otherManager.id })
  expect(await texts(otherManager, seeker)).toEqual(['Private'])
  expect((await manager.calls.get(path(seeker))).status).toBe(404)
  expect((await manager.calls.get('/api/conversations')).body).toEqual([])
  expect((await admin.calls.get(path(manager))).status).toBe(404)
})

test('an admin reads for the team only where there is no account manager', async () => {
  const { admin, seeker } = await createSignedInTeam(file())
  await say(seeker, seeker, 'Hello')
  const read = () => admin.calls.post(`/api/conversations/${seeker.id}/read`, {})
  expect((await read()).body).toMatchObject({ unread: 1 })
  await file().pool.query('delete from account_manager_assignments where user_id = $1', [seeker.id])
  expect((await read()).body).toMatchObject({ unread: 0, manager: null })
})

test('an author can edit a message for five minutes', async () => {
  const { seeker, manager } = await createSignedInTeam(file())
  const { body: message } = await say(seeker, seeker, 'Teh')
  const edit = (by: Person) => by.calls.put(`/api/messages/${message.id}`, { text: 'The' })
  expect((await edit(manager)).status).toBe(404)
  expect(await edit(seeker)).toMatchObject({ status: 200, body: { text: 'The', editedAt: expect.any(String) } })
  await file().pool.query("update messages set created_at = now() - interval '5 minutes' where id = $1", [message.id])
  expect(await edit(seeker)).toMatchObject({ status: 409, body: { code: 'too_late' } })
})

test('doubled and concurrent messages arrive once each, in one order for everyone', async () => {
  const { seeker, manager } = await createSignedInTeam(file())
  const send = (by: Person, index: number) =>
    by.calls.post(path(seeker), { text: `${by.id} ${index}` }, { 'idempotency-key': `${by.id}-${index}` })
  const people = [seeker, manager]
  const sends = Array.from({ length: 20 }, (_, index) => people.flatMap((by) => [send(by, index), send(by, index)]))
  const replies = await Promise.all(sends.flat())
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  const seen = await texts(seeker, seeker)
  expect(new Set(seen).size).toBe(40)
  expect(seen).toHaveLength(40)
  expect(await texts(manager, seeker)).toEqual(seen)
})

test('pages of a long conversation join without a gap', async () => {
  const { seeker } = await createSignedInTeam(file())
  for (const index of Array(5).keys()) await say(seeker, seeker, String(index))
  const first = await seeker.calls.get(`${path(seeker)}?limit=2`)
  const next = await seeker.calls.get(`${path(seeker)}?limit=3&cursor=${String(first.headers['x-next-cursor'])}`)
  expect([...first.body, ...next.body].map(({ text }: { text: string }) => text)).toEqual(['4', '3', '2', '1', '0'])
  expect(next.headers['x-next-cursor']).toBeUndefined()
})

test('an empty or too long message is refused', async () => {
  const { seeker } = await createSignedInTeam(file())
  expect((await say(seeker, seeker, '  ')).body).toMatchObject({ fields: { text: 'Please write a message' } })
  expect((await say(seeker, seeker, 'x'.repeat(5_001))).status).toBe(400)
  expect(await texts(seeker, seeker)).toEqual([])
})
