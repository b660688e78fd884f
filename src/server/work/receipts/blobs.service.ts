import { hash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createAdmission, type Caller } from '#server/admission.ts'
import type { Queryable } from '#server/db/client.ts'
import type { FileStore } from '#server/gateways/file-store/file-store.ts'
import { notFound } from '#server/http/errors.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { deleteUnusedBlobs, listBlobIds, markBlobStored, useBlob, type BlobRow } from './receipts.store.ts'

const batch = 500
/** Whole files are in memory while they are verified. */
const verification = createAdmission({ parallel: 4, waiting: 100, perCaller: 20 })

export const toSha256 = (content: string | Uint8Array) => hash('sha256', content, 'hex')

interface Stores {
  db: Queryable
  files: FileStore
}

/**
 * Stores bytes of a client once, under an id of their own. Equal bytes share it. Runs before the transaction that refers to
 * them: a crash in between leaves bytes without a receipt, which `purgeBlobs` removes.
 */
export async function storeBlob(
  { db, files }: Stores,
  { userId, bytes, contentType }: { userId: string; bytes: Uint8Array; contentType: string },
): Promise<BlobRow> {
  const blob = await useBlob(db, { userId, sha256: toSha256(bytes), size: bytes.byteLength, contentType })
  if (blob.storedAt !== null) return blob
  const draft = path.join(await files.drafts(), randomUUID())
  await writeFile(draft, bytes, { mode: 0o600, flush: true })
  await files.keep(blob.id, { path: draft, size: bytes.byteLength }, contentType)
  const stored = await markBlobStored(db, blob.id)
  if (stored) return stored
  await files.remove(blob.id)
  throw notFound('Client not found')
}

/** The bytes, or null where the file store lost or changed them. */
export async function readBlob(files: FileStore, blob: Pick<BlobRow, 'id' | 'sha256'>, caller: Caller) {
  return verification.run(caller, async () => {
    const stored = await files.read(blob.id)
    const bytes = stored && (await buffer(stored.stream))
    return bytes && toSha256(bytes) === blob.sha256 ? bytes : null
  })
}

/** Queues the removal of all bytes of a person, to run after the commit. Called before the account is erased. */
export async function removeUserBlobs(tx: Queryable, jobs: Jobs, userId: string) {
  const ids = await listBlobIds(tx, userId)
  if (ids.length > 0) await jobs.send(tx, 'remove-files', { ids })
}

/** Removes bytes that no receipt refers to, a day after they were last used. */
export async function purgeBlobs(db: Queryable, jobs: Jobs) {
  for (let deleted = batch; deleted === batch;) {
    deleted = await db.transaction(async (tx) => {
      const ids = await deleteUnusedBlobs(tx, batch)
      if (ids.length > 0) await jobs.send(tx, 'remove-files', { ids })
      return ids.length
    })
  }
}
