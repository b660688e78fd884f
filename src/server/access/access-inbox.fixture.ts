import { createApplicationFor, createMail } from '#test/factories.ts'
import type { Subject } from './access-subject.fixture.ts'

const ownerAndStaffWithinReach = [401, 200, 404, 200, 404, 200] as const

/** A mail of the seeker that suggests a status for its own application. */
async function createSuggestingMail({ app, seeker, manager }: Subject) {
  const { id: applicationId } = await createApplicationFor(app, manager, { userId: seeker.id, status: 'applied' })
  return createMail(app, seeker, { applicationId, suggestion: { status: 'interviewing' } })
}
const ofMail = async (subject: Subject) => ({ path: await createMail(subject.app, subject.seeker) })

async function createWaitingReply({ app, seeker }: Subject) {
  const answers = await createMail(app, seeker)
  const { rows } = await app.pool.query(
    `insert into mails (user_id, direction, message_id, content_hash, size, envelope, received_at, text, delivery, answers)
     select user_id, 'out', gen_random_uuid(), id, 1, envelope, now(), 'Yes', 'approval_needed', id from mails where id = $1
     returning id`,
    [answers],
  )
  return String(rows[0].id)
}

/** Mails of employers in the access matrix. */
export const inboxRows = {
  'GET /api/inbox': { statuses: [401, 403, 403, 200, 200, 200] as const },
  'GET /api/applications/:id/mails': {
    statuses: ownerAndStaffWithinReach,
    call: ({ applicationId }: Subject) => ({ path: applicationId }),
  },
  'GET /api/mails/:id': { statuses: ownerAndStaffWithinReach, call: ofMail },
  'POST /api/mails/:id/suggestion': {
    statuses: ownerAndStaffWithinReach,
    call: async (subject: Subject) => ({ path: await createSuggestingMail(subject), body: { decision: 'accept' } }),
  },
  'DELETE /api/mails/:id/suggestion': {
    statuses: ownerAndStaffWithinReach,
    call: async (subject: Subject) => {
      const path = await createSuggestingMail(subject)
      await subject.manager.calls.post(`/api/mails/${path}/suggestion`, { decision: 'dismiss' })
      return { path }
    },
  },
  'POST /api/mails/:id/reply': {
    statuses: [401, 202, 404, 202, 404, 202] as const,
    call: async (subject: Subject) => {
      // The answer goes out from the relay address.
      await subject.seeker.calls.put('/api/inbox-address', { enabled: true, forwardCopy: true })
      return { ...(await ofMail(subject)), body: { text: 'Yes' } }
    },
  },
  'POST /api/mails/:id/approval': {
    statuses: [401, 200, 404, 403, 403, 403] as const,
    call: async (subject: Subject) => ({ path: await createWaitingReply(subject), body: { decision: 'send' } }),
  },
  'DELETE /api/mails/:id': { statuses: [401, 204, 404, 403, 403, 403] as const, call: ofMail },
}
