import { expect, test } from 'vitest'
import { client } from '#contract/clients.ts'
import { ownService } from '#contract/users.ts'
import { createApplicationFor, createInterest, createSignedInTeam, createSubscription } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

// A zone of West Africa, which is UTC all year.
const file = fileApp({ TEAM_TIME_ZONE: 'Africa/Abidjan' })

test("a manager sees their own clients with pending work and the plan's limit", async () => {
  const app = file()
  const { manager, seeker, otherSeeker } = await createSignedInTeam(app)
  const list = async () => (await manager.calls.get('/api/account-manager/clients')).body
  expect(await list()).toMatchObject([
    { id: seeker.id, accountManagerId: manager.id, pendingInterests: 0, applicationsThisPeriod: 0, planLimit: null },
  ])
  for (let index = 0; index < 3; index++) await createInterest(app, seeker)
  await createInterest(app, otherSeeker)
  await createSubscription(app, seeker, 'active')
  const [interest] = (await seeker.calls.get('/api/job-interests')).body
  await createApplicationFor(app, seeker)
  await createApplicationFor(app, manager, { userId: seeker.id })
  const answer = { userId: seeker.id, company: 'Acme', position: 'Engineer', jobInterestId: interest.id }
  await manager.calls.post('/api/applications', answer)
  const clients = await list()
  expect(clients).toMatchObject([
    { subscriptionActive: true, pendingInterests: 2, applicationsThisPeriod: 2, planLimit: 25 },
  ])
  expect(Object.keys(clients[0]).toSorted()).toEqual(Object.keys(client.shape).toSorted())
})

test('without a subscription the calendar month counts', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  const [old] = [
    await createApplicationFor(app, manager, { userId: seeker.id }),
    await createApplicationFor(app, manager, { userId: seeker.id }),
  ]
  await app.pool.query(
    "update job_applications set created_at = date_trunc('month', now(), 'UTC') - interval '1 ms' where id = $1",
    [old.id],
  )
  expect((await manager.calls.get('/api/account-manager/clients')).body[0].applicationsThisPeriod).toBe(1)
})

test('an expired subscription does not list a client twice', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  await createSubscription(app, seeker, 'starter')
  await app.pool.query("update subscriptions set status = 'expired' where user_id = $1", [seeker.id])
  await createSubscription(app, seeker, 'executive')
  expect((await manager.calls.get('/api/account-manager/clients')).body).toMatchObject([{ planLimit: 25 }])
})

test('the latest assignment comes first', async () => {
  const app = file()
  const { admin, manager, seeker, loneSeeker, otherSeeker } = await createSignedInTeam(app)
  for (const { id } of [loneSeeker, otherSeeker])
    await admin.calls.post('/api/admin/assign-account-manager', { userId: id, accountManagerId: manager.id })
  const ids = (await manager.calls.get('/api/account-manager/clients')).body.map(({ id }: { id: string }) => id)
  expect(ids).toEqual([otherSeeker.id, loneSeeker.id, seeker.id])
})

test("staff work for a client updates the last action; the client's own work does not", async () => {
  const app = file()
  const { admin, manager, seeker, otherSeeker } = await createSignedInTeam(app)
  const forget = () => app.pool.query('update account_manager_assignments set last_action_at = null')
  const touched = async () => {
    const [{ lastActionAt }] = (await manager.calls.get('/api/account-manager/clients')).body
    await forget()
    return lastActionAt !== null
  }
  const entry = { company: 'Acme', position: 'Engineer' }
  await seeker.calls.post('/api/applications', entry)
  const interest = await createInterest(app, seeker)
  const { id } = await createApplicationFor(app, otherSeeker)
  await admin.calls.put(`/api/applications/${id}`, { status: 'offered' })
  expect(await touched()).toBe(false)

  for (const { calls } of [manager, admin]) {
    const { body } = await calls.post('/api/applications', { ...entry, userId: seeker.id })
    expect(await touched()).toBe(true)
    await calls.put(`/api/applications/${body.id}`, { status: 'offered' })
    expect(await touched()).toBe(true)
    await seeker.calls.put(`/api/applications/${body.id}`, { status: 'accepted' })
    expect(await touched()).toBe(false)
  }
  await manager.calls.post(`/api/job-interests/${interest.id}/return`, { reason: 'Closed' })
  expect(await touched()).toBe(true)
})

test('a failed act does not count, and a new assignment starts without a last action', async () => {
  const app = file()
  const { admin, manager, otherManager, seeker } = await createSignedInTeam(app)
  const lastAction = async (calls: typeof manager.calls) =>
    (await calls.get('/api/account-manager/clients')).body.find(({ id }: { id: string }) => id === seeker.id)
      .lastActionAt
  const gone = '00000000-0000-4000-8000-000000000000'
  const entry = { userId: seeker.id, company: 'Acme', position: 'Engineer' }
  expect((await manager.calls.post('/api/applications', { ...entry, jobInterestId: gone })).status).toBe(404)
  expect(await lastAction(manager.calls)).toBeNull()
  await manager.calls.post('/api/applications', entry)
  expect(await lastAction(manager.calls)).not.toBeNull()
  const moved = { userId: seeker.id, accountManagerId: otherManager.id }
  await admin.calls.post('/api/admin/assign-account-manager', moved)
  expect(await lastAction(otherManager.calls)).toBeNull()
})

test('a seeker sees the name of their manager and the usage of the plan', async () => {
  const app = file()
  const { manager, seeker, otherSeeker, loneSeeker } = await createSignedInTeam(app)
  await app.pool.query("update users set first_name = 'Daniel', last_name = 'Reyes' where id = $1", [manager.id])
  const readService = async ({ calls }: typeof seeker) => (await calls.get('/api/auth/user')).body.service
  const none = {
    accountManager: null,
    managerDueAt: null,
    firstApplicationDueAt: null,
    applicationsThisPeriod: 0,
    planLimit: null,
    paymentOpen: false,
  }
  const named = {
    firstName: 'Daniel',
    lastName: 'Reyes',
    profileImageUrl: null,
    biography: null,
    workingHours: 'Monday to Friday, 9:00 AM to 5:00 PM UTC',
    replyTime: null,
    lastActionAt: null,
    lastApplication: null,
  }
  expect(await readService(loneSeeker)).toEqual(none)
  expect(await readService(seeker)).toEqual({ ...none, accountManager: named })

  await createSubscription(app, seeker, 'active')
  await createSubscription(app, loneSeeker, 'starter')
  await createApplicationFor(app, seeker)
  for (let index = 0; index < 2; index++) await createApplicationFor(app, manager, { userId: seeker.id })
  const old = await createApplicationFor(app, manager, { userId: seeker.id })
  await app.pool.query("update job_applications set created_at = now() - interval '6 days' where id = $1", [old.id])
  const reply = await seeker.calls.get('/api/auth/user')
  expect(reply.body.service).toMatchObject({
    accountManager: { firstName: 'Daniel' },
    applicationsThisPeriod: 2,
    planLimit: 25,
  })
  expect(Object.keys(reply.body.service).toSorted()).toEqual(Object.keys(ownService.shape).toSorted())
  expect(reply.text).not.toContain(manager.email)
  expect(reply.text).not.toContain(manager.id)
  const waiting = await readService(loneSeeker)
  expect(waiting).toEqual({ ...none, planLimit: 10, managerDueAt: expect.any(String) })
  expect(await readService(otherSeeker)).toMatchObject({ applicationsThisPeriod: 0, planLimit: null })
})

test('a seeker sees when an account manager is due, and what theirs did last', async () => {
  const app = file()
  const { admin, manager, otherManager, seeker, loneSeeker } = await createSignedInTeam(app)
  const readService = async ({ calls }: typeof seeker) => (await calls.get('/api/auth/user')).body.service
  await createSubscription(app, loneSeeker)
  await app.pool.query("update users set manager_wanted_since = '2026-01-02T03:04:05.678Z' where id = $1", [
    loneSeeker.id,
  ])
  expect((await readService(loneSeeker)).managerDueAt).toBe('2026-01-03T03:04:05.678Z')

  await createApplicationFor(app, manager, { userId: seeker.id, company: 'Kew' })
  await createApplicationFor(app, manager, { userId: seeker.id, company: 'Mills', status: 'applied' })
  await createApplicationFor(app, seeker, { company: 'My own' })
  const { accountManager } = await readService(seeker)
  expect(accountManager.lastApplication).toMatchObject({ company: 'Mills', sent: true })
  expect(accountManager.lastActionAt).not.toBeNull()
  const moved = { userId: seeker.id, accountManagerId: otherManager.id }
  await admin.calls.post('/api/admin/assign-account-manager', moved)
  expect((await readService(seeker)).accountManager).toMatchObject({ lastApplication: null, lastActionAt: null })
})

test('an open payment keeps the allowance during the grace period, and is shown after it too', async () => {
  const app = file()
  const { seeker } = await createSignedInTeam(app)
  await createSubscription(app, seeker)
  const becomes = async (change: string) => {
    await app.pool.query(`update subscriptions set ${change} where user_id = $1`, [seeker.id])
    return (await seeker.calls.get('/api/auth/user')).body.service
  }
  const grace = (ends: string) => `status = 'past_due', grace_ends = now() + interval '${ends}'`
  expect(await becomes(grace('1 day'))).toMatchObject({ planLimit: 10, paymentOpen: true })
  expect(await becomes(grace('-1 day'))).toMatchObject({ planLimit: null, paymentOpen: true })
  expect(await becomes("status = 'expired', grace_ends = null")).toMatchObject({ planLimit: null, paymentOpen: false })
})

test('staff have no own service', async () => {
  const { admin, manager } = await createSignedInTeam(file())
  for (const { calls } of [admin, manager]) expect((await calls.get('/api/auth/user')).body.service).toBeNull()
})

test('the manager and admins read one client, and an admin also one without a manager', async () => {
  const app = file()
  const { manager, otherManager, admin, seeker, loneSeeker } = await createSignedInTeam(app)
  await createSubscription(app, seeker, 'active')
  await createInterest(app, seeker)
  await createApplicationFor(app, manager, { userId: seeker.id })
  const overview = {
    id: seeker.id,
    plan: 'active',
    planLimit: 25,
    applicationsThisPeriod: 1,
    pendingInterests: 1,
    assignedAt: expect.any(String),
    lastActionAt: expect.any(String),
    accountManager: { id: manager.id },
  }
  for (const { calls } of [manager, admin])
    expect(await calls.get(`/api/clients/${seeker.id}`)).toMatchObject({ status: 200, body: overview })
  expect((await otherManager.calls.get(`/api/clients/${seeker.id}`)).status).toBe(404)
  expect((await seeker.calls.get(`/api/clients/${seeker.id}`)).status).toBe(403)
  expect((await admin.calls.get(`/api/clients/${loneSeeker.id}`)).body).toMatchObject({
    accountManager: null,
    assignedAt: null,
    plan: null,
    planLimit: null,
  })
  // Staff are nobody's clients.
  for (const { id } of [manager, admin]) expect((await admin.calls.get(`/api/clients/${id}`)).status).toBe(404)
})

test('a client sees the biography, the hours by the own clock, and the usual reply time once there are enough replies', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  await app.pool.query("update users set biography = 'Ten years in hiring.' where id = $1", [manager.id])
  await app.pool.query("update users set time_zone = 'Asia/Tokyo' where id = $1", [seeker.id])
  const addReply = (days: number, hours: number) =>
    app.pool.query(
      `insert into promises (kind, subject_id, user_id, manager_id, started_at, due_at, kept_at)
       select 'message_answered', $1, $1, $2, kept - make_interval(hours => $4), kept, kept
       from (select now() - make_interval(days => $3) as kept)`,
      [seeker.id, manager.id, days, hours],
    )
  const readManager = async () => (await seeker.calls.get('/api/auth/user')).body.service.accountManager
  await addReply(31, 1)
  for (const [index, hours] of [1, 2, 3, 40].entries()) await addReply(index + 1, hours)
  expect(await readManager()).toMatchObject({
    biography: 'Ten years in hiring.',
    workingHours: 'Monday to Friday, 6:00 PM to 2:00 AM your time',
    replyTime: null,
  })
  await addReply(5, 3)
  expect((await readManager()).replyTime).toBe('within 3 hours')
})
