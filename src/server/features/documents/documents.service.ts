import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import { readDetails } from '#server/features/applications/application-reading.service.ts'
import { lockApplicationFor } from '#server/features/applications/application-changes.service.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { findAccountManager, lockPerson, requirePerson } from '#server/features/users/users.service.ts'
import { conflict, notFound } from '#server/http/errors.ts'
import { requireRoom } from '#server/http/quotas.ts'
import { attachDocumentsTo } from './attached-documents.service.ts'
import {
  countDocuments,
  deleteOwn,
  findDocument,
  insertDocument,
  listAttached,
  listUserDocuments,
  listVersions,
  lockBase,
  lockOwn,
  measureDocuments,
  saveVersion,
} from './documents.store.ts'
import type { Work } from './documents.store.ts'

const missing = 'Document not found'

interface NewDocument extends Work {
  baseId?: string | undefined
}

/** Stores a new document, unless the person has as many as one may. */
export const createOwnDocument = (db: Queryable, actor: Actor, work: NewDocument) => createDocument(db, actor.id, work)

async function createDocument(db: Queryable, userId: string, { baseId, ...work }: NewDocument) {
  return db.transaction(async (tx) => {
    await requireRoom(tx, 'documents', userId, () => countDocuments(tx, userId))
    await requireRoom(tx, 'documentBytes', userId, () => measureDocuments(tx, userId))
    if (baseId === undefined) return insertDocument(tx, userId, work)
    const base = await lockBase(tx, userId, baseId, work.kind)
    if (base === undefined) throw notFound(missing)
    return insertDocument(tx, userId, work, base)
  })
}

/** Stores what staff wrote for a client as a document of the client. */
export async function createDocumentFor(db: Queryable, staff: Actor, clientId: string, work: NewDocument) {
  return db.transaction(async (tx) => {
    const client = await lockPerson(tx, staff, clientId)
    if (client?.role !== 'user') throw notFound('Client not found')
    const created = await createDocument(tx, clientId, work)
    await recordAudit(tx, staff, {
      action: 'document.created',
      subjectId: clientId,
      entityId: created.id,
      details: { kind: work.kind },
    })
    await publishLive(tx, [clientId, staff.id], ['documents'])
    return created
  })
}

export async function listDocumentsFor(db: Queryable, staff: Actor, clientId: string) {
  const { role } = await requirePerson(db, staff, clientId)
  if (role !== 'user') throw notFound('Client not found')
  return listUserDocuments(db, clientId)
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
    await requireRoom(tx, 'documentBytes', actor.id, () => measureDocuments(tx, actor.id))
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

/** Attaches documents of the client to an application within reach, in place of those before. */
export async function attachTo(db: Queryable, actor: Actor, applicationId: string, documentIds: string[]) {
  return db.transaction(async (tx) => {
    const application = await lockApplicationFor(tx, actor, applicationId)
    await attachDocumentsTo(tx, application, documentIds)
    const attached = await listAttached(tx, actor, applicationId)
    if (actor.id !== application.userId)
      await recordAudit(tx, actor, {
        action: 'documents.attached',
        subjectId: application.userId,
        entityId: applicationId,
        details: { documents: attached.map(({ name }) => name) },
      })
    await publishLive(tx, [application.userId, await findAccountManager(tx, application.userId)], ['documents'])
    return attached
  })
}
