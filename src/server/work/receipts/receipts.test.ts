import canonicalize from 'canonicalize'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { maxReceipts, receiptStates } from '#contract/receipts.ts'
import { createApplicationFor, createInterest } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { askPosting } from '#server/work/postings/postings.service.ts'
import { toSha256 } from './blobs.service.ts'
import { countRows, createClientWithApplication, letter } from './receipts.fixture.ts'

const file = fileApp()

afterEach(() => void vi.useRealTimers())

test('a receipt records what was sent, and brings the application to applied', async () => {
  const { seeker, otherSeeker, documents, record, readApplication, listReceipts } =
    await createClientWithApplication(file())
  const { status, body } = await record({
    state: 'confirmed',
    documents,
    answers: [],
    confirmation: { kind: 'number', value: 'A-17' },
  })
  expect({ status, body }).toMatchObject({ status: 201, body: { state: 'confirmed', confirmation: { value: 'A-17' } } })
  expect(await readApplication()).toMatchObject({ status: 'applied', dateApplied: body.sentAt })
  expect(await listReceipts()).toEqual([body])
  const { sha256, ...content } = body
  expect(toSha256(canonicalize(content) ?? '')).toBe(sha256)
  const bytes = await seeker.calls.get(`/api/receipts/${body.id}/documents/${body.documents[0].sha256}`)
  expect(bytes.status).toBe(200)
  expect(bytes.headers['content-disposition']).toContain('attachment')
  expect((await otherSeeker.calls.get(`/api/receipts/${body.id}/pdf`)).status).toBe(404)
  const pdf = await seeker.calls.get(`/api/receipts/${body.id}/pdf`)
  expect(pdf.text.slice(0, 5)).toBe('%PDF-')
})

test("a document is sent in the client's design", async () => {
  const { seeker, manager, record } = await createClientWithApplication(file())
  const form = { design: { design: 'executive', font: 'inter' } }
  const { body: saved } = await manager.calls.post(`/api/clients/${seeker.id}/documents`, { ...letter, form })
  const { body } = await record({ state: 'sent', documents: [{ documentId: saved.id, kind: 'cover-letter' }] })
  const sent = await seeker.calls.get(`/api/receipts/${body.id}/documents/${body.documents[0].sha256}`)
  expect(sent.text).toMatch(/\/FontName \/[A-Z]{6}\+Inter-Regular/)
})

const statusAfter = { prepared: 'interested', sent: 'applied', confirmed: 'applied', uncertain: 'interested' }
test.each(receiptStates)('a receipt in the state %s sets the status that it says, and no other', async (state) => {
  const { record, readApplication } = await createClientWithApplication(file())
  const { body } = await record({ state })
  expect(body.sentAt === null).toBe(state === 'prepared')
  expect((await readApplication()).status).toBe(statusAfter[state])
})

test('a receipt has the posting as it was read, also after it was read again', async () => {
  const { app, seeker, manager } = await createClientWithApplication(file())
  const interest = await createInterest(app, seeker)
  await askPosting(app, { userId: seeker.id, jobUrl: interest.jobUrl, jobInterestId: interest.id })
  const setText = (description: string) =>
    app.pool.query(
      `update postings set position = 'Driver', company = 'Acme', description = $2, read_at = now(), failure = null
       where job_interest_id = $1`,
      [interest.id, description],
    )
  expect((await setText('We deliver.')).rowCount).toBe(1)
  const job = { userId: seeker.id, company: 'Acme', position: 'Driver', jobUrl: interest.jobUrl }
  const created = await manager.calls.post('/api/applications', { ...job, jobInterestId: interest.id })
  const path = `/api/applications/${created.body.id}/receipts`
  const { body } = await manager.calls.post(path, { state: 'sent' })
  const posting = { url: interest.jobUrl, title: 'Driver', company: 'Acme', text: 'We deliver.' }
  expect(body.posting).toEqual({ ...posting, sha256: toSha256('We deliver.') })
  await setText('Closed.')
  const corrected = await manager.calls.post(path, { state: 'confirmed', corrects: body.id })
  expect(corrected.body.posting).toEqual(body.posting)
})

describe('a correction', () => {
  test.each(['sent', 'confirmed', 'uncertain'])('is what a receipt after "%s" has to be', async (state) => {
    const { record, documents, listReceipts } = await createClientWithApplication(file())
    const answers = [{ question: 'Why?', answer: 'Trucks.', saidAt: '2026-01-31T12:00:00Z' }]
    const { body: first } = await record({ state, documents, answers, sentAt: '2026-02-01T08:00:00Z' })
    for (const next of receiptStates)
      expect(await record({ state: next }), next).toMatchObject({ status: 409, body: { code: 'correction_needed' } })
    const { status, body } = await record({ state: 'confirmed', corrects: first.id })
    // It takes over what it does not replace.
    const { documents: files, answers: said, sentAt } = first
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { corrects: first.id, documents: files, answers: said },
    })
    expect(body.sentAt).toBe(sentAt)
    expect(await listReceipts()).toEqual([body, first])
  })

  test('of an older receipt, or of another application, is refused', async () => {
    const { app, manager, seeker, record, listReceipts } = await createClientWithApplication(file())
    const { body: first } = await record({ state: 'uncertain' })
    const { body: second } = await record({ state: 'sent', corrects: first.id })
    const other = await createApplicationFor(app, manager, { userId: seeker.id })
    const elsewhere = await manager.calls.post(`/api/applications/${other.id}/receipts`, { state: 'sent' })
    for (const corrects of [first.id, elsewhere.body.id, seeker.id])
      expect(await record({ state: 'sent', corrects })).toMatchObject({
        status: 409,
        body: { code: 'correction_needed' },
      })
    expect(await listReceipts()).toHaveLength(2)
    expect((await record({ state: 'sent', corrects: second.id })).status).toBe(201)
  })

  test('is not needed after a prepared receipt, whose documents the next one takes over', async () => {
    const { record, documents } = await createClientWithApplication(file())
    const { body: prepared } = await record({ state: 'prepared', documents })
    const { status, body } = await record({ state: 'sent' })
    expect({ status, documents: body.documents }).toEqual({ status: 201, documents: prepared.documents })
  })

  test('leaves an application that is over as it is', async () => {
    const { record, changeStatus, readApplication } = await createClientWithApplication(file())
    const { body: sent } = await record({ state: 'sent' })
    await changeStatus('rejected')
    expect((await record({ state: 'confirmed', corrects: sent.id })).status).toBe(201)
    expect((await readApplication()).status).toBe('rejected')
  })

  test('follows the receipt that it corrects, also where the clock of its process is late', async () => {
    const { record, listReceipts } = await createClientWithApplication(file())
    const { body: first } = await record({ state: 'uncertain' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 })
    const { body: second } = await record({ state: 'sent', corrects: first.id })
    const { status, body: third } = await record({ state: 'confirmed', corrects: second.id })
    expect(status).toBe(201)
    expect((await listReceipts()).map(({ id }: { id: string }) => id)).toEqual([third.id, second.id, first.id])
  })
})

test('of two receipts that are recorded at once, one wins', async () => {
  const { app, seeker, record, listReceipts } = await createClientWithApplication(file())
  const first = await Promise.all([
    record({ state: 'uncertain' }),
    record({ state: 'sent' }),
    record({ state: 'sent' }),
  ])
  expect(first.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  const corrects = (await listReceipts())[0].id
  const second = await Promise.all([1, 2, 3].map(() => record({ state: 'confirmed', corrects })))
  expect(second.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect(await countRows(app, 'receipts', seeker.id)).toBe(2)
})

test('a time ahead of now is refused, but a clock may be a minute fast', async () => {
  const { record } = await createClientWithApplication(file())
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  expect(await record({ state: 'sent', sentAt: inMinutes(10) })).toMatchObject({
    status: 400,
    body: { fields: { sentAt: 'Please enter a time in the past' } },
  })
  expect((await record({ state: 'prepared', sentAt: inMinutes(-10) })).body.fields).toHaveProperty('sentAt')
  expect((await record({ state: 'sent', sentAt: inMinutes(1) })).status).toBe(201)
})

test(`an application has ${maxReceipts} receipts at most`, async () => {
  const { record, listReceipts } = await createClientWithApplication(file())
  for (let number = 0; number < maxReceipts; number++) expect((await record({ state: 'prepared' })).status).toBe(201)
  expect((await record({ state: 'prepared' })).status).toBe(409)
  expect(await listReceipts()).toHaveLength(maxReceipts)
})
