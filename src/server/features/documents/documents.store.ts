import { and, asc, desc, eq, exists, inArray, lte, or, sql } from 'drizzle-orm'
import type { DocumentKind } from '#contract/documents.ts'
import { quotas } from '#contract/quotas.ts'
import type { Queryable } from '#server/db/client.ts'
import { visibleTo } from '#server/db/ownership.ts'
import type { Actor } from '#server/db/ownership.ts'
import { applicationDocuments, documents, documentVersions, jobApplications } from '#server/db/schema.ts'

const { id, kind, name, version, createdAt, updatedAt } = documents
const listed = { id, kind, name, version, createdAt, updatedAt }

export interface Work {
  kind: DocumentKind
  name: string
  form: Record<string, unknown>
  content: string
}

const own = (actor: Actor, documentId: string) => and(eq(id, documentId), eq(documents.userId, actor.id))

export function listOwn(db: Queryable, actor: Actor) {
  return db
    .select(listed)
    .from(documents)
    .where(eq(documents.userId, actor.id))
    .orderBy(desc(updatedAt), desc(id))
    .limit(quotas.documents)
}

export const countOwn = (db: Queryable, actor: Actor) => db.$count(documents, eq(documents.userId, actor.id))

/** The stored bytes of all versions of all documents of a person, without reading them. */
export async function measureOwn(db: Queryable, actor: Actor) {
  const { form, content } = documentVersions
  const [found] = await db
    .select({ bytes: sql<number>`coalesce(sum(pg_column_size(${form}) + pg_column_size(${content})), 0)::float8` })
    .from(documentVersions)
    .innerJoin(documents, eq(id, documentVersions.documentId))
    .where(eq(documents.userId, actor.id))
  return found?.bytes ?? 0
}

export async function insertDocument(db: Queryable, actor: Actor, work: Work) {
  const [created] = await db
    .insert(documents)
    .values({ userId: actor.id, kind: work.kind, name: work.name })
    .returning(listed)
  if (!created) throw new Error('No row came back for the new document')
  return { ...created, ...(await insertVersion(db, created, work)) }
}

async function insertVersion(db: Queryable, saved: { id: string; version: number }, { form, content }: Work) {
  await db.insert(documentVersions).values({ documentId: saved.id, version: saved.version, form, content })
  return { form, content }
}

/** A version of an own document, or the latest of one that is attached to an application within reach. */
export async function findDocument(db: Queryable, actor: Actor, documentId: string, wanted?: number) {
  const attached = db
    .select({ found: sql`1` })
    .from(applicationDocuments)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationDocuments.applicationId))
    .where(and(eq(applicationDocuments.documentId, id), visibleTo(db, actor, jobApplications.userId)))
  const isLatest = eq(documentVersions.version, version)
  const mayRead = or(eq(documents.userId, actor.id), and(exists(attached), isLatest))
  const [found] = await db
    .select({
      ...listed,
      version: documentVersions.version,
      form: documentVersions.form,
      content: documentVersions.content,
    })
    .from(documents)
    .innerJoin(documentVersions, eq(documentVersions.documentId, id))
    .where(and(eq(id, documentId), mayRead, wanted === undefined ? isLatest : eq(documentVersions.version, wanted)))
  return found
}

export function listVersions(db: Queryable, actor: Actor, documentId: string) {
  return db
    .select({ version: documentVersions.version, savedAt: documentVersions.savedAt })
    .from(documentVersions)
    .innerJoin(documents, eq(id, documentVersions.documentId))
    .where(own(actor, documentId))
    .orderBy(desc(documentVersions.version))
    .limit(quotas.documentVersions)
}

/** Locks the document until the transaction ends; undefined if it is not the actor's own. */
export async function lockOwn(db: Queryable, actor: Actor, documentId: string) {
  const [found] = await db.select(listed).from(documents).where(own(actor, documentId)).for('update')
  return found
}

/** Adds a version; of all of them the latest stay. */
export async function saveVersion(db: Queryable, actor: Actor, documentId: string, work: Work) {
  const [saved] = await db
    .update(documents)
    .set({ name: work.name, version: sql`${version} + 1`, updatedAt: sql`now()` })
    .where(own(actor, documentId))
    .returning(listed)
  if (!saved) return undefined
  const written = await insertVersion(db, saved, work)
  const isOld = lte(documentVersions.version, saved.version - quotas.documentVersions)
  await db.delete(documentVersions).where(and(eq(documentVersions.documentId, documentId), isOld))
  return { ...saved, ...written }
}

export async function deleteOwn(db: Queryable, actor: Actor, documentId: string) {
  const deleted = await db.delete(documents).where(own(actor, documentId)).returning({ id })
  return deleted.length > 0
}

export function listAttached(db: Queryable, actor: Actor, applicationId: string) {
  return db
    .select({ id, kind, name })
    .from(applicationDocuments)
    .innerJoin(documents, eq(id, applicationDocuments.documentId))
    .innerJoin(jobApplications, eq(jobApplications.id, applicationDocuments.applicationId))
    .where(and(eq(jobApplications.id, applicationId), visibleTo(db, actor, jobApplications.userId)))
    .orderBy(asc(name), asc(id))
}

/** Whether all of these are the actor's own; they cannot be deleted until the transaction ends. */
export async function lockAllOwn(db: Queryable, actor: Actor, ids: string[]) {
  if (ids.length === 0) return true
  const found = await db
    .select({ id })
    .from(documents)
    .where(and(inArray(id, ids), eq(documents.userId, actor.id)))
    .orderBy(asc(id))
    .for('share')
  return found.length === ids.length
}

export async function replaceAttached(db: Queryable, applicationId: string, ids: string[]) {
  await db.delete(applicationDocuments).where(eq(applicationDocuments.applicationId, applicationId))
  if (ids.length > 0)
    await db.insert(applicationDocuments).values(ids.map((documentId) => ({ applicationId, documentId })))
}
