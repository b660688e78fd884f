import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { userListItem } from '#contract/users.ts'
import { createSignedInTeam, createSubscription, createUser, signedInAs, testPassword } from '#test/factories.ts'
import { fileApp, testApp } from '#test/harness.ts'
import { removeUser } from '#server/privacy/erasure/erasure.service.ts'
import { editUser, suspendPerson } from './user-changes.service.ts'

const file = fileApp()
const unknownId = '00000000-0000-4000-8000-000000000000'

type Person = Awaited<ReturnType<typeof createUser>>
const path = ({ id }: { id: string }) => `/api/admin/users/${id}`
const getDetails = ({ firstName, lastName, email, role }: Person) => ({ firstName, lastName, email, role })

const readRow = async ({ id }: { id: string }) =>
  (await file().pool.query('select * from users where id = $1', [id])).rows[0]
const readAudit = async ({ id }: { id: string }, app = file()) => {
  const { rows } = await app.pool.query(
    "select actor_id, action, details from audit_log where subject_id = $1 and action not like 'sign-%' order by at, action",
    [id],
  )
  return rows
}

test('an admin changes names, address and role; it applies from the next request and is audited', async () => {
  const { admin, seeker } = await createSignedInTeam(file())
  const email = `New-${randomUUID()}@example.test`
  const body = { firstName: 'Zoë', lastName: "O'Brien", email, role: 'account_manager', emailVerified: false }
  const reply = await admin.calls.put(path(seeker), body)
  expect(reply).toMatchObject({ status: 200, body: { id: seeker.id, firstName: 'Zoë', email, accountManagerId: null } })
  expect(Object.keys(reply.body).toSorted()).toEqual(Object.keys(userListItem.shape).toSorted())
  expect((await seeker.calls.get('/api/auth/user')).body).toMatchObject({
    role: 'account_manager',
    emailVerified: true,
  })
  expect((await readAudit(seeker)).slice(-2)).toEqual([
    { actor_id: admin.id, action: 'account.edited', details: { fields: ['firstName', 'lastName', 'email'] } },
    { actor_id: admin.id, action: 'role.changed', details: { from: 'user', to: 'account_manager' } },
  ])
  const before = await readAudit(seeker)
  expect((await admin.calls.put(path(seeker), body)).status).toBe(200)
  expect(await readAudit(seeker)).toEqual(before)
})

test('a demotion applies from the next request', async () => {
  const { admin, manager } = await createSignedInTeam(file())
  const second = await createUser(file(), { role: 'admin' })
  const calls = await file().signIn(second)
  expect((await calls.get('/api/admin/stats')).status).toBe(200)
  await admin.calls.put(path(second), { ...getDetails(second), role: 'user' })
  expect((await calls.get('/api/admin/stats')).status).toBe(403)
  await admin.calls.put(path(manager), { ...getDetails(manager), role: 'user' })
  expect((await manager.calls.get('/api/account-manager/clients')).status).toBe(403)
})

test("another account's address, in any case, is refused and changes nothing", async () => {
  const { admin, seeker, otherSeeker } = await createSignedInTeam(file())
  const before = await readRow(seeker)
  const body = { ...getDetails(seeker), firstName: 'Changed', email: otherSeeker.email.toUpperCase() }
  expect(await admin.calls.put(path(seeker), body)).toMatchObject({
    status: 409,
    body: { message: 'An account with this email already exists' },
  })
  expect(await readRow(seeker)).toEqual(before)
  const recased = { ...getDetails(seeker), email: seeker.email.toUpperCase() }
  expect((await admin.calls.put(path(seeker), recased)).status).toBe(200)
})

test('invalid fields are named, and an unknown person is a 404', async () => {
  const { admin, seeker } = await createSignedInTeam(file())
  const wrong = { firstName: ' ', lastName: '', email: 'nowhere', role: 'owner' }
  const reply = await admin.calls.put(path(seeker), wrong)
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.body.fields)).toEqual(['firstName', 'lastName', 'email', 'role'])
  expect((await admin.calls.put(path({ id: unknownId }), getDetails(seeker))).status).toBe(404)
  expect((await admin.calls.put(path({ id: 'x' }), getDetails(seeker))).status).toBe(400)
  for (const act of ['suspend', 'restore'])
    expect((await admin.calls.post(`${path({ id: unknownId })}/${act}`)).status).toBe(404)
  expect((await admin.calls.delete(path({ id: unknownId }))).status).toBe(404)
})

test('a new address ends the links mailed to the old one', async () => {
  const { admin } = await createSignedInTeam(file())
  const person = await createUser(file())
  const tokenMailed = async () => {
    await file().anonymous.post('/api/forgot-password', { email: (await readRow(person)).email })
    return /token=([\w-]+)/.exec((await file().deliverMail()).at(-1)?.text ?? '')?.[1]
  }
  const reset = async (token: string | undefined) =>
    (
      await file().anonymous.post('/api/reset-password', {
        token,
        password: 'violet tram orbit',
        confirmPassword: 'violet tram orbit',
      })
    ).status
  const oldToken = await tokenMailed()
  await admin.calls.put(path(person), { ...getDetails(person), email: `${randomUUID()}@example.test` })
  expect(await reset(oldToken)).toBe(400)
  const current = await tokenMailed()
  await admin.calls.put(path(person), {
    ...getDetails(person),
    email: (await readRow(person)).email,
    firstName: 'Else',
  })
  expect(await reset(current)).toBe(200)
})

test("a former account manager's clients wait again if they subscribe", async () => {
  const { admin, manager, seeker } = await createSignedInTeam(file())
  await createSubscription(file(), seeker)
  expect((await readRow(seeker)).manager_wanted_since).toBeNull()
  await admin.calls.put(path(manager), { ...getDetails(manager), role: 'admin' })
  expect((await admin.calls.get(`/api/admin/user/${seeker.id}`)).body.accountManagerId).toBeNull()
  expect((await readRow(seeker)).manager_wanted_since).not.toBeNull()
  expect((await readRow(manager)).client_count).toBe(0)
})

test('a job seeker who joins the staff has no account manager any more', async () => {
  const { admin, manager, seeker } = await createSignedInTeam(file())
  await admin.calls.put(path(seeker), { ...getDetails(seeker), role: 'admin' })
  expect((await manager.calls.get('/api/account-manager/clients')).body).toEqual([])
  expect((await manager.calls.get(`/api/admin/user/${seeker.id}`)).status).toBe(404)
  expect((await readRow(manager)).client_count).toBe(0)
})

test('an account manager who is demoted during assignments has no clients left', async () => {
  const { admin } = await createSignedInTeam(file())
  for (let round = 0; round < 4; round++) {
    const [leaving, staying] = [
      await createUser(file(), { role: 'account_manager' }),
      await createUser(file(), { role: 'account_manager' }),
    ]
    const clients = await Promise.all(Array.from({ length: 6 }, () => createUser(file())))
    const assign = (userId: string, { id: accountManagerId }: Person) =>
      admin.calls.post('/api/admin/assign-account-manager', { userId, accountManagerId })
    for (const { id } of clients) await assign(id, leaving)
    const replies = await Promise.all([
      ...clients.slice(0, 3).map(({ id }) => assign(id, staying)),
      admin.calls.put(path(leaving), { ...getDetails(leaving), role: 'user' }),
      ...clients.slice(3).map(({ id }) => assign(id, leaving)),
      admin.calls.delete(path(clients[5] ?? leaving)),
    ])
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
    const { rows } = await file().pool.query(
      'select 1 from account_manager_assignments where account_manager_id = $1',
      [leaving.id],
    )
    expect(rows).toEqual([])
    expect((await readRow(leaving)).client_count).toBe(0)
    expect((await readRow(staying)).client_count).toBe(3)
  }
})

test('the last admin keeps the role', async () => {
  const app = await testApp()
  const [first, second] = [await createUser(app, { role: 'admin' }), await createUser(app, { role: 'admin' })]
  const calls = await app.signIn(first)
  expect((await calls.post(`${path(second)}/suspend`)).status).toBe(200)
  const refused = { status: 409, body: { message: 'This is the last admin. Make another person an admin first.' } }
  expect(await calls.put(path(first), { ...getDetails(first), role: 'user' })).toMatchObject(refused)
  expect(await calls.delete('/api/account')).toMatchObject(refused)
  expect((await calls.put(path(first), { ...getDetails(first), firstName: 'Renamed' })).status).toBe(200)
  await calls.post(`${path(second)}/restore`)
  expect((await calls.put(path(first), { ...getDetails(first), role: 'user' })).status).toBe(200)
})

test('two admins who demote, suspend or delete each other at once leave one', async () => {
  const app = await testApp()
  const [first, second] = [await createUser(app, { role: 'admin' }), await createUser(app, { role: 'admin' })]
  const toUser = (person: Person) => ({ ...getDetails(person), role: 'user' as const })
  const together = async (acts: Promise<unknown>[]) => {
    const outcomes = await Promise.allSettled(acts)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.status] : []))
    const admins = "select 1 from users where role = 'admin' and suspended_at is null"
    return [refused, (await app.pool.query(admins)).rowCount]
  }
  for (let round = 0; round < 5; round++) {
    const acts = [
      editUser(app, signedInAs(first), second.id, toUser(second)),
      editUser(app, signedInAs(second), first.id, toUser(first)),
    ]
    expect(await together(acts)).toEqual([[409], 1])
    await app.pool.query("update users set role = 'admin'")
    const suspensions = [
      suspendPerson(app, signedInAs(first), second.id),
      suspendPerson(app, signedInAs(second), first.id),
    ]
    expect(await together(suspensions)).toEqual([[409], 1])
    await app.pool.query('update users set suspended_at = null')
  }
  expect(
    await together([removeUser(app, signedInAs(first), second.id), removeUser(app, signedInAs(second), first.id)]),
  ).toEqual([[409], 1])
})

test('a suspended account is signed out at once, refused like a wrong password, and restored', async () => {
  const { admin, seeker, manager } = await createSignedInTeam(file())
  const signIn = () => file().anonymous.post('/api/login', { email: seeker.email, password: testPassword })
  expect(await admin.calls.post(`${path(seeker)}/suspend`)).toMatchObject({
    status: 200,
    body: { id: seeker.id, suspendedAt: expect.any(String), accountManagerId: manager.id },
  })
  expect((await seeker.calls.get('/api/auth/user')).status).toBe(401)
  expect(await signIn()).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } })
  await admin.calls.post(`${path(seeker)}/suspend`)
  expect(await admin.calls.post(`${path(seeker)}/restore`)).toMatchObject({ status: 200, body: { suspendedAt: null } })
  await admin.calls.post(`${path(seeker)}/restore`)
  expect((await seeker.calls.get('/api/auth/user')).status).toBe(401)
  expect((await signIn()).status).toBe(200)
  expect((await readAudit(seeker)).slice(-2)).toEqual([
    { actor_id: admin.id, action: 'account.suspended', details: {} },
    { actor_id: admin.id, action: 'account.restored', details: {} },
  ])
})

test('admins cannot suspend or delete their own account here', async () => {
  const { admin } = await createSignedInTeam(file())
  await createUser(file(), { role: 'admin' })
  expect((await admin.calls.post(`${path(admin)}/suspend`)).status).toBe(409)
  expect((await admin.calls.delete(path(admin))).status).toBe(409)
  expect((await admin.calls.get('/api/auth/user')).status).toBe(200)
})

test('a suspended account manager gets no clients', async () => {
  const { admin, manager, loneSeeker } = await createSignedInTeam(file())
  await admin.calls.post(`${path(manager)}/suspend`)
  const pair = { userId: loneSeeker.id, accountManagerId: manager.id }
  expect(await admin.calls.post('/api/admin/assign-account-manager', pair)).toMatchObject({
    status: 400,
    body: { fields: { accountManagerId: 'This account manager is suspended' } },
  })
})

test('a deleted account is erased, and the subscribers of an account manager wait again', async () => {
  const { admin, manager, seeker } = await createSignedInTeam(file())
  await createSubscription(file(), seeker)
  expect(await admin.calls.delete(path(manager))).toMatchObject({
    status: 200,
    body: { message: 'User deleted successfully' },
  })
  expect(await readRow(manager)).toBeUndefined()
  expect((await manager.calls.get('/api/auth/user')).status).toBe(401)
  expect((await readRow(seeker)).manager_wanted_since).not.toBeNull()
  expect(await readAudit(manager)).toContainEqual({ actor_id: admin.id, action: 'account.deleted', details: {} })
})
