import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { notification } from '#contract/notifications.ts'
import { createSignedInTeam, createUser, sendNotification } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()

/** Notifies a person and advances the clock, so that the next notification is later. */
async function tell(userId: string, title: string) {
  await sendNotification(file(), userId, { title })
  await delay(2)
}

async function signedIn() {
  const person = await createUser(file())
  return { ...person, calls: await file().signIn(person) }
}

test('a person sees their own notifications, newest first', async () => {
  const [me, other] = [await signedIn(), await signedIn()]
  for (const title of ['First', 'Second', 'Third']) await tell(me.id, title)
  await tell(other.id, 'Not for me')
  const { body } = await me.calls.get('/api/notifications')
  expect(body).toMatchObject([
    { title: 'Third', read: false, relatedEntityId: null },
    { title: 'Second' },
    { title: 'First' },
  ])
  expect(Object.keys(body[0]).toSorted()).toEqual(Object.keys(notification.shape).toSorted())
})

test('only the owner marks a notification as read', async () => {
  const { admin, seeker, manager } = await createSignedInTeam(file())
  await tell(seeker.id, 'Hello')
  const [{ id }] = (await seeker.calls.get('/api/notifications')).body
  for (const { calls } of [admin, manager])
    expect(await calls.put(`/api/notifications/${id}/read`)).toMatchObject({
      status: 404,
      body: { message: 'Notification not found' },
    })
  expect((await seeker.calls.get('/api/notifications')).body[0].read).toBe(false)
  for (let time = 0; time < 2; time++)
    expect(await seeker.calls.put(`/api/notifications/${id}/read`)).toMatchObject({
      status: 200,
      body: { id, read: true },
    })
  expect((await seeker.calls.get('/api/notifications')).body.map((each: { read: boolean }) => each.read)).toEqual([
    true,
    false,
  ])
})

test('other fields of a body change nothing', async () => {
  const [me, other] = [await signedIn(), await signedIn()]
  await tell(me.id, 'Hello')
  const [before] = (await me.calls.get('/api/notifications')).body
  const greedy = { userId: other.id, title: 'Planted', read: false }
  expect((await me.calls.put(`/api/notifications/${before.id}/read`, greedy)).body).toEqual({ ...before, read: true })
})

test('an invalid id is refused', async () => {
  const me = await signedIn()
  expect((await me.calls.put('/api/notifications/00000000-0000-4000-8000-000000000000/read')).status).toBe(404)
  expect((await me.calls.put('/api/notifications/all/read')).status).toBe(400)
})

test("all of the person's own are marked as read at once", async () => {
  const [me, other] = [await signedIn(), await signedIn()]
  for (const title of ['First', 'Second']) await tell(me.id, title)
  await tell(other.id, 'Not for me')
  const reply = await me.calls.post('/api/notifications/read-all')
  expect(reply).toMatchObject({
    status: 200,
    body: [
      { title: 'Second', read: true },
      { title: 'First', read: true },
    ],
  })
  expect((await other.calls.get('/api/notifications')).body).toMatchObject([{ read: false }])
  expect((await me.calls.post('/api/notifications/read-all')).body).toHaveLength(2)
})

test('the list holds the newest two hundred', async () => {
  const me = await signedIn()
  await file().pool.query(
    `insert into notifications (user_id, type, title, message, created_at)
     select $1, 'message', n::text, 'A word', now() + n * interval '1 s' from generate_series(1, 205) n`,
    [me.id],
  )
  const { body } = await me.calls.get('/api/notifications')
  expect(body).toHaveLength(200)
  expect([body[0].title, body.at(-1).title]).toEqual(['205', '6'])
})

test("older ones are read page by page, only the person's own", async () => {
  const [me, other] = [await signedIn(), await signedIn()]
  for (const { id } of [me, other])
    // Created at one moment, as in one transaction. The order must still hold.
    await file().pool.query(
      `insert into notifications (user_id, type, title, message, created_at)
       select $1, 'message', n::text, 'A word', '2026-11-01' from generate_series(1, 45) n`,
      [id],
    )
  const all: { id: string }[] = (await me.calls.get('/api/notifications')).body
  const paged: { id: string }[] = []
  for (let before = ''; ; before = `&before=${paged.at(-1)?.id}`) {
    const { body } = await me.calls.get(`/api/notifications?limit=20${before}`)
    paged.push(...body)
    if (body.length < 20) break
  }
  expect(paged).toEqual(all)
  expect((await me.calls.get(`/api/notifications?before=${paged.at(-1)?.id}`)).body).toEqual([])
  expect((await other.calls.get(`/api/notifications?before=${paged[0]?.id}`)).body).toEqual([])
  for (const query of ['limit=0', 'limit=201', 'limit=x', 'before=x'])
    expect((await me.calls.get(`/api/notifications?${query}`)).status, query).toBe(400)
})

test("named ones are marked in one call, only the person's own", async () => {
  const [me, other] = [await signedIn(), await signedIn()]
  for (const title of ['First', 'Second', 'Third']) await tell(me.id, title)
  await tell(other.id, 'Not for me')
  const [third, second] = (await me.calls.get('/api/notifications')).body
  const [foreign] = (await other.calls.get('/api/notifications')).body
  const reply = await me.calls.post('/api/notifications/read-all', { ids: [third.id, second.id, foreign.id] })
  expect(reply).toMatchObject({ status: 200, body: [{ read: true }, { read: true }, { title: 'First', read: false }] })
  expect((await other.calls.get('/api/notifications')).body).toMatchObject([{ read: false }])
  expect((await me.calls.post('/api/notifications/read-all', { ids: [] })).body.at(-1)).toMatchObject({ read: false })
  for (const ids of ['all', ['all'], Array(101).fill(third.id)])
    expect((await me.calls.post('/api/notifications/read-all', { ids })).status).toBe(400)
})
