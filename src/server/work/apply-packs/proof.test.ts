import { expect, test } from 'vitest'
import { bearer, connectApplyKit } from '#server/access/access-apply-kit.fixture.ts'
import { picture, pdf } from '#server/platform/files/files.fixture.ts'
import { createClientWithApplication } from '#server/work/receipts/receipts.fixture.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()

async function createConnected() {
  const client = await createClientWithApplication(file())
  const token = await connectApplyKit(file(), client.manager)
  const path = `/api/applications/${client.applicationId}`
  const send = (url: string, body: unknown, type: string, more = {}) =>
    file().call('POST', url, { body, headers: { ...bearer(token), 'content-type': type, ...more } })
  return {
    ...client,
    path,
    get: (url: string) => file().call('GET', url, { headers: bearer(token) }),
    sendPicture: (bytes: Buffer, type = 'image/png') => send(`${path}/proof-pictures`, bytes, type),
    sendReceipt: (body: object, more = {}) => send(`${path}/receipts`, body, 'application/json', more),
    readPack: async () => (await file().call('GET', `${path}/apply-pack`, { headers: bearer(token) })).body,
  }
}
type Connected = Awaited<ReturnType<typeof createConnected>>

const attach = ({ manager, path }: Connected, documentIds: string[]) =>
  manager.calls.put(`${path}/documents`, { documentIds })

/** An uploaded resume in use. */
async function uploadResume({ seeker }: Connected) {
  const { body } = await seeker.calls.post('/api/objects/upload', { fileName: 'Ana.pdf', purpose: 'resume' })
  const { pathname, search } = new URL(body.uploadURL, 'http://localhost')
  await seeker.calls.put(pathname + search, pdf(), { 'content-type': 'application/pdf' })
  return (await seeker.calls.put('/api/resume', { resumeUrl: body.uploadURL })).body.resumeUrl.split('/').at(-1)
}

test('the documents of a pack are readable by its token, and no other', async () => {
  const kit = await createConnected()
  const { documentId, manager, seeker, path } = kit
  const fileId = await uploadResume(kit)
  await attach(kit, [documentId])
  const { documents } = await kit.readPack()
  expect(documents).toMatchObject([
    { documentId, kind: 'cover-letter', name: 'Letter.pdf', contentType: 'application/pdf' },
    { fileId, versionId: null, kind: 'resume', name: 'Ana.pdf', contentType: 'application/pdf' },
  ])
  for (const { url } of documents) {
    const reply = await kit.get(url)
    expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
    expect(reply.text.slice(0, 5)).toBe('%PDF-')
  }
  const resume = { kind: 'resume', name: 'Resume', form: {}, content: 'Ana\nDriver' }
  const { body: saved } = await manager.calls.post(`/api/clients/${seeker.id}/documents`, resume)
  const own = await seeker.calls.post('/api/documents', { ...resume, name: 'Mine alone' })
  for (const source of [saved.id, own.body.id, seeker.id, 'x'])
    expect((await kit.get(`${path}/apply-pack/documents/${source}`)).status, source).toBe(404)
  await attach(kit, [saved.id])
  expect((await kit.readPack()).documents).toMatchObject([{ documentId: saved.id }])
  for (const { url } of documents) expect((await kit.get(url)).status).toBe(404)
})

test('what was downloaded for the form is what the receipt proves', async () => {
  const kit = await createConnected()
  const { documentId, seeker } = kit
  await attach(kit, [documentId])
  const { documents } = await kit.readPack()
  const { rawPayload } = await file().app.inject({
    url: documents[0].url,
    headers: { cookie: kit.manager.calls.cookie },
  })
  const { body: latest } = await seeker.calls.get(`/api/documents/${documentId}`)
  const changed = { ...latest, content: 'Another letter', knownVersion: latest.version }
  expect((await seeker.calls.put(`/api/documents/${documentId}`, changed)).status).toBe(200)
  const { body } = await kit.sendReceipt({ state: 'sent', documents: [{ documentId, kind: 'cover-letter' }] })
  const { rawPayload: proven } = await file().app.inject({
    url: `/api/receipts/${body.id}/documents/${body.documents[0].sha256}`,
    headers: { cookie: seeker.calls.cookie },
  })
  expect(proven.equals(rawPayload)).toBe(true)
})

test('a picture becomes the confirmation of a receipt that the client sees, once', async () => {
  const kit = await createConnected()
  const sent = await kit.sendPicture(await picture('png'))
  expect(sent).toMatchObject({ status: 201, body: { fileId: expect.any(String) } })
  const confirmation = { kind: 'screenshot', value: 'Thank you, no. 17', fileId: sent.body.fileId }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const record = () => kit.sendReceipt({ state: 'confirmed', confirmation }, key)
  const first = await record()
  expect(first.status).toBe(201)
  expect(await record()).toMatchObject({ status: 201, body: { id: first.body.id } })
  const [receipt, ...others] = await kit.listReceipts()
  expect(others).toEqual([])
  expect(receipt).toMatchObject({
    state: 'confirmed',
    confirmation: { kind: 'screenshot', value: 'Thank you, no. 17' },
  })
  const { sha256 } = receipt.confirmation.screenshot
  expect((await kit.seeker.calls.get(`/api/receipts/${receipt.id}/documents/${sha256}`)).status).toBe(200)
  expect(await kit.readApplication()).toMatchObject({ status: 'applied' })
})

test('what is no picture, or too large, is refused and leaves nothing', async () => {
  const kit = await createConnected()
  const files = 'select 1 from files where owner_id = $1'
  expect((await kit.sendPicture(pdf())).status).toBe(415)
  expect((await kit.sendPicture(pdf(), 'application/pdf')).status).toBe(415)
  expect((await kit.sendPicture(Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(415)
  expect((await kit.sendPicture(Buffer.alloc(5 * 2 ** 20 + 1))).status).toBe(413)
  expect((await file().pool.query(files, [kit.manager.id])).rowCount).toBe(0)
  const elsewhere = await createConnected()
  const reply = await file().call('POST', `${elsewhere.path}/proof-pictures`, {
    body: await picture('jpeg'),
    headers: { cookie: kit.manager.calls.cookie, 'content-type': 'image/jpeg' },
  })
  expect(reply.status).toBe(404)
})

test('the figures count what kits did, and corrections are for their author until an admin accepts them', async () => {
  const kit = await createConnected()
  const { admin, otherManager, otherSeeker } = kit
  const mappings = [{ label: 'When can you start?', concept: 'notice_period' }]
  const fill = { board: 'lever', seconds: 95, filled: 14, corrected: 2, mappings }
  const { status, body } = await kit.sendReceipt({ state: 'sent', fill })
  expect({ status, fill: body.fill }).toEqual({ status: 201, fill: undefined })
  expect((await admin.calls.get('/api/admin/apply-kit-figures')).body).toEqual([
    { board: 'lever', receipts: 1, seconds: 95, filled: 14, corrected: 2 },
  ])

  const { body: theirs } = await otherManager.calls.post('/api/applications', {
    userId: otherSeeker.id,
    company: 'Kew',
    position: 'Botanist',
  })
  const readOther = async () =>
    (await otherManager.calls.get(`/api/applications/${theirs.id}/apply-pack`)).body.mappings
  const mapping = { board: 'lever', label: 'When can you start?', concept: 'notice_period' }
  expect((await kit.readPack()).mappings).toEqual([mapping])
  expect(await readOther()).toEqual([])
  const [offered] = (await admin.calls.get('/api/admin/field-mappings')).body
  expect(offered).toMatchObject({ ...mapping, state: 'offered', offers: 1 })
  const decide = (id: string, state: string) => admin.calls.put(`/api/admin/field-mappings/${id}`, { state })
  expect((await decide(offered.id, 'accepted')).body.state).toBe('accepted')
  expect(await readOther()).toEqual([mapping])

  // Another meaning of the field, from another person: each has their own until it is accepted in place of the first.
  const better = { label: 'When can you start?', concept: 'start_date' }
  const path = `/api/applications/${theirs.id}/receipts`
  await otherManager.calls.post(path, { state: 'sent', fill: { ...fill, mappings: [better] } })
  expect(await readOther()).toEqual([{ board: 'lever', ...better }])
  expect((await kit.readPack()).mappings).toEqual([mapping])
  const [next] = (await admin.calls.get('/api/admin/field-mappings')).body
  await decide(next.id, 'accepted')
  expect((await kit.readPack()).mappings).toEqual([{ board: 'lever', ...better }])
  await decide(next.id, 'rejected')
  expect(await readOther()).toEqual([])
  expect((await decide(kit.seeker.id, 'accepted')).status).toBe(404)
})
