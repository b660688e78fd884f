import { expect, test } from 'vitest'
import { createApplicationFor, createSignedInTeam, createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const resume = {
  kind: 'resume',
  name: 'For Acme',
  form: { fullName: 'Ana', positions: [{ company: 'Kew' }] },
  content: 'A',
}
const letter = { kind: 'cover-letter', name: 'Letter', form: { jobDetails: { companyName: 'Acme' } }, content: 'Dear' }

async function person() {
  return file().signIn(await createUser(file()))
}
type Calls = Awaited<ReturnType<typeof person>>

async function saved(calls: Calls, work: object = resume) {
  const { status, body, text } = await calls.post('/api/documents', work)
  if (status !== 201) throw new Error(text)
  return body
}

const save = (calls: Calls, id: string, changes: object) => calls.put(`/api/documents/${id}`, { ...resume, ...changes })

test('a document is saved as it was filled in, complete or not, and comes back', async () => {
  const me = await person()
  const created = await saved(me)
  expect(created).toMatchObject({ kind: 'resume', name: 'For Acme', version: 1, content: 'A' })
  expect(created.form).toMatchObject({ fullName: 'Ana', positions: [{ company: 'Kew', position: '' }] })
  expect((await me.get(`/api/documents/${created.id}`)).body).toEqual(created)
  const other = await saved(me, letter)
  expect(other.form.jobDetails.companyName).toBe('Acme')
  const { body: list } = await me.get('/api/documents')
  expect(list.map(({ id }: { id: string }) => id)).toEqual([other.id, created.id])
  expect(list[0]).not.toHaveProperty('content')
})

test('a document comes back with its design, and an unknown design is refused', async () => {
  const me = await person()
  const design = { design: 'executive', accent: 'plum', size: 'small', paper: 'a4' }
  for (const work of [resume, letter]) {
    const { id } = await saved(me, { ...work, form: { ...work.form, design } })
    expect((await me.get(`/api/documents/${id}`)).body.form.design).toEqual(design)
  }
  const unknown = { ...resume, form: { ...resume.form, design: { design: 'baroque' } } }
  expect((await me.post('/api/documents', unknown)).status).toBe(400)
})

test('each saving makes a version, and earlier ones can be read', async () => {
  const me = await person()
  const { id } = await saved(me)
  const { status, body } = await save(me, id, { name: 'New', content: 'B', knownVersion: 1 })
  expect({ status, body }).toMatchObject({ status: 200, body: { version: 2, name: 'New', content: 'B' } })
  expect((await me.get(`/api/documents/${id}`)).body).toEqual(body)
  expect((await me.get(`/api/documents/${id}?version=1`)).body).toMatchObject({ version: 1, content: 'A' })
  expect((await me.get(`/api/documents/${id}?version=3`)).status).toBe(404)
  const { body: versions } = await me.get(`/api/documents/${id}/versions`)
  expect(versions).toMatchObject([{ version: 2 }, { version: 1 }])
})

test('saving over a newer version is a conflict, and nothing is lost', async () => {
  const me = await person()
  const { id } = await saved(me)
  const replies = await Promise.all(['B', 'C'].map((content) => save(me, id, { content, knownVersion: 1 })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('newer_version')
  expect((await me.get(`/api/documents/${id}/versions`)).body).toHaveLength(2)
})

test('the last 50 versions are stored', async () => {
  const me = await person()
  const { id } = await saved(me)
  for (let knownVersion = 1; knownVersion <= 51; knownVersion++) await save(me, id, { knownVersion })
  const { body } = await me.get(`/api/documents/${id}/versions`)
  const numbers = body.map(({ version }: { version: number }) => version)
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([50, 52, 3])
})

test.each(['user', 'account_manager'] as const)(
  'one %s keeps 100 documents at the most, also when many are saved at once',
  async (role) => {
    const user = await createUser(file(), { role })
    const me = await file().signIn(user)
    const fill = "insert into documents (user_id, kind, name) select $1, 'resume', n from generate_series(1, 99) n"
    await file().pool.query(fill, [user.id])
    const replies = await Promise.all(Array.from({ length: 10 }, () => me.post('/api/documents', letter)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = replies.filter(({ status, body }) => status === 409 && body.code === 'quota_reached')
    expect(refused).toHaveLength(9)
    await saved(await person())
  },
)

test('what is not a document of its kind, or too long, is refused', async () => {
  const me = await person()
  const { id } = await saved(me)
  const bodies = [{}, { ...resume, kind: 'poem' }, { ...resume, name: ' ' }, { ...resume, content: 'x'.repeat(50_001) }]
  for (const body of [...bodies, { ...resume, form: { startDate: 'May' } }, { ...letter, form: [] }])
    expect((await me.post('/api/documents', body)).status, JSON.stringify(body).slice(0, 60)).toBe(400)
  expect((await me.put(`/api/documents/${id}`, { ...letter, knownVersion: 1 })).status).toBe(404)
  expect((await save(me, id, {})).status).toBe(400)
})

test("another's document can neither be read, saved, deleted nor attached", async () => {
  const { seeker, otherSeeker } = await createSignedInTeam(file())
  const { id } = await saved(seeker.calls)
  const own = await createApplicationFor(file(), otherSeeker)
  const { calls } = otherSeeker
  const refused = [
    await calls.get(`/api/documents/${id}`),
    await calls.get(`/api/documents/${id}/versions`),
    await save(calls, id, { knownVersion: 1 }),
    await calls.delete(`/api/documents/${id}`),
    await calls.put(`/api/applications/${own.id}/documents`, { documentIds: [id] }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect((await calls.get(`/api/applications/${own.id}/documents`)).body).toEqual([])
  expect((await seeker.calls.get(`/api/documents/${id}`)).body).toMatchObject({ version: 1, content: 'A' })
})

test("staff read their clients' documents; an attached one keeps its version", async () => {
  const { seeker, manager, otherManager, admin } = await createSignedInTeam(file())
  const application = await createApplicationFor(file(), seeker)
  const { id } = await saved(seeker.calls)
  await save(seeker.calls, id, { content: 'B', knownVersion: 1 })
  const attached = `/api/applications/${application.id}/documents`
  const { status, body } = await seeker.calls.put(attached, { documentIds: [id, id] })
  const versionId = expect.any(String)
  expect({ status, body }).toEqual({
    status: 200,
    body: [{ documentId: id, versionId, version: 2, kind: 'resume', name: 'For Acme' }],
  })
  await save(seeker.calls, id, { content: 'C', knownVersion: 2 })
  expect((await seeker.calls.put(attached, { documentIds: [id] })).body).toEqual(body)
  for (const { calls } of [manager, admin]) {
    expect((await calls.get(attached)).body).toEqual(body)
    expect((await calls.get(`/api/documents/${id}?version=2`)).body).toMatchObject({ version: 2, content: 'B' })
    expect((await calls.get(`/api/documents/${id}`)).body).toMatchObject({ version: 3, content: 'C' })
    expect((await calls.get(`/api/clients/${seeker.id}/documents`)).body).toMatchObject([{ id, version: 3 }])
    expect((await calls.get(`/api/documents/${id}/versions`)).status).toBe(404)
    expect((await calls.get('/api/documents')).body).toEqual([])
  }
  expect((await otherManager.calls.get(attached)).status).toBe(404)
  expect((await otherManager.calls.get(`/api/documents/${id}`)).status).toBe(404)
  expect((await otherManager.calls.get(`/api/clients/${seeker.id}/documents`)).status).toBe(404)
  expect((await seeker.calls.get(`/api/clients/${seeker.id}/documents`)).status).toBe(403)
})

test("what staff write for a client is the client's, and can be attached by staff", async () => {
  const { seeker, otherSeeker, manager, otherManager, admin } = await createSignedInTeam(file())
  const application = await createApplicationFor(file(), manager, { userId: seeker.id })
  const write = (by: typeof manager) => by.calls.post(`/api/clients/${seeker.id}/documents`, letter)
  expect((await write(otherManager)).status).toBe(404)
  expect((await manager.calls.post(`/api/clients/${admin.id}/documents`, letter)).status).toBe(404)
  const { status, body } = await write(manager)
  expect({ status, body }).toMatchObject({ status: 201, body: { kind: 'cover-letter', content: 'Dear', version: 1 } })
  expect((await seeker.calls.get(`/api/documents/${body.id}`)).body).toEqual(body)
  const attach = (documentIds: string[]) =>
    manager.calls.put(`/api/applications/${application.id}/documents`, { documentIds })
  expect((await attach([body.id])).body).toMatchObject([{ documentId: body.id }])
  const foreign = await saved(otherSeeker.calls)
  expect((await attach([foreign.id])).status).toBe(404)
  expect((await seeker.calls.get(`/api/applications/${application.id}/documents`)).body).toMatchObject([
    { documentId: body.id, version: 1 },
  ])
})

test('a version that is attached outlives the quota of versions', async () => {
  const { seeker } = await createSignedInTeam(file())
  const application = await createApplicationFor(file(), seeker)
  const { id } = await saved(seeker.calls)
  await seeker.calls.put(`/api/applications/${application.id}/documents`, { documentIds: [id] })
  await file().pool.query('update documents set version = 60 where id = $1', [id])
  await save(seeker.calls, id, { content: 'Z', knownVersion: 60 })
  expect((await seeker.calls.get(`/api/documents/${id}?version=1`)).body).toMatchObject({ content: 'A' })
  await seeker.calls.put(`/api/applications/${application.id}/documents`, { documentIds: [] })
  await save(seeker.calls, id, { content: 'Z', knownVersion: 61 })
  expect((await seeker.calls.get(`/api/documents/${id}?version=1`)).status).toBe(404)
})

test("a document is attached to one's own application alone, ten at the most", async () => {
  const { seeker, otherSeeker } = await createSignedInTeam(file())
  const theirs = await createApplicationFor(file(), otherSeeker)
  const own = await createApplicationFor(file(), seeker)
  const { id } = await saved(seeker.calls)
  const attach = (applicationId: string, documentIds: string[]) =>
    seeker.calls.put(`/api/applications/${applicationId}/documents`, { documentIds })
  expect((await attach(theirs.id, [id])).status).toBe(404)
  expect((await attach(own.id, Array(11).fill(id))).status).toBe(400)
  expect((await attach(own.id, [own.id])).status).toBe(404)
})

test('with a document go its versions and attachments', async () => {
  const { seeker } = await createSignedInTeam(file())
  const application = await createApplicationFor(file(), seeker)
  const { id } = await saved(seeker.calls)
  await seeker.calls.put(`/api/applications/${application.id}/documents`, { documentIds: [id] })
  expect((await seeker.calls.delete(`/api/documents/${id}`)).body).toEqual({ message: 'Document deleted' })
  expect((await seeker.calls.get(`/api/documents/${id}`)).status).toBe(404)
  expect((await seeker.calls.get(`/api/applications/${application.id}/documents`)).body).toEqual([])
  const { rowCount } = await file().pool.query('select 1 from document_versions where document_id = $1', [id])
  expect(rowCount).toBe(0)
})

test('a variant belongs to its base, and a variant of a variant to the same base', async () => {
  const me = await person()
  const base = await saved(me)
  expect(base.baseId).toBeNull()
  const variant = await saved(me, { ...resume, name: 'Planner at Kew', baseId: base.id })
  expect(variant.baseId).toBe(base.id)
  expect((await saved(me, { ...resume, baseId: variant.id })).baseId).toBe(base.id)
  const changed = await save(me, variant.id, { content: 'B', knownVersion: 1 })
  expect(changed.body).toMatchObject({ baseId: base.id, version: 2 })
  const { body: list } = await me.get('/api/documents')
  expect(list.map(({ baseId }: { baseId: string }) => baseId)).toEqual([base.id, base.id, null])
})

test('a variant has a base of the same person and kind', async () => {
  const [me, other] = [await person(), await person()]
  const theirs = await saved(other)
  const mine = await saved(me)
  const refused = [
    { ...resume, baseId: theirs.id },
    { ...letter, baseId: mine.id },
    { ...resume, baseId: '3c7c1e8a-1d2f-4a53-9c64-2f8f0d3f7a11' },
  ]
  for (const work of refused) expect((await me.post('/api/documents', work)).status).toBe(404)
  expect((await me.post('/api/documents', { ...resume, baseId: 'x' })).status).toBe(400)
  expect((await me.get('/api/documents')).body).toHaveLength(1)
})

test('variants outlive their base', async () => {
  const me = await person()
  const base = await saved(me)
  const variant = await saved(me, { ...resume, baseId: base.id })
  await me.delete(`/api/documents/${base.id}`)
  expect((await me.get(`/api/documents/${variant.id}`)).body).toMatchObject({ baseId: null, content: 'A' })
  expect((await me.post('/api/documents', { ...resume, baseId: base.id })).status).toBe(404)
})

test('a base deleted while its variants are saved leaves no error and no lost variant', async () => {
  const me = await person()
  const base = await saved(me)
  const make = () => me.post('/api/documents', { ...resume, baseId: base.id })
  const [first, removed, second] = await Promise.all([make(), me.delete(`/api/documents/${base.id}`), make()])
  expect(removed.status).toBe(200)
  const made = [first, second].filter(({ status }) => status === 201)
  for (const { status } of [first, second]) expect([201, 404]).toContain(status)
  const { body: list } = await me.get('/api/documents')
  expect(list.map(({ baseId }: { baseId: string }) => baseId)).toEqual(made.map(() => null))
})

test("staff write a variant of a client's document, and of no other", async () => {
  const { seeker, otherSeeker, manager } = await createSignedInTeam(file())
  const mine = await saved(seeker.calls)
  const theirs = await saved(otherSeeker.calls)
  const path = `/api/clients/${seeker.id}/documents`
  const { status, body } = await manager.calls.post(path, { ...resume, baseId: mine.id })
  expect({ status, body }).toMatchObject({ status: 201, body: { baseId: mine.id } })
  expect((await manager.calls.post(path, { ...resume, baseId: theirs.id })).status).toBe(404)
})
