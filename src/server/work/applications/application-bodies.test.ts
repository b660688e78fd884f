import { expect, test } from 'vitest'
import { applicationStatuses } from '#contract/application-status.ts'
import { createApplicationFor, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const job = { company: 'Acme', position: 'Engineer' }
const makeLink = (length: number) => 'https://example.test/'.padEnd(length, 'x')

const badLinks = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://example.test/job',
  'http:example.test',
  'https://',
  '//example.test/job',
  '/jobs/1',
  'jobs.example.test',
  'https://exa mple.test',
  makeLink(2_001),
]

const badBodies: [string, object, string][] = [
  ['no company', { company: undefined }, 'company'],
  ['a blank position', { position: ' \t ' }, 'position'],
  ['a list of companies', { company: ['Acme'] }, 'company'],
  ['a company of 201 characters', { company: 'x'.repeat(201) }, 'company'],
  ['a position with a NUL character', { position: 'Engi\0neer' }, 'position'],
  ['half of a character', { position: 'Engineer \udc00' }, 'position'],
  ['notes of 10,001 characters', { notes: 'x'.repeat(10_001) }, 'notes'],
  ['notes that are an object', { notes: { text: 'x' } }, 'notes'],
  ['a user name of 201 characters', { siteUsername: 'x'.repeat(201) }, 'siteUsername'],
  ['a site password of 201 characters', { sitePassword: 'x'.repeat(201) }, 'sitePassword'],
  ['a site password that is a number', { sitePassword: 12_345_678 }, 'sitePassword'],
  ['an unknown status', { status: 'hired' }, 'status'],
  ['a list of statuses', { status: ['applied'] }, 'status'],
  ['no status at all', { status: null }, 'status'],
  ['a day that does not exist', { dateApplied: '2026-02-30' }, 'dateApplied'],
  ['a day in words', { dateApplied: 'yesterday' }, 'dateApplied'],
  ['a number for a day', { dateApplied: 1_767_225_600_000 }, 'dateApplied'],
  ['a day of another age', { dateApplied: '9999-12-31' }, 'dateApplied'],
  ['an interest that is no id', { jobInterestId: '1 or 1=1' }, 'jobInterestId'],
  ['a person that is no id', { userId: "' or ''='" }, 'userId'],
  ['a list of persons', { userId: [] }, 'userId'],
  ['a word for a confirmation', { confirmOverLimit: 'yes' }, 'confirmOverLimit'],
  ['an object path that is not valid', { coverLetterUrl: '/objects/../../etc/passwd' }, 'coverLetterUrl'],
  ...badLinks.map((jobUrl): [string, object, string] => [`the job link ${jobUrl}`, { jobUrl }, 'jobUrl']),
  ...badLinks.map((url): [string, object, string] => [`the letter ${url}`, { coverLetterUrl: url }, 'coverLetterUrl']),
]

test('an invalid body is refused with the field, for every role', async () => {
  const { manager, seeker } = await createSignedInTeam(file())
  for (const { calls } of [manager, seeker]) {
    for (const [name, change, field] of badBodies) {
      const reply = await calls.post('/api/applications', { ...job, userId: seeker.id, ...change })
      expect(reply.status, name).toBe(400)
      expect(Object.keys(reply.body.fields), name).toEqual([field])
    }
    for (const body of ['[]', '"text"', '7', 'null'])
      expect((await calls.post('/api/applications', body, { 'content-type': 'application/json' })).status).toBe(400)
  }
  expect((await seeker.calls.get('/api/applications')).body).toEqual([])
})

test('a body at its limits is stored completely', async () => {
  const { manager, seeker } = await createSignedInTeam(file())
  const longest = {
    company: 'c'.repeat(200),
    position: '🔑'.repeat(100),
    jobUrl: makeLink(2_000),
    coverLetterUrl: '/objects/00000000-0000-4000-8000-000000000000',
    siteUsername: 'u'.repeat(200),
    notes: '<b>&"\'</b>\n'.padEnd(10_000, 'n'),
    dateApplied: '2024-02-29T23:59:59.999Z',
  }
  const body = { ...longest, userId: seeker.id, sitePassword: ' '.repeat(200) }
  expect(await manager.calls.post('/api/applications', body)).toMatchObject({ status: 201, body: longest })
  const [stored] = (await seeker.calls.get('/api/applications')).body
  expect(stored).toMatchObject(longest)
  expect((await seeker.calls.get(`/api/applications/${stored.id}/credentials`)).body).toEqual({
    siteUsername: longest.siteUsername,
    sitePassword: ' '.repeat(200),
  })
})

test('blank fields are stored as null', async () => {
  const { manager, seeker } = await createSignedInTeam(file())
  const blank = { jobUrl: '', coverLetterUrl: '', siteUsername: ' ', sitePassword: '', notes: '\n', dateApplied: '' }
  const reply = await manager.calls.post('/api/applications', { ...job, userId: seeker.id, ...blank })
  expect(reply.status).toBe(201)
  expect(reply.body).toMatchObject({
    jobUrl: null,
    coverLetterUrl: null,
    siteUsername: null,
    notes: null,
    dateApplied: null,
    hasSitePassword: false,
  })
})

test('an application that becomes applied has a date, its own if it has one', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  for (const status of applicationStatuses) {
    const created = await seeker.calls.post('/api/applications', { ...job, status })
    expect(created.body.dateApplied === null, status).toBe(status !== 'applied')
  }
  const dated = { ...job, status: 'applied', dateApplied: '2025-05-05' }
  expect((await seeker.calls.post('/api/applications', dated)).body.dateApplied).toBe('2025-05-05T00:00:00.000Z')

  const { id } = await createApplicationFor(app, manager, { userId: seeker.id })
  const put = async (change: object) => (await seeker.calls.put(`/api/applications/${id}`, change)).body.dateApplied
  expect(await put({ status: 'interviewing' })).toBeNull()
  const reached = await put({ status: 'applied' })
  expect(reached).toEqual(expect.any(String))
  expect(await put({ status: 'rejected' })).toBe(reached)
  expect(await put({ status: 'applied' })).toBe(reached)
  expect(await put({ status: 'rejected', dateApplied: null })).toBeNull()
  expect(await put({ status: 'applied', dateApplied: '2025-06-06T10:00:00+02:00' })).toBe('2025-06-06T08:00:00.000Z')
})

test('an invalid change is refused and changes nothing', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  const created = await createApplicationFor(app, manager, { userId: seeker.id })
  const bodies: object[] = [
    {},
    { status: 'hired' },
    { status: ['offered'] },
    { notes: 'without a status' },
    { status: 'offered', notes: 7 },
    { status: 'offered', notes: 'x'.repeat(10_001) },
    { status: 'offered', dateApplied: '' },
    { status: 'offered', dateApplied: '2026-13-01' },
    ...badLinks.map((coverLetterUrl) => ({ status: 'offered', coverLetterUrl })),
  ]
  for (const body of bodies)
    expect((await seeker.calls.put(`/api/applications/${created.id}`, body)).status, JSON.stringify(body)).toBe(400)
  expect((await seeker.calls.get('/api/applications')).body).toMatchObject([created])
  for (const id of ['1', 'undefined', '%00', `${created.id}%20`, '..%2f..%2fusers'])
    expect([400, 404], id).toContain((await seeker.calls.put(`/api/applications/${id}`, { status: 'offered' })).status)
})
