import type { Subject } from './access-subject.fixture.ts'

const ownerAndStaffWithinReach = [401, 200, 404, 200, 404, 200] as const
const staffWithinReach = [401, 403, 403, 200, 404, 200] as const

/** A conversation that is long enough for a summary. */
async function ofLongConversation({ app, seeker }: Subject) {
  await app.pool.query(
    `insert into messages (user_id, author_id, from_client, text)
     select $1, $1, true, 'Message ' || number from generate_series(1, 20) number`,
    [seeker.id],
  )
  return { path: seeker.id }
}

const ofSeeker = ({ seeker }: Subject) => ({ path: seeker.id })

/** A message of the seeker. */
async function createMessage({ app, seeker }: Subject): Promise<string> {
  const { rows } = await app.pool.query(
    "insert into messages (user_id, author_id, from_client, text) values ($1, $1, true, 'Hello') returning id",
    [seeker.id],
  )
  return rows[0].id
}

/** A note of the manager about the seeker. */
async function createNote({ app, seeker, manager }: Subject): Promise<string> {
  const { rows } = await app.pool.query(
    "insert into client_notes (user_id, author_id, text) values ($1, $2, 'Prefers mornings') returning id",
    [seeker.id, manager.id],
  )
  return rows[0].id
}

/** Conversations and private notes in the access matrix. */
export const conversationRows = {
  'GET /api/conversations': { statuses: [401, 200, 200, 200, 200, 200] },
  'GET /api/conversations/:userId/messages': { statuses: ownerAndStaffWithinReach, call: ofSeeker },
  'POST /api/conversations/:userId/messages': {
    statuses: [401, 201, 404, 201, 404, 201],
    call: ({ seeker }: Subject) => ({ path: seeker.id, body: { text: 'Hello' } }),
  },
  // For those who may read the conversation only the language model is missing.
  'POST /api/conversations/:id/summary/stream': {
    statuses: [401, 409, 404, 409, 404, 409],
    call: ofLongConversation,
  },
  'POST /api/conversations/:userId/read': { statuses: ownerAndStaffWithinReach, call: ofSeeker },
  'PUT /api/messages/:id': {
    statuses: [401, 200, 404, 404, 404, 404],
    call: async (subject: Subject) => ({ path: await createMessage(subject), body: { text: 'Hello again' } }),
  },
  'GET /api/clients/:userId/notes': { statuses: staffWithinReach, call: ofSeeker },
  'POST /api/clients/:userId/notes': {
    statuses: [401, 403, 403, 201, 404, 201],
    call: ({ seeker }: Subject) => ({ path: seeker.id, body: { text: 'Prefers mornings' } }),
  },
  'PUT /api/notes/:id': {
    statuses: [401, 403, 403, 200, 404, 404],
    call: async (subject: Subject) => ({ path: await createNote(subject), body: { text: 'Prefers evenings' } }),
  },
  'DELETE /api/notes/:id': {
    statuses: staffWithinReach,
    call: async (subject: Subject) => ({ path: await createNote(subject) }),
  },
} as const
