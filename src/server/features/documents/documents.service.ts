import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import { readDetails } from '#server/features/applications/application-reading.service.ts'
import { lockOwnApplication } from '#server/features/applications/applications.service.ts'
import { conflict, notFound } from '#server/http/errors.ts'
import { requireRoom } from '#server/http/quotas.ts'
import {
  countOwn,
  deleteOwn,
  findDocument,
  insertDocument,
  listAttached,
  listVersions,
  lockAllOwn,
  lockOwn,
  measureOwn,
  replaceAttached,
  saveVersion,
} from './documents.store.ts'
import type { Work } from './documents.store.ts'

const missing = 'Document not found'

/** Keeps a new document, unless the person has as many as one may. */
export async function createOwnDocument(db: Queryable, actor: Actor, work: Work) {
  return db.transaction(async (tx) => {
    await requireRoom(tx, 'documents', actor.id, () => countOwn(tx, actor))
    await requireRoom(tx, 'documentBytes', actor.id, () => measureOwn(tx, actor))
    return insertDocument(tx, actor, work)
  })
}

export async function readDocumentFor(db: Queryable, actor: Actor, id: string, version?: number) {
  const found = await findDocument(db, actor, id, version)
  if (!found) throw notFound(missing)
  return found
}

export async function listOwnVersions(db: Queryable, actor: Actor, id: string) {
  const versions = await listVersions(db, actor, id)
  if (versions.length === 0) throw notFound(missing)
  return versions
}

/** Saves a new version, unless another one was saved since the one that is known. */
export async function saveOwnDocument(db: Queryable, actor: Actor, id: string, work: Work & { knownVersion: number }) {
  return db.transaction(async (tx) => {
    const former = await lockOwn(tx, actor, id)
    if (former?.kind !== work.kind) throw notFound(missing)
    if (former.version !== work.knownVersion)
      throw conflict('This document was changed elsewhere since you opened it.', 'newer_version')
    await requireRoom(tx, 'documentBytes', actor.id, () => measureOwn(tx, actor))
    const saved = await saveVersion(tx, actor, id, work)
    if (!saved) throw notFound(missing)
    return saved
  })
}

export async function deleteOwnDocument(db: Queryable, actor: Actor, id: string) {
  if (!(await deleteOwn(db, actor, id))) throw notFound(missing)
}

export async function listAttachedTo(db: Queryable, actor: Actor, applicationId: string) {
  await readDetails(db, actor, applicationId)
  return listAttached(db, actor, applicationId)
}

/** Attaches own documents to an own application, in place of those before. */
export async function attachTo(db: Queryable, actor: Actor, applicationId: string, documentIds: string[]) {
  const ids = [...new Set(documentIds)]
  return db.transaction(async (tx) => {
    await lockOwnApplication(tx, actor, applicationId)
    if (!(await lockAllOwn(tx, actor, ids))) throw notFound(missing)
    await replaceAttached(tx, applicationId, ids)
    return listAttached(tx, actor, applicationId)
  })
}
