import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { entriesAbout } from '#server/privacy/exports/export-entries.ts'
import { zip } from '#server/privacy/exports/zip-writer.ts'
import { picture, upload } from '#server/platform/files/files.fixture.ts'
import { createApplicationFor } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { toSha256 } from './blobs.service.ts'
import { countRows, createClientWithApplication } from './receipts.fixture.ts'

const file = fileApp()

async function readExport(userId: string) {
  const bytes = Buffer.concat(await Readable.from(zip(entriesAbout(file(), userId))).toArray())
  const files = unzipSync(bytes)
  const readList = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
  return { files, readList, names: Object.keys(files).filter((name) => name.startsWith('receipts/')) }
}

/** A client with two receipts that share a letter; one has a screenshot too. */
async function createSharingReceipts() {
  const client = await createClientWithApplication(file())
  const { app, manager, seeker, documents, record, documentId, applicationId } = client
  await manager.calls.put(`/api/applications/${applicationId}/documents`, { documentIds: [documentId] })
  const shot = await upload(manager.calls, await picture(), { purpose: 'picture', fileName: '../Thanks.png' })
  const confirmation = { kind: 'screenshot', fileId: shot.id }
  const { body: first } = await record({ state: 'sent', documents, confirmation })
  const other = await createApplicationFor(app, manager, { userId: seeker.id })
  const second = await manager.calls.post(`/api/applications/${other.id}/receipts`, { state: 'uncertain', documents })
  return { ...client, receipts: [first, second.body] }
}

test('the export has every receipt, and its files once for each receipt', async () => {
  const { app, seeker, receipts, documentId, applicationId } = await createSharingReceipts()
  const { files, readList, names } = await readExport(seeker.id)
  expect(readList('receipts.json')).toEqual(receipts)
  expect(await countRows(app, 'receipt_blobs', seeker.id)).toBe(2)
  const toName = (receipt: { id: string }, stored: { sha256: string; name: string }) =>
    `receipts/${receipt.id.slice(0, 8)}-${stored.sha256.slice(0, 8)}-${stored.name}`
  const [first, second] = receipts
  const { screenshot } = first.confirmation
  expect(names.toSorted()).toEqual(
    [toName(first, first.documents[0]), toName(first, screenshot), toName(second, second.documents[0])].toSorted(),
  )
  for (const name of names) expect(name).not.toContain('..')
  expect(toSha256(files[toName(first, screenshot)] ?? '')).toBe(screenshot.sha256)
  for (const receipt of receipts)
    expect(toSha256(files[toName(receipt, receipt.documents[0])] ?? '')).toBe(receipt.documents[0].sha256)
  expect(readList('attached-documents.json')).toMatchObject([{ applicationId, documentId, version: 1 }])
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('receipts.json')
})

test('a damaged file is named in the export without its bytes, and reported', async () => {
  const { app, seeker, receipts } = await createSharingReceipts()
  const { sha256 } = receipts[0].documents[0]
  const blob = await app.pool.query('select id from receipt_blobs where user_id = $1 and sha256 = $2', [
    seeker.id,
    sha256,
  ])
  await app.files.remove(blob.rows[0].id)
  const { names } = await readExport(seeker.id)
  expect(names.filter((name) => name.endsWith('.damaged.txt'))).toHaveLength(2)
  const { rows } = await app.pool.query(
    "select 1 from audit_log where action = 'receipt.damaged' and subject_id = $1",
    [seeker.id],
  )
  expect(rows).toHaveLength(2)
})

test('erasing the client removes rows and bytes, and leaves the counts', async () => {
  const countStates = async () => {
    const { rows } = await file().pool.query(
      "select name, sum(delta)::int as total from counters where name like 'receipts:%' group by name",
    )
    return Object.fromEntries(rows.map(({ name, total }) => [name, total]))
  }
  const before = await countStates()
  const stored = async () => {
    const entries = await readdir(file().uploads, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  }
  const filesBefore = await stored()
  const { app, seeker, manager } = await createSharingReceipts()
  const { rows } = await app.pool.query('select id from receipt_blobs where user_id = $1', [seeker.id])
  const ids = rows.map(({ id }) => String(id))
  expect(await stored()).toEqual(expect.arrayContaining(ids))
  expect((await seeker.calls.delete('/api/account')).status).toBe(200)
  for (const { ids } of app.takeQueued('remove-files')) for (const id of ids) await app.files.remove(id)
  for (const table of ['receipts', 'receipt_documents', 'receipt_blobs'])
    expect(await countRows(app, table, seeker.id), table).toBe(0)
  const uploads = await app.pool.query('select id from files where owner_id = $1', [manager.id])
  const ofManager = uploads.rows.map(({ id }) => String(id))
  expect((await stored()).toSorted()).toEqual([...filesBefore, ...ofManager].toSorted())
  const { 'receipts:sent': sent = 0, 'receipts:uncertain': uncertain = 0 } = before
  expect(await countStates()).toMatchObject({ 'receipts:sent': sent + 1, 'receipts:uncertain': uncertain + 1 })
})
