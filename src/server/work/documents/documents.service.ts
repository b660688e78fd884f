import type { TransactionContext } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import { readDetails } from '#server/work/applications/application-reading.service.ts'
import { lockVisibleApplication } from '#server/work/applications/application-changes.service.ts'
import { lockClient, requireClient } from '#server/people/users/users.service.ts'
import { conflict, notFound } from '#server/http/errors.ts'
import { requireRoom } from '#server/http/quotas.ts'
import { attachDocumentsTo } from './attached-documents.service.ts'
import {
  countDocuments,
  removeDocument,
  findDocument,
  insertDocument,
  listAttached,
  listUserDocuments,
  listVersions,
  lockBase,
  lockDocument,
  measureDocuments,
  saveVersion,
  type Work,
} from './documents.store.ts'

const missing = 'Document not found'

interface NewDocument extends Work {
  baseId?: string | undefined
}

/** Stores a new document, unless the person has as many as one may. */
export async function createOwnDocument({ db, jobs }: TransactionContext, actor: Actor, work: NewDocument) {
  return db.transaction(async (tx) => {
    const created = await createDocument(tx, actor.id, work)
    await recordEvent({ db: tx, jobs }, actor, { type: 'document.saved', userId: actor.id })
    return created
  })
}

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
export async function writeClientDocument(
  { db, jobs }: TransactionContext,
  staff: Actor,
  clientId: string,
  work: NewDocument,
) {
  return db.transaction(async (tx) => {
    await lockClient(tx, staff, clientId, 'Client not found')
    const created = await createDocument(tx, clientId, work)
    const { id: documentId } = created
    await recordEvent({ db: tx, jobs }, staff, {
      type: 'document.created',
      userId: clientId,
      documentId,
      kind: work.kind,
    })
    return created
  })
}

export async function readClientDocuments(db: Queryable, staff: Actor, clientId: string) {
  await requireClient(db, staff, clientId, 'Client not found')
  return listUserDocuments(db, clientId)
}

export async function requireDocument(db: Queryable, actor: Actor, id: string, version?: number) {
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
export async function saveOwnDocument(
  { db, jobs }: TransactionContext,
  actor: Actor,
  id: string,
  work: Work & { knownVersion: number },
) {
  return db.transaction(async (tx) => {
    const former = await lockDocument(tx, actor, id)
    if (former?.kind !== work.kind) throw notFound(missing)
    if (former.version !== work.knownVersion)
      throw conflict('This document was changed elsewhere since you opened it.', 'newer_version')
    await requireRoom(tx, 'documentBytes', actor.id, () => measureDocuments(tx, actor.id))
    const saved = await saveVersion(tx, actor, id, work)
    if (!saved) throw notFound(missing)
    await recordEvent({ db: tx, jobs }, actor, { type: 'document.saved', userId: actor.id })
    return saved
  })
}

export async function deleteOwnDocument({ db, jobs }: TransactionContext, actor: Actor, id: string) {
  await db.transaction(async (tx) => {
    if (!(await removeDocument(tx, actor, id))) throw notFound(missing)
    await recordEvent({ db: tx, jobs }, actor, { type: 'document.deleted', userId: actor.id })
  })
}

export async function listAttachedTo(db: Queryable, actor: Actor, applicationId: string) {
  await readDetails(db, actor, applicationId)
  return listAttached(db, actor, applicationId)
}

/** Attaches documents of the client to an application within reach, in place of those before. */
export async function attachTo(
  { db, jobs }: TransactionContext,
  actor: Actor,
  applicationId: string,
  documentIds: string[],
) {
  return db.transaction(async (tx) => {
    const application = await lockVisibleApplication(tx, actor, applicationId)
    await attachDocumentsTo(tx, application, documentIds)
    const attached = await listAttached(tx, actor, applicationId)
    const names = attached.map(({ name }) => name)
    const { userId } = application
    await recordEvent({ db: tx, jobs }, actor, { type: 'documents.attached', userId, applicationId, names })
    return attached
  })
}
