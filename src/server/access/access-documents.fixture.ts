import { createApplicationFor } from '#test/factories.ts'
import type { Subject } from './access-subject.fixture.ts'

const everybodySignedIn = [401, 200, 200, 200, 200, 200] as const
const onlyOwner = [401, 200, 404, 404, 404, 404] as const
const ownerAndStaffWithinReach = [401, 200, 404, 200, 404, 200] as const
const staffWithinReach = [401, 403, 403, 200, 404, 200] as const
const staffMakeWithinReach = [401, 403, 403, 201, 404, 201] as const
const ofSeeker = ({ seeker }: Subject) => ({ path: seeker.id })
const ofApplication = ({ applicationId }: Subject) => ({ path: applicationId })
const onlyOwnerMakes = [401, 201, 404, 404, 404, 404] as const
const anyoneWithTheLink = [200, 200, 200, 200, 200, 200] as const
const ofDocument = ({ documentId }: Subject) => ({ path: documentId })

/** The token of a share link of a new document of the seeker: a document has one link at a time. */
async function createShareToken({ seeker: { calls } }: Subject) {
  const { body } = await calls.post('/api/documents', { kind: 'resume', name: 'Shared', form: {}, content: 'Hello' })
  const share = await calls.post(`/api/documents/${body.id}/share`)
  return new URL(share.body.url).hash.slice(1)
}

/** Documents and receipts in the access matrix. The seeker has a document until they delete it. */
export const documentRows = {
  'GET /api/documents': { statuses: everybodySignedIn },
  'POST /api/documents': {
    statuses: [401, 201, 201, 201, 201, 201] as const,
    call: () => ({ body: { kind: 'resume', name: 'Mine', form: {}, content: '' } }),
  },
  'PUT /api/documents/:id': {
    statuses: onlyOwner,
    call: ({ documentId }: Subject) => ({
      path: documentId,
      body: { kind: 'resume', name: 'Mine', form: {}, content: 'Changed', knownVersion: 1 },
    }),
  },
  'GET /api/documents/:id': {
    statuses: ownerAndStaffWithinReach,
    call: ofDocument,
  },
  'GET /api/documents/:id/versions': { statuses: onlyOwner, call: ofDocument },
  'GET /api/documents/:id/share': { statuses: onlyOwner, call: ofDocument },
  'POST /api/documents/:id/share': { statuses: onlyOwnerMakes, call: ofDocument },
  'DELETE /api/documents/:id/share': { statuses: onlyOwner, call: ofDocument },
  'POST /api/shared-documents/open': {
    statuses: anyoneWithTheLink,
    call: async (subject: Subject) => ({ body: { token: await createShareToken(subject) } }),
  },
  'GET /api/applications/:id/documents': {
    statuses: ownerAndStaffWithinReach,
    call: ofApplication,
  },
  'PUT /api/applications/:id/documents': {
    statuses: ownerAndStaffWithinReach,
    call: ({ applicationId, documentId }: Subject) => ({ path: applicationId, body: { documentIds: [documentId] } }),
  },
  'GET /api/clients/:userId/documents': { statuses: staffWithinReach, call: ofSeeker },
  'POST /api/clients/:userId/documents': {
    statuses: staffMakeWithinReach,
    call: ({ seeker }: Subject) => ({
      path: seeker.id,
      body: { kind: 'cover-letter', name: 'Letter', form: {}, content: 'Hello' },
    }),
  },
  'POST /api/applications/:id/receipts': {
    statuses: staffMakeWithinReach,
    call: async ({ app, seeker, manager, documentId }: Subject) => ({
      path: (await createApplicationFor(app, manager, { userId: seeker.id })).id,
      body: { state: 'sent', documents: [{ documentId, kind: 'resume' }] },
    }),
  },
  'GET /api/applications/:id/receipts': {
    statuses: ownerAndStaffWithinReach,
    call: ofApplication,
  },
  'DELETE /api/documents/:id': { statuses: onlyOwner, call: ofDocument },
}
