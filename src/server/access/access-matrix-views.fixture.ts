import { createUser } from '#test/factories.ts'
import type { Subject } from './access-subject.fixture.ts'

/** Account views in the access matrix. The admin views as a new person until the next call ends it. */
export const accountViewRows = {
  'POST /api/admin/users/:id/view': {
    statuses: [401, 403, 403, 403, 403, 201],
    call: async ({ app }: Subject) => ({ path: (await createUser(app)).id, body: { reason: 'They asked for help.' } }),
  },
  'POST /api/view/end': { statuses: [401, 200, 200, 200, 200, 200] },
  'GET /api/account/views': { statuses: [401, 200, 200, 200, 200, 200] },
} as const
