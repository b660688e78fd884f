import { expect, test } from 'vitest'
import { actingAs, createApplicationFor, createInterest, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { assignClient } from '#server/people/users/users.service.ts'

const file = fileApp()

async function teamAtWork() {
  const app = file()
  const team = await createSignedInTeam(app)
  const { manager, seeker } = team
  const application = await createApplicationFor(app, manager, { userId: seeker.id, sitePassword: 'hidden' })
  await createInterest(app, seeker)
  return { ...team, applicationId: application.id }
}

test('after a reassignment the new account manager has the client and the old one does not', async () => {
  const { seeker, manager, otherManager, admin, applicationId } = await teamAtWork()
  await assignClient(file(), actingAs(admin), { userId: seeker.id, accountManagerId: otherManager.id })
  const reads = [
    `/api/admin/user/${seeker.id}`,
    `/api/admin/user-applications/${seeker.id}`,
    `/api/admin/user-job-interests/${seeker.id}`,
    `/api/applications/${applicationId}/credentials`,
  ]
  for (const url of reads) {
    expect(await manager.calls.get(url), url).toMatchObject({ status: 404 })
    expect(await otherManager.calls.get(url), url).toMatchObject({ status: 200 })
  }
  expect((await manager.calls.put(`/api/applications/${applicationId}`, { status: 'offered' })).status).toBe(404)
  const forClient = { userId: seeker.id, company: 'Acme', position: 'Engineer' }
  expect((await manager.calls.post('/api/applications', forClient)).status).toBe(404)
  for (const url of ['/api/account-manager/clients', '/api/account-manager/applications', '/api/applications'])
    expect((await manager.calls.get(url)).body, url).toEqual([])
  expect((await otherManager.calls.get('/api/account-manager/clients')).body).toHaveLength(2)
})

test('a promoted client is no longer a client or a job seeker', async () => {
  const { seeker, manager, admin, applicationId } = await teamAtWork()
  expect((await admin.calls.post('/api/admin/account-managers', { userId: seeker.id })).status).toBe(201)
  expect((await manager.calls.get(`/api/admin/user/${seeker.id}`)).status).toBe(404)
  expect((await manager.calls.get(`/api/applications/${applicationId}/credentials`)).status).toBe(404)
  expect((await seeker.calls.get('/api/account-manager/clients')).body).toEqual([])
  expect((await seeker.calls.post('/api/job-interests', { jobUrl: 'https://jobs.example.test/2' })).status).toBe(403)
  expect((await seeker.calls.get(`/api/applications/${applicationId}/credentials`)).status).toBe(404)
})

test("an account manager's change for a client who was reassigned at the same time is refused", async () => {
  const { seeker, manager, otherManager, admin, applicationId } = await teamAtWork()
  const [change] = await Promise.all([
    manager.calls.put(`/api/applications/${applicationId}`, { status: 'offered', notes: 'late' }),
    assignClient(file(), actingAs(admin), { userId: seeker.id, accountManagerId: otherManager.id }),
  ])
  const [{ notes }] = (await seeker.calls.get('/api/applications')).body
  expect([200, 404]).toContain(change.status)
  expect(notes).toBe(change.status === 200 ? 'late' : null)
})
