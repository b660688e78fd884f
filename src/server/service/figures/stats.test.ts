import { expect, test } from 'vitest'
import { stats } from '#contract/stats.ts'
import { createApplicationFor, createSignedInTeam, createUser } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'

test("counts applications by status, and managers' clients and applications this week", async () => {
  const app = await testApp()
  const { admin, manager, otherManager, seeker, otherSeeker } = await createSignedInTeam(app)
  const idle = await createUser(app, { role: 'account_manager', firstName: 'Idle' })
  const ids = []
  for (const status of ['applied', 'applied', 'offered'] as const)
    ids.push((await createApplicationFor(app, manager, { userId: seeker.id, status })).id)
  await createApplicationFor(app, otherManager, { userId: otherSeeker.id })
  await createApplicationFor(app, seeker, { status: 'rejected' })
  await admin.calls.post('/api/admin/assign-account-manager', {
    userId: (await createUser(app)).id,
    accountManagerId: otherManager.id,
  })
  const created = (id: string | undefined, moment: string) =>
    app.pool.query(`update job_applications set created_at = ${moment} where id = $1`, [id])
  const monday = "date_trunc('week', now() at time zone 'UTC') at time zone 'UTC'"
  await created(ids[0], monday)
  await created(ids[1], `${monday} - interval '1 ms'`)

  const reply = await admin.calls.get('/api/admin/stats')
  expect(reply).toMatchObject({ status: 200, headers: { 'x-total-count': '3' } })
  expect(stats.parse(reply.body)).toEqual(reply.body)
  expect(reply.body.applications).toEqual({
    total: 5,
    byStatus: { interested: 1, applied: 2, offered: 1, rejected: 1 },
  })
  const named = ({ id, firstName, lastName }: typeof idle) => ({ id, firstName, lastName })
  expect(reply.body.accountManagers).toEqual([
    { accountManager: named(otherManager), clientCount: 2, applicationsThisWeek: 1 },
    { accountManager: named(manager), clientCount: 1, applicationsThisWeek: 2 },
    { accountManager: named(idle), clientCount: 0, applicationsThisWeek: 0 },
  ])
  const short = await admin.calls.get('/api/admin/stats?limit=1')
  expect(short.body.accountManagers).toHaveLength(1)
  expect(short.headers['x-total-count']).toBe('3')
})

test('lists the five applications that were recorded last, with their clients', async () => {
  const app = await testApp()
  const { admin, manager, otherManager, seeker, otherSeeker } = await createSignedInTeam(app)
  for (const position of ['One', 'Two', 'Three'])
    await createApplicationFor(app, manager, { userId: seeker.id, position })
  for (const position of ['Four', 'Five'])
    await createApplicationFor(app, otherManager, { userId: otherSeeker.id, position })
  const { id } = await createApplicationFor(app, seeker, { position: 'Six' })
  // A change is no new application.
  await seeker.calls.put(`/api/applications/${id}`, { status: 'applied' })
  const { status, body } = await admin.calls.get('/api/admin/recent-applications')
  expect(status).toBe(200)
  expect(body.map(({ position }: { position: string }) => position)).toEqual(['Six', 'Five', 'Four', 'Three', 'Two'])
  expect(body[0].client).toEqual({ id: seeker.id, firstName: seeker.firstName, lastName: seeker.lastName })
  expect(JSON.stringify(body)).not.toContain('sitePassword"')
})

test('without data all counts are empty', async () => {
  const app = await testApp()
  const admin = await app.signIn(await createUser(app, { role: 'admin' }))
  expect((await admin.get('/api/admin/stats')).body).toEqual({
    applications: { total: 0, byStatus: {} },
    accountManagers: [],
  })
})
