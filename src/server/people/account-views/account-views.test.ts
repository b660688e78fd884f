import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSignedInTeam, createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const reason = 'They could not find their interviews.'
const getViewPath = ({ id }: { id: string }) => `/api/admin/users/${id}/view`

type Calls = Awaited<ReturnType<ReturnType<typeof file>['signIn']>>
const whoIs = async (calls: Calls) => (await calls.get('/api/auth/user')).body

async function viewing() {
  const team = await createSignedInTeam(file())
  const { body: view } = await team.admin.calls.post(getViewPath(team.seeker), { reason })
  return { ...team, view, rowOfView: () => readView(view.id) }
}

const readView = async (id: string) =>
  (await file().pool.query('select * from account_views where id = $1', [id])).rows[0]

/** Moves the view an hour back. */
const letExpire = (id: string) =>
  file().pool.query(
    "update account_views set started_at = started_at - interval '1 hour', expires_at = expires_at - interval '1 hour' where id = $1",
    [id],
  )

const readAudit = async (viewId: string) => {
  const { rows } = await file().pool.query(
    'select action, actor_id, subject_id, details from audit_log where entity_id = $1 order by at, id',
    [viewId],
  )
  return rows
}

test('an admin views as a person for an hour, and goes back', async () => {
  const { admin, seeker } = await createSignedInTeam(file())
  const { status, body } = await admin.calls.post(getViewPath(seeker), { reason: `  ${reason} ` })
  const { id, firstName, lastName } = seeker
  const subject = { id, firstName, lastName, role: 'user' }
  expect(status).toBe(201)
  expect(body).toEqual({
    id: body.id,
    subject,
    admin: { id: admin.id, name: `${admin.firstName} ${admin.lastName}` },
    expiresAt: body.expiresAt,
  })
  const { started_at: startedAt, expires_at: expiresAt, ...row } = await readView(body.id)
  expect(expiresAt - startedAt).toBe(60 * 60_000)
  expect(row).toMatchObject({ admin_id: admin.id, subject_id: id, reason, ended_at: null })

  expect(await whoIs(admin.calls)).toMatchObject({ id, role: 'user', view: body })
  expect(await whoIs(seeker.calls)).toMatchObject({ id, view: null })

  expect((await admin.calls.post('/api/view/end')).status).toBe(200)
  expect(await whoIs(admin.calls)).toMatchObject({ id: admin.id, role: 'admin', view: null })
  expect((await readView(body.id)).ended_at).not.toBeNull()
  expect(await readAudit(body.id)).toEqual([
    { action: 'view.started', actor_id: admin.id, subject_id: id, details: { until: body.expiresAt } },
    { action: 'view.ended', actor_id: admin.id, subject_id: id, details: {} },
  ])
  expect((await admin.calls.post('/api/view/end')).status).toBe(200)
  expect(await readAudit(body.id)).toHaveLength(2)
})

test('during a view the admin has the rights of that person', async () => {
  const { admin } = await viewing()
  for (const path of ['/api/admin/stats', '/api/admin/audit', '/api/admin/users'])
    expect((await admin.calls.get(path)).status, path).toBe(403)
})

test('only active job seekers and account managers can be viewed, and only with a reason', async () => {
  const app = file()
  const { admin, manager, seeker } = await createSignedInTeam(app)
  const otherAdmin = await createUser(app, { role: 'admin' })
  const suspended = await createUser(app)
  await admin.calls.post(`/api/admin/users/${suspended.id}/suspend`)
  expect((await admin.calls.post(getViewPath(seeker), { reason: ' ' })).body).toMatchObject({
    fields: { reason: 'Please enter a reason' },
  })
  expect((await admin.calls.post(getViewPath(admin), { reason })).status).toBe(409)
  expect((await admin.calls.post(getViewPath(otherAdmin), { reason })).status).toBe(409)
  expect((await admin.calls.post(getViewPath(suspended), { reason })).status).toBe(409)
  expect((await admin.calls.post(getViewPath({ id: randomUUID() }), { reason })).status).toBe(404)
  expect((await manager.calls.post(getViewPath(seeker), { reason })).status).toBe(403)
  expect((await app.pool.query('select 1 from account_views where admin_id = $1', [admin.id])).rowCount).toBe(0)
})

test('starting a view needs a factor used in the last ten minutes', async () => {
  const { admin, seeker } = await createSignedInTeam(file())
  await file().pool.query("update sessions set stepped_up_at = now() - interval '11 minutes' where user_id = $1", [
    admin.id,
  ])
  expect(await admin.calls.post(getViewPath(seeker), { reason })).toMatchObject({
    status: 403,
    body: { code: 'step_up_needed' },
  })
})

test('a refused call names the person viewed, and is recorded for the admin', async () => {
  const { admin, seeker, view } = await viewing()
  const name = `${seeker.firstName} ${seeker.lastName}`
  expect(await admin.calls.put('/api/account', { firstName: 'X', lastName: 'Y' })).toMatchObject({
    status: 403,
    body: { code: 'viewing', message: `You're viewing as ${name}. Changes are turned off.` },
  })
  expect(await admin.calls.get('/api/payment/methods')).toMatchObject({
    status: 403,
    body: { code: 'viewing', message: `You're viewing as ${name}. This isn't shown.` },
  })
  const refused = (await readAudit(view.id)).filter(({ action }) => action === 'access.refused')
  const by = { action: 'access.refused', actor_id: admin.id, subject_id: seeker.id }
  expect(refused).toEqual([
    { ...by, details: { call: 'PUT /api/account' } },
    { ...by, details: { call: 'GET /api/payment/methods' } },
  ])
})

test('a view expires after an hour, and ending it then records the end once', async () => {
  const { admin, view, rowOfView } = await viewing()
  await letExpire(view.id)
  expect(await whoIs(admin.calls)).toMatchObject({ id: admin.id, view: null })
  expect((await admin.calls.get('/api/admin/stats')).status).toBe(200)
  expect((await admin.calls.post('/api/view/end')).status).toBe(200)
  const { ended_at: endedAt, expires_at: expiresAt } = await rowOfView()
  expect(endedAt).toEqual(expiresAt)
  expect((await readAudit(view.id)).map(({ action }) => action)).toEqual(['view.started', 'view.ended'])
})

test("signing out during a view ends the admin's session, and not the person's", async () => {
  const { admin, seeker, rowOfView } = await viewing()
  expect((await admin.calls.post('/api/logout')).status).toBe(200)
  expect((await admin.calls.get('/api/auth/user')).status).toBe(401)
  expect((await seeker.calls.get('/api/auth/user')).status).toBe(200)
  expect((await rowOfView()).ended_at).not.toBeNull()
  const { rows } = await file().pool.query(
    "select actor_id from audit_log where action = 'sign-out' and actor_id = $1",
    [admin.id],
  )
  expect(rows).toHaveLength(1)
})

test('a view belongs to one session: other sessions of the admin neither see nor end it', async () => {
  const { admin, seeker, view } = await viewing()
  const elsewhere = await file().signIn(admin)
  expect(await whoIs(elsewhere)).toMatchObject({ id: admin.id, view: null })
  await elsewhere.post('/api/logout')
  expect(await whoIs(admin.calls)).toMatchObject({ id: seeker.id, view: { id: view.id } })
})

test('a view ends when the admin loses the role, and does not return with it', async () => {
  const { admin, view } = await viewing()
  const second = await createUser(file(), { role: 'admin' })
  const calls = await file().signIn(second)
  const { firstName, lastName, email } = admin
  const become = (role: string) => calls.put(`/api/admin/users/${admin.id}`, { firstName, lastName, email, role })
  await become('user')
  expect(await whoIs(admin.calls)).toMatchObject({ id: admin.id, role: 'user', view: null })
  await become('admin')
  expect(await whoIs(admin.calls)).toMatchObject({ id: admin.id, role: 'admin', view: null })
  expect((await readAudit(view.id)).at(-1)).toMatchObject({ action: 'view.ended', actor_id: second.id })
})

test('a view ends when either side is suspended', async () => {
  const byAdmin = await viewing()
  const second = await file().signIn(await createUser(file(), { role: 'admin' }))
  await second.post(`/api/admin/users/${byAdmin.admin.id}/suspend`)
  expect((await byAdmin.admin.calls.get('/api/auth/user')).status).toBe(401)
  expect((await byAdmin.seeker.calls.get('/api/auth/user')).status).toBe(200)
  expect((await byAdmin.rowOfView()).ended_at).not.toBeNull()

  const { admin, seeker, rowOfView } = await viewing()
  await second.post(`/api/admin/users/${seeker.id}/suspend`)
  expect(await whoIs(admin.calls)).toMatchObject({ id: admin.id, view: null })
  expect((await rowOfView()).ended_at).not.toBeNull()
})

test('a view ends when the viewed account is erased', async () => {
  const { admin, seeker, rowOfView } = await viewing()
  expect((await seeker.calls.delete('/api/account')).status).toBe(200)
  expect(await whoIs(admin.calls)).toMatchObject({ id: admin.id, view: null })
  expect(await rowOfView()).toBeUndefined()
})

test('a person sees who viewed their own account, why and when', async () => {
  const { admin, seeker, otherSeeker, view } = await viewing()
  const listed = async ({ calls }: { calls: Calls }) => (await calls.get('/api/account/views')).body
  const started = { id: view.id, admin: `${admin.firstName} ${admin.lastName}`, reason }
  expect(await listed(seeker)).toEqual([{ ...started, startedAt: expect.any(String), endedAt: view.expiresAt }])
  await admin.calls.post('/api/view/end')
  const [{ startedAt, endedAt }] = await listed(seeker)
  expect(Date.parse(endedAt)).toBeLessThan(Date.parse(view.expiresAt))
  expect(Date.parse(endedAt)).toBeGreaterThanOrEqual(Date.parse(startedAt))
  const again = await admin.calls.post(getViewPath(seeker), { reason: 'Once more.' })
  expect((await listed(seeker)).map(({ id }: { id: string }) => id)).toEqual([again.body.id, view.id])
  expect(await listed(otherSeeker)).toEqual([])
  await admin.calls.post('/api/view/end')
  expect(await listed(admin)).toEqual([])
})
