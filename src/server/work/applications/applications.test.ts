import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { application, clientApplication, listedApplication } from '#contract/applications.ts'
import { createApplicationFor, createInterest, createSignedInTeam, createTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const job = { company: 'Acme', position: 'Engineer' }
const getKeys = (value: object) => Object.keys(value).toSorted()

test('a manager records an application for a client, who is notified', async () => {
  const { manager, seeker } = await createSignedInTeam(file())
  const sent = {
    ...job,
    userId: seeker.id,
    jobUrl: 'https://jobs.example.test/1?a=b#c',
    siteUsername: 'sam@example.test',
    sitePassword: 'a site password',
    notes: ' Sent with the second letter. ',
    status: 'applied',
    dateApplied: '2026-03-01',
    coverLetterUrl: 'https://letters.example.test/1',
  }
  const reply = await manager.calls.post('/api/applications', sent)
  expect(reply.status).toBe(201)
  const { sitePassword, ...shown } = sent
  expect(reply.body).toMatchObject({
    ...shown,
    notes: 'Sent with the second letter.',
    dateApplied: '2026-03-01T00:00:00.000Z',
    accountManagerId: manager.id,
    hasSitePassword: true,
  })
  expect(getKeys(reply.body)).toEqual(getKeys(application.shape))
  expect(reply.text).not.toContain(sitePassword)

  const [notification] = (await seeker.calls.get('/api/notifications')).body
  expect(notification).toMatchObject({
    type: 'application_created',
    userId: seeker.id,
    relatedEntityId: reply.body.id,
    title: `${manager.firstName} applied for you`,
    message: 'Engineer at Acme',
    read: false,
  })
  const toldManager = (await manager.calls.get('/api/notifications')).body
  expect(toldManager.map(({ type }: { type: string }) => type)).not.toContain('application_created')
})

test("an admin's application counts as the assigned manager's", async () => {
  const { admin, manager, seeker, loneSeeker } = await createSignedInTeam(file())
  const record = (userId: string) => admin.calls.post('/api/applications', { ...job, userId })
  expect(await record(seeker.id)).toMatchObject({ status: 201, body: { accountManagerId: manager.id } })
  expect(await record(loneSeeker.id)).toMatchObject({ status: 201, body: { accountManagerId: null } })
})

test('staff must name the client, who must be a job seeker', async () => {
  const { admin, manager, otherManager } = await createSignedInTeam(file())
  const missing = 'Please fill in all required fields'
  for (const { calls } of [admin, manager]) {
    expect(await calls.post('/api/applications', job)).toMatchObject({
      status: 400,
      body: { message: missing, fields: { userId: missing } },
    })
    for (const userId of [manager.id, otherManager.id, admin.id, '00000000-0000-4000-8000-000000000000'])
      expect((await calls.post('/api/applications', { ...job, userId })).status).toBe(404)
  }
})

test('a seeker records an own application, without credentials or notifications', async () => {
  const { manager, seeker, otherSeeker } = await createSignedInTeam(file())
  const before = (await manager.calls.get('/api/notifications')).body
  const greedy = {
    ...job,
    userId: seeker.id,
    siteUsername: 'sam',
    sitePassword: 'a site password',
    accountManagerId: manager.id,
    createdByStaff: true,
    hasSitePassword: true,
    id: '00000000-0000-4000-8000-000000000000',
  }
  const { status, body } = await seeker.calls.post('/api/applications', greedy)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    userId: seeker.id,
    accountManagerId: null,
    siteUsername: null,
    hasSitePassword: false,
    status: 'interested',
    dateApplied: null,
  })
  expect(body.id).not.toBe(greedy.id)
  expect((await file().pool.query('select * from job_applications where id = $1', [body.id])).rows).toMatchObject([
    { created_by_staff: false, site_password: null, site_username: null },
  ])
  expect((await manager.calls.get('/api/notifications')).body).toEqual(before)
  expect((await seeker.calls.get('/api/notifications')).body).toHaveLength(1)

  expect((await seeker.calls.post('/api/applications', { ...job, userId: otherSeeker.id })).status).toBe(403)
  expect((await otherSeeker.calls.get('/api/applications')).body).toEqual([])
})

test("a list is sorted newest first and holds the person's own rows", async () => {
  const app = file()
  const { admin, manager, seeker, otherManager, otherSeeker } = await createSignedInTeam(app)
  const created = []
  for (const company of ['One', 'Two', 'Three']) {
    created.unshift((await createApplicationFor(app, manager, { userId: seeker.id, company })).id)
    await delay(2)
  }
  const othersApplication = await createApplicationFor(app, otherManager, {
    userId: otherSeeker.id,
    sitePassword: 'other secret',
  })
  const list = async (calls: typeof admin.calls, path: string) => {
    const { body, text } = await calls.get(path)
    expect(text).not.toContain('other secret')
    return body.map(({ id }: { id: string }) => id)
  }
  expect(await list(seeker.calls, '/api/applications')).toEqual(created)
  expect(await list(manager.calls, '/api/applications')).toEqual(created)
  expect(await list(manager.calls, '/api/account-manager/applications')).toEqual(created)
  expect(await list(manager.calls, `/api/admin/user-applications/${seeker.id}`)).toEqual(created)
  expect(await list(admin.calls, `/api/admin/user-applications/${seeker.id}`)).toEqual(created)
  expect(await list(admin.calls, '/api/applications')).toEqual([])
  expect(await list(otherManager.calls, '/api/applications')).toEqual([othersApplication.id])
  expect(await list(otherSeeker.calls, '/api/applications')).toEqual([othersApplication.id])
})

test("lists hold only declared keys, and the manager's also the client's name", async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  await createApplicationFor(app, manager, { userId: seeker.id, sitePassword: 'a site password' })
  const [plain] = (await seeker.calls.get('/api/applications')).body
  expect(getKeys(plain)).toEqual(getKeys(listedApplication.shape))
  expect(plain.hasSitePassword).toBe(true)
  const [named] = (await manager.calls.get('/api/account-manager/applications')).body
  expect(getKeys(named)).toEqual(getKeys(clientApplication.shape))
  expect(named.client).toEqual({ id: seeker.id, firstName: 'Sam', lastName: 'Rivera' })
})

test('an application processes its interest once', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  const interest = await createInterest(app, seeker)
  const answer = { ...job, userId: seeker.id, jobInterestId: interest.id }
  expect((await manager.calls.post('/api/applications', answer)).status).toBe(201)
  expect((await seeker.calls.get('/api/job-interests')).body).toMatchObject([{ id: interest.id, processed: true }])
  expect(await manager.calls.post('/api/applications', answer)).toMatchObject({
    status: 409,
    body: { message: 'This job interest has already been answered' },
  })
  expect((await seeker.calls.get('/api/applications')).body).toHaveLength(1)
})

test('an interest of another client, or an unknown one, makes no application', async () => {
  const app = file()
  const { admin, manager, seeker, otherSeeker } = await createSignedInTeam(app)
  const foreign = await createInterest(app, otherSeeker)
  for (const { calls } of [admin, manager, seeker]) {
    for (const jobInterestId of [foreign.id, '00000000-0000-4000-8000-000000000000']) {
      const reply = await calls.post('/api/applications', { ...job, userId: seeker.id, jobInterestId })
      expect(reply).toMatchObject({ status: 404, body: { message: 'Job interest not found' } })
    }
  }
  expect((await seeker.calls.get('/api/applications')).body).toEqual([])
  expect((await otherSeeker.calls.get('/api/job-interests')).body).toMatchObject([{ processed: false }])
})

test('a seeker who applied to their own link no longer waits for it', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  const interest = await createInterest(app, seeker)
  const own = { ...job, jobInterestId: interest.id }
  expect((await seeker.calls.post('/api/applications', own)).status).toBe(201)
  expect((await seeker.calls.get('/api/job-interests')).body).toMatchObject([{ processed: true }])
  expect((await manager.calls.post('/api/applications', { ...own, userId: seeker.id })).status).toBe(409)
  expect((await manager.calls.get('/api/account-manager/clients')).body[0].pendingInterests).toBe(0)
})

test('fifty concurrent clicks on one interest make one application', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  const interest = await createInterest(app, seeker)
  const apply = () => manager.calls.post('/api/applications', { ...job, userId: seeker.id, jobInterestId: interest.id })
  const statuses = (await Promise.all(Array.from({ length: 50 }, apply))).map((reply) => reply.status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(49)
  expect((await seeker.calls.get('/api/applications')).body).toHaveLength(1)
  expect((await seeker.calls.get('/api/notifications')).body).toMatchObject([
    { type: 'application_created' },
    { type: 'assignment' },
  ])
})

test('every recorded application is audited', async () => {
  const app = file()
  const { manager, seeker } = await createTeam(app)
  const created = await createApplicationFor(app, manager, { userId: seeker.id, sitePassword: 'a site password' })
  const calls = await app.signIn(seeker)
  await calls.put(`/api/applications/${created.id}`, { status: 'offered', notes: 'private words' })
  const { rows } = await app.pool.query('select * from audit_log where entity_id = $1 order by at', [created.id])
  expect(rows).toMatchObject([
    { action: 'application.created', actor_id: manager.id, subject_id: seeker.id, address: '127.0.0.1' },
    {
      action: 'application.updated',
      actor_id: seeker.id,
      subject_id: seeker.id,
      details: { from: 'interested', to: 'offered' },
    },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/site password|private words/)
})
