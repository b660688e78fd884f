import { expect, test } from 'vitest'
import { makeExport } from '#server/privacy/exports/exports.service.ts'
import { withResume } from '#server/platform/files/files.fixture.ts'
import { createSignedInTeam, createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

// Inputs that no schema may pass to PostgreSQL, a page or the file store. Each once caused a 500.

const file = fileApp()
const json = { 'content-type': 'application/json' }
const someId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const signedIn = async (role: 'user' | 'account_manager' | 'admin' = 'user') =>
  file().signIn(await createUser(file(), { role }))

test.each(['{"name":1,"email":2,"message":3}', 'null', '[]', '{"name":{"a":"<b>"}}', '{"name":["<b>"],"email":null}'])(
  'the contact form of a page refuses %s, and shows the form again',
  async (body) => {
    const reply = await file().anonymous.post('/contact', body, json)
    expect(reply).toMatchObject({ status: 400, headers: { 'content-type': expect.stringContaining('text/html') } })
    expect(reply.text).toContain('<form method="post"')
    expect(reply.text).not.toMatch(/<b>|\[object/)
  },
)

test("the version of a document must fit PostgreSQL's integer", async () => {
  const me = await signedIn()
  const work = { kind: 'resume', form: {}, content: '', name: 'Mine' }
  const { id } = (await me.post('/api/documents', work)).body
  for (const version of [2_147_483_648, 1e15, 0, -1, 1.5])
    expect((await me.get(`/api/documents/${id}?version=${version}`)).status, String(version)).toBe(400)
  expect((await me.get(`/api/documents/${id}?version=2147483647`)).status).toBe(404)
  for (const knownVersion of [2_147_483_648, -2_147_483_649, 1e300])
    expect((await me.put(`/api/documents/${id}`, { ...work, knownVersion })).status, String(knownVersion)).toBe(400)
})

const wrongMoments = [
  '0000-01-01T00:00:00Z',
  '1899-12-31T23:59:59Z',
  '2200-01-01T00:00:00Z',
  `2026-01-01T00:00:00.${'1'.repeat(500)}Z`,
  '2026-01-01T00:00:00.1234567890Z',
  '2026-02-30T00:00:00Z',
  'infinity',
]

test.each([
  ['admin', '/api/admin/audit'],
  ['admin', '/api/admin/users'],
  ['admin', '/api/admin/contact-messages'],
  ['admin', '/api/admin/payment-events'],
  ['account_manager', '/api/account-manager/queue'],
  ['account_manager', '/api/account-manager/clients'],
  ['user', '/api/job-interests'],
  ['user', '/api/applications'],
] as const)('as %s, a cursor of %s names a moment that PostgreSQL can compare', async (role, path) => {
  const me = await signedIn(role)
  const firstKeys: Record<string, unknown[]> = { '/api/applications': ['added'], '/api/admin/contact-messages': [true] }
  const keys = (moment: string, id: string) => [...(firstKeys[path] ?? []), moment, id]
  for (const moment of wrongMoments.filter((one) => path !== '/api/applications' || !one.includes('0.1234567890')))
    expect((await me.get(`${path}?cursor=${encode(keys(moment, someId))}`)).status, moment).toBe(400)
  for (const moment of ['1900-01-01T00:00:00Z', '2026-01-01T00:00:00.123456789Z', '2199-12-31T23:59:59.999Z'])
    if (path !== '/api/applications' || moment >= '1970')
      expect((await me.get(`${path}?cursor=${encode(keys(moment, someId))}`)).status, moment).toBe(200)
  expect((await me.get(`${path}?cursor=${encode(keys('2026-01-01T00:00:00Z', someId.toUpperCase()))}`)).status).toBe(
    200,
  )
})

test('a cursor of payment events with text that PostgreSQL cannot store is refused', async () => {
  const me = await signedIn('admin')
  const cursor = encode(['2026-01-01T00:00:00Z', 'evt\0'])
  expect((await me.get(`/api/admin/payment-events?cursor=${cursor}`)).status).toBe(400)
})

test('the moment of a known profile must be one that PostgreSQL can compare', async () => {
  const me = await signedIn()
  for (const knownUpdatedAt of wrongMoments)
    expect(await me.post('/api/profile', { knownUpdatedAt }), knownUpdatedAt).toMatchObject({
      status: 400,
      body: { fields: { knownUpdatedAt: expect.any(String) } },
    })
  const { updatedAt } = (await me.post('/api/profile', { phone: '555 0100' })).body
  const saved = await me.post('/api/profile', { phone: '555 0101', knownUpdatedAt: updatedAt })
  expect(saved).toMatchObject({ status: 200, body: { phone: '555 0101' } })
})

test('months of a profile and of a builder lie between 1900 and 2199', async () => {
  const me = await signedIn()
  const job = (startDate: string) => ({ company: 'Acme', position: 'Clerk', startDate })
  for (const [month, status] of Object.entries({
    '0000-01': 400,
    '1899-12': 400,
    '2200-01': 400,
    '2026-01': 200,
    '': 200,
  })) {
    expect((await me.post('/api/profile', { workHistory: [job(month)] })).status, month).toBe(status)
    const form = { fullName: 'A', email: 'a@b.example', positions: [job(month)] }
    expect((await me.post('/api/simple-resume', form)).status, month).toBe(status)
  }
})

test('a file is found by its id in capitals', async () => {
  const me = await signedIn()
  const id = (await withResume(me)).toUpperCase()
  expect(id).toMatch(/[A-F]/)
  expect((await me.get(`/objects/${id}`)).status).toBe(200)
  expect((await (await signedIn()).get(`/objects/${id}`)).status).toBe(404)
  expect(await me.put('/api/resume', { resumeUrl: `/objects/${id}` })).toMatchObject({
    status: 200,
    body: { resumeUrl: `/objects/${id.toLowerCase()}` },
  })
})

test('an export is found by its id in capitals, and each download is audited', async () => {
  const app = file()
  const me = await signedIn()
  const { id } = (await me.post('/api/account/export')).body
  await makeExport(app, id)
  expect((await me.get(`/api/account/exports/${id.toUpperCase()}/download`)).status).toBe(200)
  expect((await me.get(`/api/account/exports/${someId.toUpperCase()}/download`)).status).toBe(404)
})

test('ids in capitals are the same ids, in paths and in bodies', async () => {
  const { seeker, manager } = await createSignedInTeam(file())
  const userId = seeker.id.toUpperCase()
  const job = { company: 'Acme', position: 'Clerk' }
  // A seeker who names themselves records an own application, in any spelling of their id.
  expect(await seeker.calls.post('/api/applications', { ...job, userId })).toMatchObject({
    status: 201,
    body: { userId: seeker.id },
  })
  expect((await manager.calls.get(`/api/admin/user-applications/${userId}`)).body).toHaveLength(1)
})

test.each(['http://u:p@h.test/', 'https://u@h.test/', 'https://:p@h.test/', 'HTTP://u:p@h.test'])(
  'a job link with a user name or password, as %s, is refused wherever it enters',
  async (jobUrl) => {
    const { seeker, manager } = await createSignedInTeam(file())
    const refusal = {
      status: 400,
      body: { fields: { jobUrl: 'Please enter the web address without a user name and password' } },
    }
    const job = { company: 'Acme', position: 'Clerk', jobUrl }
    expect(await seeker.calls.post('/api/job-interests', { jobUrl })).toMatchObject(refusal)
    expect(await seeker.calls.post('/api/applications', job)).toMatchObject(refusal)
    expect(await manager.calls.post('/api/applications', { ...job, userId: seeker.id })).toMatchObject(refusal)
    expect(await manager.calls.post('/api/postings', { jobUrl })).toMatchObject(refusal)
    const { coverLetterUrl, ...rest } = { ...job, jobUrl: null, coverLetterUrl: jobUrl }
    expect((await seeker.calls.post('/api/applications', { ...rest, coverLetterUrl })).status).toBe(400)
  },
)

test('null is no profile: it is refused and changes nothing', async () => {
  const me = await signedIn()
  await me.post('/api/profile', { phone: '555 0100', skills: ['Filing'] })
  expect((await me.post('/api/profile', 'null', json)).status).toBe(400)
  expect((await me.get('/api/profile')).body).toMatchObject({ phone: '555 0100', skills: ['Filing'] })
  for (const path of ['/api/objects/upload', '/api/generate-cover-letter', '/api/notifications/read-all'])
    expect((await me.post(path, 'null', json)).status, path).toBe(400)
  // A missing body counts as an empty one.
  expect((await me.post('/api/notifications/read-all')).status).toBe(200)
})
