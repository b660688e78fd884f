import { and, eq, sql } from 'drizzle-orm'
import { quotas } from '#contract/quotas.ts'
import type { Queryable } from '#server/db/client.ts'
import { keyset, type KeysetPage } from '#server/db/keyset.ts'
import { pick } from '#server/db/queries.ts'
import { applicationDocuments, documents, documentShares, documentVersions } from '#server/db/schema.ts'

/** Every version of every document that was saved. */
export function readDocuments(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(documents.createdAt, documents.id, documentVersions.version)
  return db
    .select({
      keys,
      ...pick(documents, 'id', 'kind', 'name', 'baseId', 'createdAt'),
      versionId: documentVersions.id,
      ...pick(documentVersions, 'savedAt', 'form', 'content', 'version'),
    })
    .from(documents)
    .innerJoin(documentVersions, eq(documentVersions.documentId, documents.id))
    .where(and(eq(documents.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

/** Which documents have a share link, without the hashes, which are of no use to anyone. */
export function listShares(db: Queryable, userId: string) {
  return db
    .select({
      documentId: documentShares.documentId,
      createdAt: documentShares.createdAt,
      hasPassword: sql<boolean>`${documentShares.password} is not null`,
      opens: documentShares.opens,
      lastOpenedAt: documentShares.lastOpenedAt,
    })
    .from(documentShares)
    .innerJoin(documents, eq(documents.id, documentShares.documentId))
    .where(eq(documents.userId, userId))
    .orderBy(documentShares.createdAt, documentShares.documentId)
    .limit(quotas.documents)
}

/** Which documents are attached to which applications. */
export function readAttachedDocuments(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(applicationDocuments.applicationId, documents.id)
  return db
    .select({
      keys,
      applicationId: applicationDocuments.applicationId,
      documentId: documents.id,
      version: applicationDocuments.version,
      versionId: documentVersions.id,
      name: documents.name,
    })
    .from(applicationDocuments)
    .innerJoin(documents, eq(documents.id, applicationDocuments.documentId))
    .innerJoin(
      documentVersions,
      and(eq(documentVersions.documentId, documents.id), eq(documentVersions.version, applicationDocuments.version)),
    )
    .where(and(eq(documents.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}
