import { expect, onTestFinished, test, vi } from 'vitest'
import { assignment } from '#contract/users.ts'
import { actingAs, createInterest, createSignedInTeam, createUser, signedInAs } from '#test/factories.ts'
import { fileApp, testApp } from '#test/harness.ts'
import { editUser } from './user-changes.service.ts'
import { assignClient } from './users.service.ts'

const file = fileApp()
const path = '/api/admin/assign-account-manager'
const unknownId = '00000000-0000-4000-8000-000000000000'
const readRows = async (userId: string) =>
  (await file().pool.query('select * from account_manager_assignments where user_id = $1', [userId])).rows

test('an assignment notifies both people and is audited', async () => {
  const { admin, manager, loneSeeker } = await createSignedInTeam(file())
  const reply = await admin.calls.post(path, { userId: loneSeeker.id, accountManagerId: manager.id })
  expect(reply).toMatchObject({ status: 201, body: { userId: loneSeeker.id, accountManagerId: manager.id } })
  expect(Object.keys(reply.body).toSorted()).toEqual(Object.keys(assignment.shape).toSorted())
  expect((await loneSeeker.calls.get('/api/notifications')).body).toMatchObject([
    {
      type: 'assignment',
      message: 'Sam Rivera is now your account manager. You can write to Sam Rivera under Messages at any time.',
      relatedEntityId: manager.id,
    },
  ])
  expect((await manager.calls.get('/api/notifications')).body[0]).toMatchObject({
    type: 'assignment',
    message: 'Sam Rivera is now your client.',
    relatedEntityId: loneSeeker.id,
  })
  const { rows } = await file().pool.query(
    "select * from audit_log where action = 'client.assigned' and subject_id = $1",
    [loneSeeker.id],
  )
  expect(rows).toMatchObject([{ actor_id: admin.id, details: { accountManagerId: manager.id } }])
})

test('the notification of a manager says how many job interests the new client has submitted', async () => {
  const app = file()
  const { admin, manager, otherManager, loneSeeker, seeker } = await createSignedInTeam(app)
  const assign = (accountManagerId: string) => admin.calls.post(path, { userId: loneSeeker.id, accountManagerId })
  const messageTo = async ({ calls }: typeof manager) => (await calls.get('/api/notifications')).body[0].message
  await createInterest(app, seeker)
  const answered = await createInterest(app, loneSeeker)
  await createInterest(app, loneSeeker)
  await app.pool.query('update job_interests set processed = true where id = $1', [answered.id])
  await assign(manager.id)
  expect(await messageTo(manager)).toBe('Sam Rivera is now your client. 1 job is waiting for you.')
  for (let index = 0; index < 2; index++) await createInterest(app, loneSeeker)
  await assign(otherManager.id)
  expect(await messageTo(otherManager)).toBe('Sam Rivera is now your client. 3 jobs are waiting for you.')
})

test('a new assignment replaces the old one', async () => {
  const { admin, manager, seeker, otherManager } = await createSignedInTeam(file())
  await admin.calls.post(path, { userId: seeker.id, accountManagerId: otherManager.id })
  expect(await readRows(seeker.id)).toMatchObject([{ account_manager_id: otherManager.id }])
  expect((await manager.calls.get('/api/account-manager/clients')).body).toEqual([])
})

test('concurrent assignments of one client leave one', async () => {
  const { admin, seeker } = await createSignedInTeam(file())
  const managers = await Promise.all(Array.from({ length: 5 }, () => createUser(file(), { role: 'account_manager' })))
  const assign = (index: number) =>
    admin.calls.post(path, { userId: seeker.id, accountManagerId: managers[index % managers.length]?.id })
  const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => assign(index)))
  expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(201))
  const rows = await readRows(seeker.id)
  expect(rows).toHaveLength(1)
  const { body } = await admin.calls.get(`/api/admin/user/${seeker.id}`)
  expect(body.accountManagerId).toBe(rows[0].account_manager_id)
})

test('a concurrent promotion and assignment leave no client row of a promoted person', async () => {
  const { admin, manager } = await createSignedInTeam(file())
  for (let round = 0; round < 8; round++) {
    const { id } = await createUser(file())
    const [assigned, promoted] = await Promise.all([
      admin.calls.post(path, { userId: id, accountManagerId: manager.id }),
      admin.calls.post('/api/admin/account-managers', { userId: id }),
    ])
    expect(promoted.status).toBe(201)
    expect([201, 400]).toContain(assigned.status)
    expect(await readRows(id)).toEqual([])
  }
})

test('an account manager who is demoted during an assignment does not keep the client', async () => {
  const app = await testApp()
  const [admin, manager] = [
    await createUser(app, { role: 'admin' }),
    await createUser(app, { role: 'account_manager' }),
  ]
  const { id: userId } = await createUser(app)
  const held = await app.pool.connect()
  onTestFinished(() => held.release())
  const waiting = async (count: number) => {
    const query = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await vi.waitFor(async () => expect((await app.pool.query(query)).rowCount).toBe(count), { timeout: 10_000 })
  }
  // Both are notified before the assignment commits.
  await held.query('begin; lock table notifications in exclusive mode')
  const assigned = assignClient(app, actingAs(admin), { userId, accountManagerId: manager.id })
  await waiting(1)
  const { firstName, lastName, email } = manager
  const body = { firstName, lastName, email, role: 'user' as const }
  const demoted = editUser(app, signedInAs(admin), manager.id, body)
  await waiting(2)
  await held.query('commit')
  await Promise.all([assigned, demoted])
  const { rows } = await app.pool.query('select role, client_count from users where id = $1', [manager.id])
  expect(rows).toEqual([{ role: 'user', client_count: 0 }])
})

test('only a job seeker is assigned, and only to an account manager', async () => {
  const { admin, manager, otherManager, seeker, otherSeeker } = await createSignedInTeam(file())
  const bodies: [object, number, string[]][] = [
    [{ userId: manager.id, accountManagerId: otherManager.id }, 400, ['userId']],
    [{ userId: admin.id, accountManagerId: manager.id }, 400, ['userId']],
    [{ userId: otherSeeker.id, accountManagerId: seeker.id }, 400, ['accountManagerId']],
    [{ userId: otherSeeker.id, accountManagerId: admin.id }, 400, ['accountManagerId']],
    [{ userId: otherSeeker.id, accountManagerId: otherSeeker.id }, 400, ['accountManagerId']],
    [{ userId: unknownId, accountManagerId: manager.id }, 404, []],
    [{ userId: otherSeeker.id, accountManagerId: unknownId }, 404, []],
    [{}, 400, ['userId', 'accountManagerId']],
    [{ userId: seeker.id }, 400, ['accountManagerId']],
    [{ userId: [seeker.id], accountManagerId: manager.id }, 400, ['userId']],
    [{ userId: seeker.id, accountManagerId: `${manager.id} ` }, 400, ['accountManagerId']],
  ]
  const before = [await readRows(seeker.id), await readRows(otherSeeker.id)]
  for (const [body, status, fields] of bodies) {
    const reply = await admin.calls.post(path, body)
    expect(reply.status, JSON.stringify(body)).toBe(status)
    expect(Object.keys(reply.body.fields ?? {})).toEqual(fields)
  }
  expect([await readRows(seeker.id), await readRows(otherSeeker.id)]).toEqual(before)
})
