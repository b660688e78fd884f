import { expect, test } from 'vitest'
import { profile } from '#contract/profile.ts'
import { createSignedInTeam, createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()

const job = {
  company: 'Harbor <b>Freight</b>',
  position: 'Planner',
  startDate: '2021-04',
  endDate: '2023-12',
  description: 'Routes & "drivers"',
}
const school = { institution: 'Portland State', degree: 'BSc', fieldOfStudy: 'Logistics', graduationYear: 2018 }
const full = {
  phone: '(555) 010-4477',
  address: '18 Alder Street\nPortland',
  workHistory: [job],
  skills: ['Excel', 'SQL'],
  education: [school],
  certifications: ['APICS CPIM'],
  salaryExpectation: 68_000,
  benefits: ['Health insurance'],
  workPreference: 'hybrid',
  willingToRelocate: true,
  links: ['https://www.linkedin.com/in/maya', 'http://maya.example.com/work'],
}
const nothing = {
  phone: null,
  address: null,
  workHistory: [],
  skills: [],
  education: [],
  certifications: [],
  salaryExpectation: null,
  benefits: [],
  workPreference: null,
  willingToRelocate: false,
  links: [],
}
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))

async function signedIn() {
  const app = file()
  const person = await createUser(app)
  return { ...person, calls: await app.signIn(person) }
}

test('there is no profile until it is saved', async () => {
  const me = await signedIn()
  expect(await me.calls.get('/api/profile')).toMatchObject({ status: 200, text: 'null' })
  const saved = await me.calls.post('/api/profile', full)
  expect(saved).toMatchObject({ status: 200, body: { ...full, userId: me.id, resumeUrl: null } })
  expect(Object.keys(saved.body).toSorted()).toEqual(Object.keys(profile.shape).toSorted())
  expect((await me.calls.get('/api/profile')).body).toEqual(saved.body)
})

test('saving replaces everything but the resume, and missing fields become null', async () => {
  const me = await signedIn()
  const { body: first } = await me.calls.post('/api/profile', full)
  await file().pool.query("update employment_profiles set resume_url = '/objects/1' where user_id = $1", [me.id])
  for (const body of [{}, Object.fromEntries(Object.keys(full).map((key) => [key, null]))]) {
    const { body: second } = await me.calls.post('/api/profile', body)
    expect(second).toMatchObject({ ...nothing, id: first.id, createdAt: first.createdAt, resumeUrl: '/objects/1' })
  }
})

test('concurrent first saves make one profile', async () => {
  const me = await signedIn()
  const replies = await Promise.all(many(10, (index) => me.calls.post('/api/profile', { phone: `555 010${index}` })))
  expect(replies.map((reply) => reply.status)).toEqual(Array(10).fill(200))
  expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1)
})

test('a save with a known version does not replace a newer one', async () => {
  const me = await signedIn()
  const save = (phone: string, knownUpdatedAt: string | null) =>
    me.calls.post('/api/profile', { ...full, phone, knownUpdatedAt })
  const { body: first } = await save('1', null)
  const refused = {
    status: 409,
    body: { message: 'Your profile was saved elsewhere in the meantime', code: 'newer_profile' },
  }
  expect(await save('2', null)).toMatchObject(refused)
  const { body: second } = await save('2', first.updatedAt)
  expect(second.phone).toBe('2')
  expect(await save('3', first.updatedAt)).toMatchObject(refused)
  expect((await me.calls.get('/api/profile')).body).toEqual(second)
  expect((await me.calls.post('/api/profile', { phone: '4' })).status).toBe(200)
  expect((await save('5', 'yesterday')).status).toBe(400)
})

test('of concurrent saves with the same known version one succeeds', async () => {
  const me = await signedIn()
  const saveSix = async (knownUpdatedAt: string | null) => {
    const save = (phone: string) => me.calls.post('/api/profile', { phone, knownUpdatedAt })
    return Promise.all(many(6, (index) => save(`555 010${index}`)))
  }
  for (let known: string | null = null, round = 0; round < 2; round++) {
    const replies = await saveSix(known)
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    known = (await me.calls.get('/api/profile')).body.updatedAt
  }
})

test('each version has a later time than the one before, whatever the clock says', async () => {
  const me = await signedIn()
  await me.calls.post('/api/profile', full)
  await file().pool.query("update employment_profiles set updated_at = '2100-01-01' where user_id = $1", [me.id])
  expect((await me.calls.post('/api/profile', full)).body.updatedAt).toBe('2100-01-01T00:00:00.001Z')
})

test('lists lose blanks, duplicates and surrounding spaces', async () => {
  const me = await signedIn()
  const { body } = await me.calls.post('/api/profile', { skills: [' SQL ', '', 'SQL', '  ', 'sql'], benefits: [' '] })
  expect(body).toMatchObject({ skills: ['SQL', 'sql'], benefits: [] })
})

test('undeclared fields are not stored', async () => {
  const [me, other] = [await signedIn(), await signedIn()]
  const greedy = {
    ...full,
    id: '00000000-0000-4000-8000-000000000000',
    userId: other.id,
    resumeUrl: '/objects/planted',
    role: 'admin',
    workHistory: [{ ...job, userId: other.id, salary: 1 }],
  }
  const { body } = await me.calls.post('/api/profile', greedy)
  expect(body).toMatchObject({ userId: me.id, resumeUrl: null, workHistory: [job] })
  expect(body.id).not.toBe(greedy.id)
  expect((await other.calls.get('/api/profile')).body).toBeNull()
  const { rows } = await file().pool.query('select work_history from employment_profiles where user_id = $1', [me.id])
  expect(rows[0].work_history).toEqual([job])
})

test('an invalid body is refused with the field, and changes nothing', async () => {
  const me = await signedIn()
  const { body: before } = await me.calls.post('/api/profile', full)
  const bodies: [object, string][] = [
    [{ phone: ['555'] }, 'phone'],
    [{ phone: 5_550_100 }, 'phone'],
    [{ address: 'x'.repeat(201) }, 'address'],
    [{ address: 'a\0b' }, 'address'],
    [{ skills: 'SQL' }, 'skills'],
    [{ skills: many(101, String) }, 'skills'],
    [{ skills: ['x'.repeat(201)] }, 'skills.0'],
    [{ skills: ['ok', null] }, 'skills.1'],
    [{ skills: ['half \ud83d'] }, 'skills.0'],
    [{ certifications: { 0: 'CPIM' } }, 'certifications'],
    [{ benefits: many(101, String) }, 'benefits'],
    [{ workHistory: many(101, () => job) }, 'workHistory'],
    [{ workHistory: [{ ...job, company: undefined }] }, 'workHistory.0.company'],
    [{ workHistory: [{ ...job, startDate: '2021-13' }] }, 'workHistory.0.startDate'],
    [{ workHistory: [{ ...job, description: 'x'.repeat(10_001) }] }, 'workHistory.0.description'],
    [{ workHistory: [{ ...job, description: 'NUL \0' }] }, 'workHistory.0.description'],
    [{ workHistory: ['Harbor'] }, 'workHistory.0'],
    [{ education: many(101, () => school) }, 'education'],
    [{ education: [{ ...school, graduationYear: '2018' }] }, 'education.0.graduationYear'],
    [{ education: [{ ...school, graduationYear: 2018.5 }] }, 'education.0.graduationYear'],
    [{ education: [{ ...school, graduationYear: 99_999 }] }, 'education.0.graduationYear'],
    [{ salaryExpectation: '68000' }, 'salaryExpectation'],
    [{ salaryExpectation: 68_000.5 }, 'salaryExpectation'],
    [{ salaryExpectation: -1 }, 'salaryExpectation'],
    [{ salaryExpectation: 2 ** 31 }, 'salaryExpectation'],
    [{ workPreference: 'beach' }, 'workPreference'],
    [{ workPreference: ['remote'] }, 'workPreference'],
    [{ willingToRelocate: 'false' }, 'willingToRelocate'],
    [{ willingToRelocate: 0 }, 'willingToRelocate'],
    [{ links: ['javascript:alert(1)'] }, 'links.0'],
    [{ links: ['https://ann:secret@example.com/'] }, 'links.0'],
    [{ links: many(11, (index) => `https://example.com/${index}`) }, 'links'],
  ]
  for (const [change, field] of bodies) {
    const reply = await me.calls.post('/api/profile', { ...full, ...change })
    expect(reply.status, JSON.stringify(change).slice(0, 80)).toBe(400)
    expect(Object.keys(reply.body.fields)).toContain(field)
  }
  expect((await me.calls.get('/api/profile')).body).toEqual(before)
})

test('an invalid year gets a message with an example', async () => {
  const me = await signedIn()
  for (const graduationYear of ['2018', 2018.5, 1899, 2201]) {
    const { body } = await me.calls.post('/api/profile', { education: [{ ...school, graduationYear }] })
    expect(body.fields).toEqual({ 'education.0.graduationYear': 'Please enter a year, such as 2018' })
  }
})

test('a number out of range is refused', async () => {
  const me = await signedIn()
  const body = '{"salaryExpectation":1e400}'
  expect((await me.calls.post('/api/profile', body, { 'content-type': 'application/json' })).status).toBe(400)
})

test('a profile at its limits is stored completely', async () => {
  const me = await signedIn()
  const longest = {
    ...full,
    phone: '5'.repeat(200),
    skills: many(100, (index) => `${index}`.padStart(200, 's')),
    workHistory: many(100, (index) => ({ ...job, description: `${index}`.padStart(1_000, 'd') })),
    education: many(100, () => school),
    salaryExpectation: 2_000_000_000,
  }
  expect(await me.calls.post('/api/profile', longest)).toMatchObject({ status: 200, body: longest })
})

test('assigned manager and admin see the profile with the account', async () => {
  const { admin, manager, seeker } = await createSignedInTeam(file())
  const url = `/api/admin/user/${seeker.id}`
  expect((await manager.calls.get(url)).body).toMatchObject({ id: seeker.id, profile: null })
  const { body: saved } = await seeker.calls.post('/api/profile', full)
  for (const { calls } of [admin, manager]) expect((await calls.get(url)).body.profile).toEqual(saved)
})
