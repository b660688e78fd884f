import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { actingAs, createApplicationFor, createTeam } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'
import { isLong } from '#test/long.ts'
import { runKilledProcess, waitForRollback } from '#test/killed-process.ts'
import { purgeBlobs } from './blobs.service.ts'
import type { KilledRecording } from './killed-recording.fixture.ts'
import { letter } from './receipts.fixture.ts'

const entry = new URL('killed-recording.fixture.ts', import.meta.url).pathname

async function readRecorded({ pool }: TestApp, applicationId: string) {
  const { rows } = await pool.query(
    `select status,
       (select count(*)::int from receipts where application_id = $1) as receipts,
       (select count(*)::int from receipt_documents join receipts on receipts.id = receipt_id where application_id = $1) as files,
       (select count(*)::int from audit_log where action = 'receipt.recorded' and entity_id = $1) as audits,
       (select count(*)::int from notifications where related_entity_id = $1 and type = 'application_status') as notifications
     from job_applications where id = $1`,
    [applicationId],
  )
  return rows[0]
}

const nothing = { status: 'interested', receipts: 0, files: 0, audits: 0, notifications: 0 }
const everything = { status: 'applied', receipts: 1, files: 1, audits: 1, notifications: 1 }

/** Runs the clean-up jobs a day later. */
async function cleanUp(app: TestApp) {
  await app.pool.query("update receipt_blobs set used_at = used_at - interval '25 hours'")
  await purgeBlobs(app.db, app.jobs)
  for (const { ids } of app.takeQueued('remove-files')) for (const id of ids) await app.files.remove(id)
  await app.files.sweep(new Date(Date.now() + 60_000))
}

async function listStored({ uploads }: TestApp) {
  const entries = await readdir(uploads, { recursive: true, withFileTypes: true })
  return entries
    .filter((found) => found.isFile())
    .map(({ name }) => path.basename(name))
    .toSorted()
}

test(
  'a process that is killed before any write leaves all of a receipt or nothing, and no bytes without a receipt',
  { timeout: 400_000 },
  async () => {
    const app = await testApp()
    const { manager, seeker } = await createTeam(app)
    const calls = await app.signIn(manager)
    const staff = actingAs(manager)
    let [ending, writes, isInterrupted] = ['SIGKILL', 0, false]
    while (ending === 'SIGKILL') {
      // In a short run before every third.
      writes += isLong ? 1 : 3
      const document = { ...letter, content: `${letter.content} ${writes}` }
      const { body } = await calls.post(`/api/clients/${seeker.id}/documents`, document)
      const { id: applicationId } = await createApplicationFor(app, manager, { userId: seeker.id })
      const { databaseUrl, uploads } = app
      const recording: KilledRecording = {
        databaseUrl,
        uploads,
        staff,
        applicationId,
        documentId: body.id,
        killAt: writes,
      }
      ending = await runKilledProcess(entry, recording)
      await waitForRollback(app)
      expect(await readRecorded(app, applicationId), `write ${writes}`).toEqual(
        ending === 'SIGKILL' ? nothing : everything,
      )
      const { rows: unused } = await app.pool.query(
        'select stored_at from receipt_blobs where not exists (select from receipt_documents where blob_id = id)',
      )
      isInterrupted ||= unused.length > 0
      await cleanUp(app)
      const { rows } = await app.pool.query('select distinct blob_id as id from receipt_documents')
      const { rows: blobs } = await app.pool.query('select id from receipt_blobs')
      const referenced = rows.map(({ id }) => String(id)).toSorted()
      expect(blobs.map(({ id }) => String(id)).toSorted(), `write ${writes}`).toEqual(referenced)
      expect(await listStored(app), `write ${writes}`).toEqual(referenced)
    }
    expect(ending).toBe('completed')
    // Bytes, their row twice, the receipt, its reference, the status, the notification, two audit entries and the commit.
    expect(writes).toBeGreaterThan(10)
    expect(isInterrupted).toBe(true)
  },
)
