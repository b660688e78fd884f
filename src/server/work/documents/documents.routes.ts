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
  writeClientDocument,
  createOwnDocument,
  deleteOwnDocument,
  listAttachedTo,
  readClientDocuments,
  listOwnVersions,
  requireDocument,
  saveOwnDocument,
} from './documents.service.ts'
import { listUserDocuments } from './documents.store.ts'

export function documentRoutes({ serve, jobs }: RouteDeps) {
  serve(listDocuments, ({ actor, db }) => listUserDocuments(db, actor.id))

  serve(createDocument, ({ actor, db, body }) => createOwnDocument({ db, jobs }, actor, body))

  serve(readDocument, ({ actor, db, params, query }) => requireDocument(db, actor, params.id, query.version))

  serve(listDocumentVersions, ({ actor, db, params }) => listOwnVersions(db, actor, params.id))

  serve(saveDocument, ({ actor, db, params, body }) => saveOwnDocument({ db, jobs }, actor, params.id, body))

  serve(deleteDocument, async ({ actor, db, params }) => {
    await deleteOwnDocument({ db, jobs }, actor, params.id)
    return { message: 'Document deleted' }
  })

  serve(listClientDocuments, ({ actor, db, params }) => readClientDocuments(db, actor, params.userId))

  serve(createClientDocument, {
    prepare: async ({ params }) => params.userId,
    handle: ({ actor, db, params, body }) => writeClientDocument({ db, jobs }, actor, params.userId, body),
    subject: (clientId) => clientId,
  })

  serve(listAttachedDocuments, ({ actor, db, params }) => listAttachedTo(db, actor, params.id))

  serve(attachDocuments, ({ actor, db, params, body }) => attachTo({ db, jobs }, actor, params.id, body.documentIds))
}
