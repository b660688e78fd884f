import { buffer } from 'node:stream/consumers'
import { uploadRules, type UploadPurpose } from '#contract/files.ts'
import type { Caller } from '#server/admission.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { FileStore } from '#server/gateways/file-store/file-store.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { toCaller } from '#server/http/caller.ts'
import { HttpError } from '#server/http/errors.ts'
import {
  deleteForgotten,
  deleteReplaced,
  findOwnedFile,
  findReadable,
  forgetFile,
  listFileIds,
  lockOwner,
  markClaimed,
  type FileRow,
} from './files.store.ts'
import { noSuchFile, tooLarge, wrongType } from './file-errors.ts'
import { ingestUpload, type FileDeps } from './uploads.service.ts'

export { findReadable } from './files.store.ts'
export type { FileDeps } from './uploads.service.ts'

/** The timeout for all requests to the store of one claim, so that the answer comes within ten seconds. */
const claimTimeoutMs = 9_000
const forgottenAfterHours = 24
const batchSize = 500

type Claimer = Pick<Actor, 'id' | 'address'>

/** Takes an uploaded file into use; those that it replaces are removed. */
export async function claimFile<Result>(
  deps: FileDeps,
  actor: Claimer,
  { id, purpose }: { id: string; purpose: UploadPurpose },
  use: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const file = await findOwnedFile(deps.db, actor.id, id)
  if (!file) throw noSuchFile()
  if (file.purpose !== purpose) throw wrongType(purpose)
  if (!file.uploadedAt) await fetchUpload(deps, file, toCaller(actor))
  return deps.db.transaction(async (tx) => {
    await lockOwner(tx, actor.id)
    if (!(await markClaimed(tx, id))) throw noSuchFile()
    const ids = await deleteReplaced(tx, file)
    if (ids.length > 0) await deps.jobs.send(tx, 'remove-files', { ids })
    return use(tx)
  })
}

/** Ingests an upload that the browser sent straight to the store. A refused one is removed from there. */
async function fetchUpload(deps: FileDeps, file: FileRow, caller: Caller) {
  const { db, files, jobs } = deps
  const signal = AbortSignal.timeout(claimTimeoutMs)
  const sent = await files.readUpload(file.id, signal)
  if (!sent) throw noSuchFile()
  try {
    if (sent.size > uploadRules[file.purpose].maxSize) throw tooLarge(file.purpose)
    await ingestUpload({ db, files }, { file, stream: sent.stream, signal, caller })
    // If this fails, the sweep removes it within a day.
    await files.removeUpload(file.id).catch(() => {})
  } catch (error) {
    const isRefused = error instanceof HttpError && [400, 413, 415].includes(error.status)
    if (isRefused) await forgetFile(db, file.id)
    if (isRefused) await jobs.send(db, 'remove-files', { ids: [file.id] })
    throw error
  } finally {
    sent.stream.destroy()
  }
}

/** A stored file with its row, if the actor may read it. */
export async function openFile(
  { db, files }: { db: Queryable; files: FileStore },
  actor: Pick<Actor, 'id' | 'role'>,
  id: string,
) {
  const file = await findReadable(db, actor, id)
  if (!file) throw noSuchFile()
  return {
    file,
    async open() {
      const stored = await files.read(id)
      if (!stored) throw noSuchFile()
      return stored
    },
  }
}

/** Ingests own uploads that the browser sent straight to the store. Runs before the transaction that uses them. */
export async function ingestUploads(deps: FileDeps, actor: Claimer, ids: readonly string[]) {
  for (const id of ids) {
    const file = await findOwnedFile(deps.db, actor.id, id)
    if (!file) throw noSuchFile()
    if (!file.uploadedAt) await fetchUpload(deps, file, toCaller(actor))
  }
}

/** An own upload, used or not, or a file that a client uses: whole, for a copy. */
export async function readWholeFile(
  deps: FileDeps,
  actor: Pick<Actor, 'id' | 'role' | 'address'>,
  { id, clientId, purpose }: { id: string; clientId: string; purpose: UploadPurpose },
) {
  const own = await findOwnedFile(deps.db, actor.id, id)
  if (own && own.purpose !== purpose) throw wrongType(purpose)
  if (own && !own.uploadedAt) await fetchUpload(deps, own, toCaller(actor))
  const { file, open } = await openFile(deps, actor, id)
  if (file.purpose !== purpose || (file.ownerId !== actor.id && file.ownerId !== clientId)) throw noSuchFile()
  return { file, bytes: await buffer((await open()).stream) }
}

/**
 * Queues the removal of all stored files of a person, to run after the commit. The rows go with the account, so this is
 * called before it is erased.
 */
export async function removeUserFiles(tx: Queryable, jobs: Jobs, userId: string) {
  const ids = await listFileIds(tx, userId)
  if (ids.length > 0) await jobs.send(tx, 'remove-files', { ids })
}

/** Removes files that were not claimed within a day: unused, failed and never started uploads. */
export async function purgeFiles({ db, files, jobs }: FileDeps) {
  for (let deleted = batchSize; deleted === batchSize;) {
    deleted = await db.transaction(async (tx) => {
      const ids = await deleteForgotten(tx, forgottenAfterHours, batchSize)
      if (ids.length > 0) await jobs.send(tx, 'remove-files', { ids })
      return ids.length
    })
  }
  await files.sweep(new Date(Date.now() - forgottenAfterHours * 3_600_000))
}
