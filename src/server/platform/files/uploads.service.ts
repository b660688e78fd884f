import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { BodyOf } from '#contract/endpoint.ts'
import { uploadRules, type UploadPurpose, type requestUpload } from '#contract/files.ts'
import { quotas } from '#contract/quotas.ts'
import type { Caller } from '#server/admission.ts'
import type { Deps } from '#server/deps.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { Draft } from '#server/gateways/file-store/file-store.ts'
import { PictureError, reencodePicture } from '#server/gateways/pictures/reencode.ts'
import { toCaller } from '#server/http/caller.ts'
import { badRequest, conflict, notFound } from '#server/http/errors.ts'
import { cleanFileName, hasAllowedExtension } from './file-names.ts'
import {
  abandonUpload,
  beginUpload,
  countUnclaimed,
  deleteOldestUnclaimed,
  finishUpload,
  forgetFile,
  insertFile,
  lockOwner,
  type FileRow,
} from './files.store.ts'
import { inspection } from './inspection-queue.ts'
import { detectContentType } from './content-type/detect-content-type.ts'
import { receive, uploadTimeouts } from './receive-upload.ts'
import { tooLarge, tooManyAtOnce, wrongType } from './file-errors.ts'

export type FileDeps = Pick<Deps, 'files' | 'jobs'> & { db: Queryable }

const uploadMinutes = 15
const reencodedSuffix = '.reencoded'

/** The type that a sender names, without its parameters; null where it says nothing, as browsers do of types unknown to them. */
export function parseContentType(value: string | null | undefined): string | null {
  const type = value?.split(';')[0]?.trim().toLowerCase()
  return type && type !== 'application/octet-stream' ? type : null
}

function checkAnnouncement({ purpose, fileName, contentType, size }: BodyOf<typeof requestUpload>) {
  const rule = uploadRules[purpose]
  const type = parseContentType(contentType)
  const name = cleanFileName(fileName)
  if (size && size > rule.maxSize) throw tooLarge(purpose)
  if (type && !rule.contentTypes.includes(type)) throw wrongType(purpose)
  if (name && !hasAllowedExtension(name, purpose)) throw wrongType(purpose)
  return { purpose, fileName: name, contentType: type, size: size ?? null }
}

/** For an upload straight to the store, only the signed terms enforce the limits. */
function requireTerms({ size, contentType }: { size: number | null; contentType: string | null }) {
  if (size === null) throw badRequest('Please state the size', { size: 'Please state the size' })
  if (contentType === null) throw badRequest('Please state the type', { contentType: 'Please state the type' })
}

/** Deletes a person's oldest unclaimed files to make room for one more; throws if all of them are being uploaded. */
async function makeRoom({ db, jobs }: Pick<FileDeps, 'db' | 'jobs'>, ownerId: string) {
  const excess = (await countUnclaimed(db, ownerId)) - quotas.unclaimedUploads + 1
  if (excess <= 0) return
  const ids = await deleteOldestUnclaimed(db, ownerId, excess)
  if (ids.length < excess) throw tooManyAtOnce(quotas.unclaimedUploads)
  await jobs.send(db, 'remove-files', { ids })
}

/** Creates a URL for one PUT of the file. Unused uploads make room for later ones. */
export async function announceUpload(
  { db, files, jobs }: FileDeps,
  actor: Pick<Actor, 'id'>,
  body: BodyOf<typeof requestUpload>,
) {
  const announced = checkAnnouncement(body)
  if (files.uploadsTo) requireTerms(announced)
  const expires = new Date(Date.now() + uploadMinutes * 60_000)
  const file = await createFile({ db, jobs }, actor, expires, announced)
  // Outside the transaction, because the store may be remote.
  return { uploadURL: await files.uploadUrl(file.id, { ...announced, expires }) }
}

async function createFile(
  { db, jobs }: Pick<FileDeps, 'db' | 'jobs'>,
  actor: Pick<Actor, 'id'>,
  expires: Date,
  announced: ReturnType<typeof checkAnnouncement>,
) {
  return db.transaction(async (tx) => {
    await lockOwner(tx, actor.id)
    await makeRoom({ db: tx, jobs }, actor.id)
    return insertFile(tx, { ownerId: actor.id, uploadExpires: expires.toISOString(), ...announced })
  })
}

/** Takes a picture that is sent as the body, as an unused upload of the person. Returns its id. */
export async function receivePicture(
  { db, files, jobs }: FileDeps,
  actor: Pick<Actor, 'id' | 'address'>,
  headers: { 'content-type'?: string; 'content-length'?: string },
  stream: Readable,
) {
  const length = Number(headers['content-length'])
  const stated = { contentType: headers['content-type'], size: Number.isSafeInteger(length) ? length : null }
  const announced = checkAnnouncement({ purpose: 'picture', ...stated })
  const file = await createFile({ db, jobs }, actor, new Date(Date.now() + uploadMinutes * 60_000), announced)
  try {
    await ingestUpload({ db, files }, { file, stream, caller: toCaller(actor) })
    return file.id
  } catch (error) {
    await forgetFile(db, file.id)
    throw error
  }
}

/** Detects the type by content; throws unless it is the announced one and allowed. */
async function checkContentType(draft: Draft, { purpose, contentType }: FileRow) {
  const found = await detectContentType(draft.path)
  const isExpected = contentType === null || contentType === found
  if (!found || !isExpected || !uploadRules[purpose].contentTypes.includes(found)) throw wrongType(purpose)
  return found
}

async function toReencodedPicture(draft: Draft) {
  const path = `${draft.path}${reencodedSuffix}`
  try {
    const { contentType } = await reencodePicture(draft.path, path)
    return { contentType, draft: { path, size: (await stat(path)).size } }
  } catch (error) {
    throw error instanceof PictureError ? wrongType('picture') : error
  }
}

/** Checks a draft and stores it; a picture is reencoded first. */
async function validateAndStore({ db, files }: Stores, { file, signal, caller }: Sent, draft: Draft) {
  checkSize(file, draft.size)
  const found = await inspection.run(caller, async () => {
    const contentType = await checkContentType(draft, file)
    return contentType.startsWith('image/') ? toReencodedPicture(draft) : { contentType, draft }
  })
  await files.keep(file.id, found.draft, found.contentType, signal)
  const finished = await finishUpload(db, file.id, { contentType: found.contentType, size: found.draft.size })
  if (finished) return finished
  // The row was deleted with its owner or for newer uploads, so the stored file is removed too.
  await files.remove(file.id)
  throw notFound('File not found')
}

interface Sent {
  file: FileRow
  stream: Readable
  caller: Caller
  signal?: AbortSignal
}
type Stores = Pick<FileDeps, 'db' | 'files'>

/** Receives, checks and stores an upload. A refused one leaves nothing behind. */
export async function ingestUpload(stores: Stores, sent: Sent) {
  const { db, files } = stores
  const { id, purpose } = sent.file
  if (!(await beginUpload(db, id))) throw conflict('This file has been uploaded already')
  try {
    const limits = { size: uploadRules[purpose].maxSize, ...uploadTimeouts }
    const into = { folder: await files.drafts(), limits, tooLarge: () => tooLarge(purpose) }
    return await receive(sent.stream, into, async (draft) => {
      try {
        return await validateAndStore(stores, sent, draft)
      } finally {
        await rm(`${draft.path}${reencodedSuffix}`, { force: true })
      }
    })
  } catch (error) {
    await abandonUpload(db, id)
    throw error
  }
}

/** Throws if the size sent is not the one that was announced, or more than is allowed. */
export function checkSize({ size, purpose }: { size: number | null; purpose: UploadPurpose }, sent: number) {
  if (sent > uploadRules[purpose].maxSize) throw tooLarge(purpose)
  if (size !== null && sent !== size) throw badRequest('The file does not have the size that was stated')
}
