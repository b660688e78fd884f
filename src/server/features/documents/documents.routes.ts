import {
  attachDocuments,
  createDocument,
  deleteDocument,
  listAttachedDocuments,
  listDocuments,
  listDocumentVersions,
  readDocument,
  saveDocument,
} from '#contract/documents.ts'
import type { RouteDeps } from '#server/deps.ts'
import {
  attachTo,
  createOwnDocument,
  deleteOwnDocument,
  listAttachedTo,
  listOwnVersions,
  readDocumentFor,
  saveOwnDocument,
} from './documents.service.ts'
import { listOwn } from './documents.store.ts'

export function documentRoutes({ serve, limits }: RouteDeps) {
  serve(listDocuments, ({ actor, db }) => listOwn(db, actor))

  serve(createDocument, async ({ actor, db, body }) => {
    await limits.consume('document saving, account', actor.id)
    return createOwnDocument(db, actor, body)
  })

  serve(readDocument, ({ actor, db, params, query }) => readDocumentFor(db, actor, params.id, query.version))

  serve(listDocumentVersions, ({ actor, db, params }) => listOwnVersions(db, actor, params.id))

  serve(saveDocument, async ({ actor, db, params, body }) => {
    await limits.consume('document saving, account', actor.id)
    return saveOwnDocument(db, actor, params.id, body)
  })

  serve(deleteDocument, async ({ actor, db, params }) => {
    await deleteOwnDocument(db, actor, params.id)
    return { message: 'Document deleted' }
  })

  serve(listAttachedDocuments, ({ actor, db, params }) => listAttachedTo(db, actor, params.id))

  serve(attachDocuments, ({ actor, db, params, body }) => attachTo(db, actor, params.id, body.documentIds))
}
