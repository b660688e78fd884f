import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { applicationStatuses, isWithEmployer } from '#contract/application-status.ts'
import { noRules } from '#contract/rules.ts'
import { fileApp } from '#test/harness.ts'
import { countRows, createClientWithApplication, letter } from './receipts.fixture.ts'

const file = fileApp()
const sentStatuses = applicationStatuses.filter(isWithEmployer)
const job = { company: 'Acme', position: 'Driver' }
const noAcme = { ...noRules, excludedCompanies: [{ name: 'Acme', aliases: [] }] }

describe("staff's change of the status", () => {
  test.each(sentStatuses)('to %s records a receipt without confirmation', async (status) => {
    const { documentId, applicationId, manager, changeStatus, listReceipts } = await createClientWithApplication(file())
    await manager.calls.put(`/api/applications/${applicationId}/documents`, { documentIds: [documentId] })
    expect((await changeStatus(status)).status).toBe(200)
    expect(await listReceipts()).toMatchObject([
      { state: 'sent', sentBy: { id: manager.id }, confirmation: { kind: 'none' }, documents: [{ kind: letter.kind }] },
    ])
  })

  test('takes over the documents of a prepared receipt, not those that were attached since', async () => {
    const { record, documents, applicationId, manager, changeStatus, listReceipts } =
      await createClientWithApplication(file())
    const { body: prepared } = await record({ state: 'prepared', documents })
    await manager.calls.put(`/api/applications/${applicationId}/documents`, { documentIds: [] })
    await changeStatus('applied')
    const [receipt] = await listReceipts()
    expect(receipt).toMatchObject({ state: 'sent', corrects: null, documents: prepared.documents })
  })

  test('corrects an uncertain receipt, and adds none to one that says it was sent', async () => {
    const { record, changeStatus, listReceipts } = await createClientWithApplication(file())
    const { body: uncertain } = await record({ state: 'uncertain', sentAt: '2026-02-01T08:00:00Z' })
    await changeStatus('applied')
    expect(await listReceipts()).toMatchObject([{ state: 'sent', corrects: uncertain.id }, uncertain])
    for (const status of ['rejected', 'interviewing', 'offered']) await changeStatus(status)
    expect(await listReceipts()).toHaveLength(2)
  })

  test('takes the date applied as the moment, unless today begins later in UTC', async () => {
    const first = await createClientWithApplication(file())
    await first.changeStatus('applied', { dateApplied: '2026-02-01' })
    expect(await first.listReceipts()).toMatchObject([{ sentAt: '2026-02-01T00:00:00.000Z' }])
    const second = await createClientWithApplication(file())
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect((await second.changeStatus('applied', { dateApplied: tomorrow })).status).toBe(200)
    const [receipt] = await second.listReceipts()
    expect(Date.parse(receipt.sentAt)).toBeLessThanOrEqual(Date.now())
  })

  test('is a receipt of staff alone: the client records none', async () => {
    const { seeker, applicationId, listReceipts } = await createClientWithApplication(file())
    await seeker.calls.put(`/api/applications/${applicationId}`, { status: 'applied' })
    expect(await listReceipts()).toEqual([])
  })
})

describe('a new application of staff', () => {
  test('has its documents and its receipt in one step', async () => {
    const { seeker, manager, documentId } = await createClientWithApplication(file())
    const { status, body } = await manager.calls.post('/api/applications', {
      ...job,
      userId: seeker.id,
      documentIds: [documentId],
      receipt: { state: 'confirmed', confirmation: { kind: 'mail', value: 'We have your application.' } },
    })
    expect({ status, body }).toMatchObject({ status: 201, body: { status: 'applied' } })
    const attached = await seeker.calls.get(`/api/applications/${body.id}/documents`)
    expect(attached.body).toMatchObject([{ documentId, version: 1 }])
    expect((await seeker.calls.get(`/api/applications/${body.id}/receipts`)).body).toMatchObject([
      { state: 'confirmed', documents: [{ kind: letter.kind }], confirmation: { value: 'We have your application.' } },
    ])
  })

  test('is not stored if a rule, an answer or a document refuses it', async () => {
    const { app, seeker, manager, otherSeeker, documentId } = await createClientWithApplication(file())
    const foreign = (await otherSeeker.calls.post('/api/documents', letter)).body.id
    const count = async () =>
      Promise.all(['job_applications', 'receipts', 'notifications'].map((table) => countRows(app, table, seeker.id)))
    const before = await count()
    const create = (fields: object) => manager.calls.post('/api/applications', { ...job, userId: seeker.id, ...fields })
    const receipt = { state: 'sent' }
    const answers = [{ answerId: randomUUID() }]
    expect((await create({ receipt: { ...receipt, answers } })).status).toBe(400)
    expect((await create({ receipt, documentIds: [documentId, foreign] })).status).toBe(404)
    expect((await create({ receipt: { state: 'prepared' }, status: 'applied' })).status).toBe(400)
    await seeker.calls.put('/api/rules', noAcme)
    for (const state of ['sent', 'confirmed', 'uncertain'])
      expect(await create({ receipt: { state }, documentIds: [documentId] }), state).toMatchObject({
        status: 409,
        body: { code: 'rule_violated' },
      })
    expect(await count()).toEqual(before)
    expect((await create({ receipt: { state: 'prepared' } })).status).toBe(201)
  })

  test('as sent has a receipt, also where none was given', async () => {
    const { seeker, manager, documentId } = await createClientWithApplication(file())
    const body = { ...job, userId: seeker.id, status: 'applied', documentIds: [documentId] }
    const created = await manager.calls.post('/api/applications', body)
    expect((await seeker.calls.get(`/api/applications/${created.body.id}/receipts`)).body).toMatchObject([
      { state: 'sent', documents: [{ kind: letter.kind }], confirmation: { kind: 'none' } },
    ])
  })
})

describe('the same Idempotency-Key', () => {
  test('gives the same receipt, also after its document was deleted', async () => {
    const { app, seeker, record, documents, documentId } = await createClientWithApplication(file())
    const send = () => record({ state: 'sent', documents }, { 'idempotency-key': 'receipt-1' })
    const replies = await Promise.all([send(), send(), send()])
    await seeker.calls.delete(`/api/documents/${documentId}`)
    const [first, ...replays] = [...replies, await send()]
    expect(first?.status).toBe(201)
    for (const reply of replays) expect(reply).toMatchObject({ status: 201, body: first?.body })
    expect(await countRows(app, 'receipts', seeker.id)).toBe(1)
  })

  test('gives the same application with its receipt', async () => {
    const { app, seeker, manager, documentId } = await createClientWithApplication(file())
    const body = { ...job, userId: seeker.id, documentIds: [documentId], receipt: { state: 'sent' } }
    const send = () => manager.calls.post('/api/applications', body, { 'idempotency-key': 'application-1' })
    const first = await send()
    await seeker.calls.delete(`/api/documents/${documentId}`)
    expect(await send()).toMatchObject({ status: 201, body: first.body })
    expect(await countRows(app, 'receipts', seeker.id)).toBe(1)
  })

  test('gives a manager who lost the client nothing, and nothing is left when the client is erased', async () => {
    const { app, admin, seeker, manager, otherManager, record } = await createClientWithApplication(file())
    const sendReceipt = () => record({ state: 'sent' }, { 'idempotency-key': 'lost-1' })
    const sendDocument = () =>
      manager.calls.post(`/api/clients/${seeker.id}/documents`, letter, { 'idempotency-key': 'lost-2' })
    for (const send of [sendReceipt, sendDocument]) expect((await send()).status).toBe(201)
    const assignment = { userId: seeker.id, accountManagerId: otherManager.id }
    await admin.calls.post('/api/admin/assign-account-manager', assignment)
    for (const send of [sendReceipt, sendDocument]) expect((await send()).status).toBe(404)
    await seeker.calls.delete('/api/account')
    expect(await countRows(app, 'idempotency_keys', manager.id)).toBe(0)
  })
})

describe("the client's rules", () => {
  test.each(['sent', 'confirmed', 'uncertain'])('refuse a receipt that says %s', async (state) => {
    const { seeker, record, listReceipts, readApplication } = await createClientWithApplication(file())
    await seeker.calls.put('/api/rules', noAcme)
    expect(await record({ state })).toMatchObject({ status: 409, body: { code: 'rule_violated' } })
    expect(await listReceipts()).toEqual([])
    expect((await readApplication()).status).toBe('interested')
    expect((await record({ state: 'prepared' })).body).toMatchObject({ state: 'prepared', rulesVersion: 1 })
  })

  test.each(['sent', 'uncertain'])('do not refuse the correction of what was %s before they existed', async (state) => {
    const { seeker, record } = await createClientWithApplication(file())
    const { body: first } = await record({ state })
    expect(first.rulesVersion).toBe(0)
    await seeker.calls.put('/api/rules', noAcme)
    expect((await record({ state: 'confirmed', corrects: first.id })).body).toMatchObject({ rulesVersion: 1 })
  })
})
