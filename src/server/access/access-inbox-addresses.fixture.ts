import type { Subject } from './access-subject.fixture.ts'

/** Relay addresses in the access matrix. The tests give the product a domain for mail. */
export const inboxAddressRows = {
  'GET /api/inbox-address': { statuses: [401, 200, 200, 403, 403, 403] as const },
  'PUT /api/inbox-address': {
    statuses: [401, 200, 200, 403, 403, 403] as const,
    call: () => ({ body: { enabled: true, forwardCopy: false } }),
  },
  'GET /api/clients/:id/inbox-address': {
    statuses: [401, 403, 403, 200, 404, 200] as const,
    call: ({ seeker }: Subject) => ({ path: seeker.id }),
  },
}
