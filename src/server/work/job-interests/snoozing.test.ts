import { expect, test } from 'vitest'
import { createApplicationFor, createInterest, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const hour = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const queuePath = '/api/account-manager/queue'

interface Item {
  dueAt: string
  snoozedUntil: string | null
  interest: { id: string }
}

/** A manager with a client who has an application, and interests in the order of their ids. */
async function createQueue(count: number) {
  const app = file()
  const team = await createSignedInTeam(app)
  await createApplicationFor(app, team.manager, { userId: team.seeker.id })
  const ids: string[] = []
  for (let made = 0; made < count; made++) ids.push((await createInterest(app, team.seeker)).id)
  const read = async (query = '') => {
    const { body, headers } = await team.manager.calls.get(`${queuePath}${query}`)
    const items = body as Item[]
    return { items, ids: items.map(({ interest }) => interest.id), total: Number(headers['x-total-count']), headers }
  }
  const snooze = (id: string, until: string | null, by = team.manager) =>
    by.calls.put(`/api/job-interests/${id}/snooze`, { until })
  return { app, ...team, ids: ids as [string, ...string[]], read, snooze }
}

test('a snoozed interest leaves the queue, is listed apart, and is back when the time has passed', async () => {
  const { app, ids, read, snooze } = await createQueue(3)
  const [first, second, third] = ids
  const before = (await read()).items
  const until = inHours(30)
  expect(await snooze(first, until)).toMatchObject({ status: 200, body: { id: first, snoozedUntil: until } })
  await snooze(second as string, inHours(2))

  expect(await read()).toMatchObject({ ids: [third], total: 1 })
  const snoozed = await read('?snoozed=true')
  expect(snoozed).toMatchObject({ ids: [second, first], total: 2 })
  expect(snoozed.items[1]).toMatchObject({ snoozedUntil: until, dueAt: before[0]?.dueAt })
  expect((await read(`?item=${first}`)).items).toMatchObject([{ snoozedUntil: until }])
  expect((await read(`?item=${third}`)).items).toMatchObject([{ snoozedUntil: null }])

  await app.pool.query("update job_interests set snoozed_until = now() - interval '1 second' where id = $1", [first])
  expect(await read()).toMatchObject({ ids: [first, third], items: [{ snoozedUntil: null }, {}] })
  expect(await read('?snoozed=true')).toMatchObject({ ids: [second], total: 1 })
  expect((await snooze(second as string, null)).body).toMatchObject({ snoozedUntil: null })
  expect((await read()).ids).toEqual(ids)
})

test('snoozed interests are read in pages, the next to return first', async () => {
  const { ids, read, snooze } = await createQueue(3)
  for (const [index, id] of ids.entries()) await snooze(id, inHours(10 - index))
  const first = await read('?snoozed=true&limit=2')
  expect(first).toMatchObject({ ids: [ids[2], ids[1]], total: 3 })
  const next = await read(`?snoozed=true&limit=2&cursor=${String(first.headers['x-next-cursor'])}`)
  expect(next.ids).toEqual([ids[0]])
})

test('a snooze ends within seven days from now', async () => {
  const { ids, snooze, read } = await createQueue(1)
  for (const until of [inHours(-1), inHours(7 * 24 + 1), 'tomorrow', 5, '', undefined])
    expect(await snooze(ids[0], until as string), String(until)).toMatchObject({
      status: 400,
      body: { fields: { until: expect.any(String) } },
    })
  expect((await read()).ids).toEqual(ids)
  expect((await snooze(ids[0], inHours(7 * 24 - 1))).status).toBe(200)
})

test('only the assigned manager snoozes, and only what is pending', async () => {
  const { app, ids, manager, otherManager, seeker, admin, snooze } = await createQueue(2)
  const [returned, pending] = ids as [string, string]
  await manager.calls.post(`/api/job-interests/${returned}/return`, { reason: 'Closed.' })
  expect((await snooze(returned, inHours(1))).status).toBe(409)
  expect((await snooze(pending, inHours(1), otherManager)).status).toBe(404)
  expect((await snooze(pending, inHours(1), seeker)).status).toBe(403)
  expect((await snooze(pending, inHours(1), admin)).status).toBe(403)
  const { rows } = await app.pool.query(
    'select id from job_interests where id = any($1) and snoozed_until is not null',
    [ids],
  )
  expect(rows).toEqual([])
})

test('the client learns nothing of it, the audit log does', async () => {
  const { app, ids, manager, seeker, snooze } = await createQueue(1)
  const before = (await seeker.calls.get('/api/job-interests')).body
  const until = inHours(5)
  await snooze(ids[0], until)
  expect((await seeker.calls.get('/api/job-interests')).body).toEqual(before)
  const { rows } = await app.pool.query(
    "select * from audit_log where action = 'interest.snoozed' and entity_id = $1",
    [ids[0]],
  )
  expect(rows).toMatchObject([{ actor_id: manager.id, subject_id: null, entity_id: ids[0], details: { until } }])
})

test('another account manager finds a snoozed interest in the queue', async () => {
  const { ids, admin, seeker, otherManager, snooze } = await createQueue(1)
  await snooze(ids[0], inHours(100))
  const assignment = { userId: seeker.id, accountManagerId: otherManager.id }
  await admin.calls.post('/api/admin/assign-account-manager', assignment)
  const items = (await otherManager.calls.get(queuePath)).body as Partial<Item>[]
  expect(items.map(({ interest }) => interest?.id)).toContain(ids[0])
})
