import { expect, test } from 'vitest'
import { createApplicationFor, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { notifyOfFollowUps } from './follow-ups.service.ts'
import { inHours } from './interviews.fixture.ts'

const file = fileApp()
const days = 24

/** A seeker with an application that was sent so many days ago. */
async function createApplicant(sentDaysAgo: number) {
  const team = await createSignedInTeam(file())
  const { id } = await createApplicationFor(file(), team.manager, { userId: team.seeker.id, company: 'Kew' })
  const path = `/api/applications/${id}`
  const dateApplied = inHours(-sentDaysAgo * days)
  expect((await team.seeker.calls.put(path, { status: 'applied', dateApplied })).status).toBe(200)
  return { ...team, id, path, dateApplied }
}

const countNotifications = async (userId: string) => {
  const { rows } = await file().pool.query(
    "select related_entity_id as id from notifications where user_id = $1 and type = 'follow_up'",
    [userId],
  )
  return rows.map(({ id }) => id)
}

test('an application without an answer for 14 days has a drafted message, until it is dealt with', async () => {
  const { seeker, manager, otherManager, id, path, dateApplied } = await createApplicant(15)
  const { body } = await seeker.calls.get('/api/follow-ups')
  expect(body).toMatchObject([{ applicationId: id, company: 'Kew', position: 'Engineer', sentAt: dateApplied }])
  expect(body[0].text).toContain('Dear Kew team')
  expect(body[0].text).toContain(`${seeker.firstName} ${seeker.lastName}`)
  expect((await manager.calls.get(`/api/follow-ups?userId=${seeker.id}`)).body).toEqual(body)
  expect((await otherManager.calls.get(`/api/follow-ups?userId=${seeker.id}`)).status).toBe(404)
  expect((await otherManager.calls.post(`${path}/follow-up`)).status).toBe(404)
  for (let times = 0; times < 2; times++) expect((await seeker.calls.post(`${path}/follow-up`)).status).toBe(200)
  expect((await seeker.calls.get('/api/follow-ups')).body).toEqual([])
  const { rows } = await file().pool.query(
    "select 1 from audit_log where action = 'follow-up.done' and entity_id = $1",
    [id],
  )
  expect(rows).toHaveLength(1)
})

test('neither a fresh application nor one that was answered waits', async () => {
  const fresh = await createApplicant(13)
  const answered = await createApplicant(20)
  await answered.seeker.calls.put(answered.path, { status: 'interviewing' })
  await notifyOfFollowUps(file())
  for (const { seeker } of [fresh, answered]) {
    expect((await seeker.calls.get('/api/follow-ups')).body).toEqual([])
    expect(await countNotifications(seeker.id)).toEqual([])
  }
})

test('two processes notify once for each application; suspended accounts and old applications are left out', async () => {
  const { seeker, id } = await createApplicant(16)
  const suspended = await createApplicant(16)
  const old = await createApplicant(70)
  const done = await createApplicant(16)
  await done.seeker.calls.post(`${done.path}/follow-up`)
  await suspended.admin.calls.post(`/api/admin/users/${suspended.seeker.id}/suspend`)
  await Promise.all([notifyOfFollowUps(file()), notifyOfFollowUps(file())])
  await notifyOfFollowUps(file())
  expect(await countNotifications(seeker.id)).toEqual([id])
  for (const other of [suspended, old, done]) expect(await countNotifications(other.seeker.id)).toEqual([])
  expect((await old.seeker.calls.get('/api/follow-ups')).body).toHaveLength(1)
})
