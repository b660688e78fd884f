import {
  attachDocuments,
  createClientDocument,
  createDocument,
  deleteDocument,
  listAttachedDocuments,
  listClientDocuments,
  listDocuments,
  listDocumentVersions,
  readDocument,
  saveDocument,
} from '#contract/documents.ts'
import type { RouteDeps } from '#server/deps.ts'
import {
  attachTo,
  createDocumentFor,
  createOwnDocument,
  deleteOwnDocument,
  listAttachedTo,
  listDocumentsFor,
  listOwnVersions,
  readDocumentFor,
  saveOwnDocument,
} from './documents.service.ts'
import { listUserDocuments } from './documents.store.ts'

export function documentRoutes({ serve, limits }: RouteDeps) {
  serve(listDocuments, ({ actor, db }) => listUserDocuments(db, actor.id))

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

  serve(listClientDocuments, ({ actor, db, params }) => listDocumentsFor(db, actor, params.userId))

  serve(createClientDocument, {
    prepare: async ({ actor, params }) => {
      await limits.consume('document saving, account', actor.id)
      return params.userId
    },
    handle: ({ actor, db, params, body }) => createDocumentFor(db, actor, params.userId, body),
    subject: (clientId) => clientId,
  })

  serve(listAttachedDocuments, ({ actor, db, params }) => listAttachedTo(db, actor, params.id))

  serve(attachDocuments, ({ actor, db, params, body }) => attachTo(db, actor, params.id, body.documentIds))
}
