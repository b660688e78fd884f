import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { keyset } from '#server/db/keyset.ts'
import type { KeysetPage } from '#server/db/keyset.ts'
import { applicationDocuments, documents, documentVersions } from '#server/db/schema.ts'

/** Every version of every document that was saved. */
export function readDocuments(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(documents.createdAt, documents.id, documentVersions.version)
  return db
    .select({
      keys,
      id: documents.id,
      kind: documents.kind,
      name: documents.name,
      createdAt: documents.createdAt,
      version: documentVersions.version,
      versionId: documentVersions.id,
      savedAt: documentVersions.savedAt,
      form: documentVersions.form,
      content: documentVersions.content,
    })
    .from(documents)
    .innerJoin(documentVersions, eq(documentVersions.documentId, documents.id))
    .where(and(eq(documents.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
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
