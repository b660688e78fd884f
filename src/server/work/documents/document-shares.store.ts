import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { parseDesign } from '@foothold/resume-engine/designs'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import { requireRow } from '#server/db/queries.ts'
import { documents, documentShares, documentVersions, users } from '#server/db/schema.ts'

const { documentId, token, password, opens, lastOpenedAt, createdAt } = documentShares
const shown = { createdAt, hasPassword: sql<boolean>`${password} is not null`, opens, lastOpenedAt }

/** An own document, with its share if there is one. Undefined if it is not the actor's own. */
export async function findOwnShare(db: Queryable, actor: Actor, id: string) {
  const [found] = await db
    .select({ isShared: sql<boolean>`${token} is not null`, ...shown })
    .from(documents)
    .leftJoin(documentShares, eq(documentId, documents.id))
    .where(and(eq(documents.id, id), eq(documents.userId, actor.id)))
  return found
}

/** Stores the hashes of a new link in place of the one before, and counts from zero. */
export async function replaceShare(db: Queryable, id: string, hashes: { token: string; password: string | null }) {
  const fresh = { ...hashes, opens: 0, lastOpenedAt: null, createdAt: sql`clock_timestamp()` }
  const rows = await db
    .insert(documentShares)
    .values({ documentId: id, ...hashes })
    .onConflictDoUpdate({ target: documentId, set: fresh })
    .returning(shown)
  return requireRow(rows)
}

/** Returns whether there was one. */
export async function deleteShare(db: Queryable, id: string) {
  const { rowCount } = await db.delete(documentShares).where(eq(documentId, id))
  return (rowCount ?? 0) > 0
}

/** The share with this token. Undefined if it was revoked or if its owner is suspended. */
export async function findShareByToken(db: Queryable, hash: string) {
  const [found] = await db
    .select({ documentId, password, ownerId: documents.userId })
    .from(documentShares)
    .innerJoin(documents, eq(documents.id, documentId))
    .innerJoin(users, eq(users.id, documents.userId))
    .where(and(eq(token, hash), isNull(users.suspendedAt)))
  return found
}

/** Counts one opening. False if the link was revoked or replaced since. */
export async function countOpening(db: Queryable, hash: string) {
  const { rowCount } = await db
    .update(documentShares)
    .set({ opens: sql`${opens} + 1`, lastOpenedAt: sql`clock_timestamp()` })
    .where(eq(token, hash))
  return (rowCount ?? 0) > 0
}

/** The latest version of the document with this token, if it has a text. */
export async function findSharedContent(db: Queryable, hash: string) {
  const [found] = await db
    .select({
      kind: documents.kind,
      content: documentVersions.content,
      design: sql<unknown>`${documentVersions.form} -> 'design'`.mapWith(parseDesign),
    })
    .from(documentShares)
    .innerJoin(documents, eq(documents.id, documentId))
    .innerJoin(
      documentVersions,
      and(eq(documentVersions.documentId, documents.id), eq(documentVersions.version, documents.version)),
    )
    .where(and(eq(token, hash), ne(documentVersions.content, '')))
  return found
}

/** Whether the latest version of a document has a text. */
export async function hasText(db: Queryable, document: { id: string; version: number }) {
  const { content, version } = documentVersions
  const count = await db.$count(
    documentVersions,
    and(eq(documentVersions.documentId, document.id), eq(version, document.version), ne(content, '')),
  )
  return count > 0
}
