import { expect, test } from 'vitest'
import { userListItem } from '#contract/users.ts'
import { createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const unknownId = '00000000-0000-4000-8000-000000000000'

test('a job seeker is promoted once, and it is audited', async () => {
  const { admin, seeker } = await createSignedInTeam(file())
  const promote = () => admin.calls.post('/api/admin/account-managers', { userId: seeker.id, role: 'admin' })
  const reply = await promote()
  expect(reply).toMatchObject({ status: 201, body: { id: seeker.id, role: 'account_manager', accountManagerId: null } })
  expect(Object.keys(reply.body).toSorted()).toEqual(Object.keys(userListItem.shape).toSorted())
  expect(await promote()).toMatchObject({
    status: 409,
    body: { message: 'Only a job seeker can be made an account manager' },
  })
  expect((await seeker.calls.get('/api/auth/user')).body.role).toBe('account_manager')
  const { rows } = await file().pool.query(
    "select * from audit_log where action = 'role.changed' and subject_id = $1",
    [seeker.id],
  )
  expect(rows).toMatchObject([
    { actor_id: admin.id, details: { from: 'user', to: 'account_manager' }, address: '127.0.0.1' },
  ])
})

test('only job seekers are promoted', async () => {
  const { admin, manager } = await createSignedInTeam(file())
  for (const userId of [manager.id, admin.id])
    expect((await admin.calls.post('/api/admin/account-managers', { userId })).status).toBe(409)
  expect((await admin.calls.post('/api/admin/account-managers', { userId: unknownId })).status).toBe(404)
  for (const body of [{}, { userId: '' }, { userId: null }, { userId: [manager.id] }, { userId: 'x' }])
    expect(await admin.calls.post('/api/admin/account-managers', body)).toMatchObject({
      status: 400,
      body: { message: 'Please select a user' },
    })
})

test('concurrent promotions promote a seeker once', async () => {
  const { admin, seeker } = await createSignedInTeam(file())
  const promote = () => admin.calls.post('/api/admin/account-managers', { userId: seeker.id })
  const statuses = (await Promise.all(Array.from({ length: 10 }, promote))).map((reply) => reply.status)
  expect(statuses.toSorted()).toEqual([201, ...Array(9).fill(409)])
})
