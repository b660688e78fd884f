import { describe, expect, test } from 'vitest'
import { createApplicationFor } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { pdf, picture, types, upload, withResume } from '#server/platform/files/files.fixture.ts'
import { countRows, createClientWithApplication, letter } from './receipts.fixture.ts'

const file = fileApp()

describe('the receipts of a client', () => {
  test('are 404 on every call to others, and to a manager who lost the client', async () => {
    const client = await createClientWithApplication(file())
    const { admin, manager, otherManager, otherSeeker, seeker, applicationId, documents, record } = client
    const { body: receipt } = await record({ state: 'sent', documents })
    const path = `/api/applications/${applicationId}/receipts`
    const reading = [
      path,
      `/api/receipts/${receipt.id}/pdf`,
      `/api/receipts/${receipt.id}/documents/${receipt.documents[0].sha256}`,
      `/api/applications/${applicationId}/documents`,
    ]
    for (const { calls } of [seeker, manager, admin])
      for (const url of reading) expect((await calls.get(url)).status, url).toBe(200)
    await admin.calls.post('/api/admin/assign-account-manager', {
      userId: seeker.id,
      accountManagerId: otherManager.id,
    })
    for (const { calls } of [manager, otherSeeker]) {
      for (const url of reading) expect((await calls.get(url)).status, url).toBe(404)
      expect((await calls.put(`/api/applications/${applicationId}/documents`, { documentIds: [] })).status).toBe(404)
    }
    const correction = { state: 'confirmed', corrects: receipt.id }
    expect((await manager.calls.post(path, correction)).status).toBe(404)
    expect((await otherManager.calls.post(path, correction)).status).toBe(201)
    expect((await file().anonymous.get(reading[1] ?? '')).status).toBe(401)
  })

  test('hold no bytes of another receipt, and no id but a receipt names one', async () => {
    const { app, manager, seeker, documents, record } = await createClientWithApplication(file())
    const { body: receipt } = await record({ state: 'sent', documents })
    const { id } = await createApplicationFor(app, manager, { userId: seeker.id })
    const { body: bare } = await manager.calls.post(`/api/applications/${id}/receipts`, { state: 'sent' })
    const { sha256 } = receipt.documents[0]
    for (const path of [`${bare.id}/documents/${sha256}`, `${receipt.id}/documents/${bare.sha256}`, `${id}/pdf`])
      expect((await seeker.calls.get(`/api/receipts/${path}`)).status, path).toBe(404)
    for (const path of ['x/pdf', `${receipt.id}/documents/x`, `${receipt.id}/documents/${sha256.toUpperCase()}`])
      expect((await seeker.calls.get(`/api/receipts/${path}`)).status, path).toBe(404)
  })

  test('are not recorded by the client, nor with an own application', async () => {
    const { app, seeker, applicationId, documentId } = await createClientWithApplication(file())
    expect((await seeker.calls.post(`/api/applications/${applicationId}/receipts`, { state: 'sent' })).status).toBe(403)
    const own = { company: 'Acme', position: 'Driver' }
    for (const fields of [{ receipt: { state: 'sent' } }, { documentIds: [documentId] }, { documentIds: [] }])
      expect((await seeker.calls.post('/api/applications', { ...own, ...fields })).status).toBe(403)
    expect(await countRows(app, 'receipts', seeker.id)).toBe(0)
    expect(await countRows(app, 'job_applications', seeker.id)).toBe(1)
  })
})

describe('a file in a receipt', () => {
  const toScreenshot = (fileId: string) => ({ state: 'sent', confirmation: { kind: 'screenshot', fileId } })
  const toResume = (fileId: string) => ({ state: 'sent', documents: [{ fileId, kind: 'resume' }] })

  test('is an upload of the staff, or one that the client uses', async () => {
    const { manager, seeker, record } = await createClientWithApplication(file())
    const own = await upload(manager.calls, pdf(700), { fileName: 'Tailored.pdf' })
    const used = await withResume(seeker.calls, 'Mine.pdf')
    const shot = await upload(manager.calls, await picture(), { purpose: 'picture', fileName: 'Thanks.png' })
    const documents = [own.id, used].map((fileId) => ({ fileId, kind: 'resume' }))
    const { status, body } = await record({ ...toScreenshot(shot.id), documents })
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        documents: [
          { kind: 'resume', name: 'Tailored.pdf', size: 700, contentType: types.pdf },
          { kind: 'resume', name: 'Mine.pdf', size: 600, contentType: types.pdf },
        ],
        confirmation: { kind: 'screenshot', screenshot: { name: 'Thanks.png', contentType: types.png } },
      },
    })
    const { sha256 } = body.confirmation.screenshot
    const reply = await seeker.calls.get(`/api/receipts/${body.id}/documents/${sha256}`)
    expect(reply.headers).toMatchObject({
      'content-type': types.png,
      'content-disposition': expect.stringMatching(/^attachment/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  test('is never that of another client or of other staff', async () => {
    const { app, seeker, manager, otherSeeker, otherManager, loneSeeker, admin, record } =
      await createClientWithApplication(file())
    const assignment = { userId: loneSeeker.id, accountManagerId: manager.id }
    await admin.calls.post('/api/admin/assign-account-manager', assignment)
    const foreign = [
      (await upload(otherManager.calls, pdf())).id,
      (await upload(admin.calls, pdf())).id,
      (await upload(otherSeeker.calls, pdf())).id,
      await withResume(otherSeeker.calls),
      await withResume(loneSeeker.calls),
      seeker.id,
    ]
    for (const fileId of foreign) {
      expect((await record(toResume(fileId))).status).toBe(404)
      expect((await record(toScreenshot(fileId))).status).toBe(404)
    }
    for (const { calls } of [otherSeeker, loneSeeker]) {
      const { body: document } = await calls.post('/api/documents', letter)
      const documents = [{ documentId: document.id, kind: 'cover-letter' }]
      expect((await record({ state: 'sent', documents })).status).toBe(404)
    }
    expect(await countRows(app, 'receipts', seeker.id)).toBe(0)
    expect(await countRows(app, 'receipt_blobs', seeker.id)).toBe(0)
  })

  test('of another purpose, or a document of another kind, is refused', async () => {
    const { manager, documentId, record, listReceipts } = await createClientWithApplication(file())
    const resume = await upload(manager.calls, pdf())
    const shot = await upload(manager.calls, await picture(), { purpose: 'picture' })
    expect((await record(toScreenshot(resume.id))).status).toBe(415)
    expect((await record(toResume(shot.id))).status).toBe(415)
    expect((await record({ state: 'sent', documents: [{ documentId, kind: 'resume' }] })).status).toBe(404)
    expect(await listReceipts()).toEqual([])
  })
})
