import { and, asc, desc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import { parseDesign } from '@foothold/resume-engine/designs'
import type { AttachedDocument } from '#contract/documents.ts'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import { quotas } from '#contract/quotas.ts'
import type { Queryable } from '#server/db/client.ts'
import { visibleTo, type Actor } from '#server/db/ownership.ts'
import { pick, requireRow } from '#server/db/queries.ts'
import {
  applicationDocuments,
  documents,
  documentShares,
  documentVersions,
  jobApplications,
} from '#server/db/schema.ts'

const { id, kind, name, version, baseId, createdAt, updatedAt } = documents
// Names both tables: RETURNING would otherwise compare a column with itself.
const isShared = sql<boolean>`exists (select from ${documentShares} where ${documentShares}.document_id = ${documents}.id)`
const listed = { id, kind, name, version, baseId, isShared, createdAt, updatedAt }

export interface Work {
  kind: DocumentKind
  name: string
  form: Record<string, unknown>
  content: string
}

const own = (actor: Actor, documentId: string) => and(eq(id, documentId), eq(documents.userId, actor.id))

export function listUserDocuments(db: Queryable, userId: string) {
  return db
    .select(listed)
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(desc(updatedAt), desc(id))
    .limit(quotas.documents)
}

export const countDocuments = (db: Queryable, userId: string) => db.$count(documents, eq(documents.userId, userId))

/** The stored bytes of all versions of all documents of a person, without reading them. */
export async function measureDocuments(db: Queryable, userId: string) {
  const { form, content } = documentVersions
  const [found] = await db
    .select({ bytes: sql<number>`coalesce(sum(pg_column_size(${form}) + pg_column_size(${content})), 0)::float8` })
    .from(documentVersions)
    .innerJoin(documents, eq(id, documentVersions.documentId))
    .where(eq(documents.userId, userId))
  return found?.bytes ?? 0
}

/**
 * The base of a new variant: this document of the person, or its own base. It cannot be deleted until the transaction ends.
 * Undefined if there is none of this kind.
 */
export async function lockBase(db: Queryable, userId: string, documentId: string, ofKind: DocumentKind) {
  const wanted = db
    .select({ id: sql`coalesce(${baseId}, ${id})` })
    .from(documents)
    .where(and(eq(id, documentId), eq(kind, ofKind), eq(documents.userId, userId)))
  const [found] = await db
    .select({ id })
    .from(documents)
    .where(and(inArray(id, wanted), eq(documents.userId, userId)))
    .for('key share')
  return found?.id
}

export async function insertDocument(db: Queryable, userId: string, work: Work, base?: string) {
  const rows = await db
    .insert(documents)
    .values({ userId, kind: work.kind, name: work.name, baseId: base })
    .returning(listed)
  const created = requireRow(rows)
  return { ...created, ...(await insertVersion(db, created, work)) }
}

async function insertVersion(db: Queryable, saved: { id: string; version: number }, { form, content }: Work) {
  await db.insert(documentVersions).values({ documentId: saved.id, version: saved.version, form, content })
  return { form, content }
}

/** A version of a document within reach, by default the latest. */
export async function findDocument(db: Queryable, actor: Actor, documentId: string, wanted?: number) {
  const [found] = await db
    .select({
      ...listed,
      ...pick(documentVersions, 'version', 'form', 'content'),
    })
    .from(documents)
    .innerJoin(documentVersions, eq(documentVersions.documentId, id))
    .where(
      and(eq(id, documentId), visibleTo(db, actor, documents.userId), eq(documentVersions.version, wanted ?? version)),
    )
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
export async function lockDocument(db: Queryable, actor: Actor, documentId: string) {
  const [found] = await db.select(listed).from(documents).where(own(actor, documentId)).for('update')
  return found
}

/** Adds a version. Of the earlier ones the latest stay, and those that are attached to an application. */
export async function saveVersion(db: Queryable, actor: Actor, documentId: string, work: Work) {
  const [saved] = await db
    .update(documents)
    .set({ name: work.name, version: sql`${version} + 1`, updatedAt: sql`now()` })
    .where(own(actor, documentId))
    .returning(listed)
  if (!saved) return undefined
  const written = await insertVersion(db, saved, work)
  const isOld = lte(documentVersions.version, saved.version - quotas.documentVersions)
  const attached = db
    .select({ version: applicationDocuments.version })
    .from(applicationDocuments)
    .where(eq(applicationDocuments.documentId, documentId))
  await db
    .delete(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), isOld, notInArray(documentVersions.version, attached)))
  return { ...saved, ...written }
}

export async function removeDocument(db: Queryable, actor: Actor, documentId: string) {
  const deleted = await db.delete(documents).where(own(actor, documentId)).returning({ id })
  return deleted.length > 0
}

const attachedColumns = {
  documentId: documents.id,
  versionId: documentVersions.id,
  version: documentVersions.version,
  kind,
  name,
}

const isAttachedVersion = and(
  eq(documentVersions.documentId, applicationDocuments.documentId),
  eq(documentVersions.version, applicationDocuments.version),
)

export function listAttached(db: Queryable, actor: Actor, applicationId: string): Promise<AttachedDocument[]> {
  return db
    .select(attachedColumns)
    .from(applicationDocuments)
    .innerJoin(documents, eq(id, applicationDocuments.documentId))
    .innerJoin(documentVersions, isAttachedVersion)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationDocuments.applicationId))
    .where(and(eq(jobApplications.id, applicationId), visibleTo(db, actor, jobApplications.userId)))
    .orderBy(asc(name), asc(id))
}

/** The latest versions of those documents that are the person's; they cannot be deleted until the transaction ends. */
export function lockDocuments(db: Queryable, userId: string, ids: readonly string[]) {
  return db
    .select({ documentId: id, version })
    .from(documents)
    .where(and(inArray(id, [...ids]), eq(documents.userId, userId)))
    .orderBy(asc(id))
    .for('share')
}

/** Attaches these in place of those before. One that stays attached keeps its version. */
export async function replaceAttached(
  db: Queryable,
  applicationId: string,
  latest: readonly { documentId: string; version: number }[],
) {
  const { applicationId: ofApplication, documentId } = applicationDocuments
  const ids = latest.map((document) => document.documentId)
  await db
    .delete(applicationDocuments)
    .where(and(eq(ofApplication, applicationId), ids.length > 0 ? notInArray(documentId, ids) : undefined))
  if (latest.length === 0) return
  await db
    .insert(applicationDocuments)
    .values(latest.map((document) => ({ applicationId, ...document })))
    .onConflictDoNothing()
}

const contents = {
  documentId: id,
  kind,
  name,
  content: documentVersions.content,
  design: sql<unknown>`${documentVersions.form} -> 'design'`.mapWith(parseDesign),
}

/** Those documents of a person in their latest version, with their text and design. */
export function findContents(db: Queryable, userId: string, ids: readonly string[]) {
  return db
    .select(contents)
    .from(documents)
    .innerJoin(documentVersions, and(eq(documentVersions.documentId, id), eq(documentVersions.version, version)))
    .where(and(inArray(id, [...ids]), eq(documents.userId, userId)))
}

/** The documents of an application in the attached versions, with their text and design. */
export function listAttachedContents(db: Queryable, applicationId: string) {
  return db
    .select({ ...contents, versionId: documentVersions.id, form: documentVersions.form })
    .from(applicationDocuments)
    .innerJoin(documents, eq(id, applicationDocuments.documentId))
    .innerJoin(documentVersions, isAttachedVersion)
    .where(eq(applicationDocuments.applicationId, applicationId))
    .orderBy(asc(name), asc(id))
}
