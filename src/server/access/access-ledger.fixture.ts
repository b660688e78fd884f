import type { Subject } from './access-subject.fixture.ts'

const everybodySignedIn = [401, 200, 200, 200, 200, 200] as const
const staffWithinReach = [401, 403, 403, 200, 404, 200] as const

const proposedAt = '2199-01-04T15:00:00.000Z'
const ofSeeker = ({ seeker }: Subject) => ({ path: seeker.id })

/** A consultation of the seeker with a proposed time. */
async function createProposedTask({ app, seeker }: Subject): Promise<string> {
  const { rows } = await app.pool.query(
    `insert into tasks (user_id, kind, state, due_at, proposed_at)
     values ($1, 'consultation', 'proposed', now(), $2) returning id`,
    [seeker.id, proposedAt],
  )
  return rows[0].id
}

/** Tasks and the ledger in the access matrix. */
export const ledgerRows = {
  'GET /api/tasks': { statuses: everybodySignedIn },
  'POST /api/clients/:userId/tasks': {
    statuses: [401, 403, 403, 201, 404, 201],
    call: ({ seeker }: Subject) => ({ path: seeker.id, body: { kind: 'consultation', dueAt: proposedAt } }),
  },
  'PUT /api/tasks/:id': {
    statuses: staffWithinReach,
    call: async (subject: Subject) => ({
      path: await createProposedTask(subject),
      body: { state: 'done', outcome: 'A shorter resume' },
    }),
  },
  'POST /api/tasks/:id/book': {
    statuses: [401, 200, 404, 403, 403, 403],
    call: async (subject: Subject) => ({ path: await createProposedTask(subject), body: { proposedAt } }),
  },
  'GET /api/ledger': { statuses: [401, 200, 200, 403, 403, 403] },
  'GET /api/clients/:userId/ledger': { statuses: staffWithinReach, call: ofSeeker },
  'GET /api/admin/ledger': { statuses: [401, 403, 403, 403, 403, 200] },
} as const
