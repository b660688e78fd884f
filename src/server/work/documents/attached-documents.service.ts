import type { Queryable } from '#server/db/client.ts'
import { notFound } from '#server/http/errors.ts'
import { lockDocuments, replaceAttached } from './documents.store.ts'

export { findContents, listAttachedContents } from './documents.store.ts'

/** Attaches documents of the client in their latest version, in place of those before. 404 if one is not the client's. */
export async function attachDocumentsTo(
  tx: Queryable,
  application: { id: string; userId: string },
  documentIds: readonly string[],
) {
  const ids = [...new Set(documentIds)]
  const latest = ids.length === 0 ? [] : await lockDocuments(tx, application.userId, ids)
  if (latest.length < ids.length) throw notFound('Document not found')
  await replaceAttached(tx, application.id, latest)
}
