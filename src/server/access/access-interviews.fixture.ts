import { createApplicationFor } from '#test/factories.ts'
import type { Subject } from './access-subject.fixture.ts'

const everybodySignedIn = [401, 200, 200, 200, 200, 200] as const
const ownerAndStaffWithinReach = [401, 200, 404, 200, 404, 200] as const
const onlySeekers = [401, 200, 200, 403, 403, 403] as const

const appointment = {
  startsAt: '2027-02-01T10:00:00.000Z',
  endsAt: '2027-02-01T11:00:00.000Z',
  timeZone: 'Europe/Berlin',
  kind: 'video',
}

/** An interview of the seeker. */
export async function createInterviewId({ app, seeker, applicationId }: Subject): Promise<string> {
  const { rows } = await app.pool.query(
    `insert into interviews (user_id, application_id, starts_at, ends_at, time_zone, kind)
     values ($1, $2, now() + interval '2 days', now() + interval '49 hours', 'UTC', 'video') returning id`,
    [seeker.id, applicationId],
  )
  return rows[0].id
}

const ofInterview = async (subject: Subject) => ({ path: await createInterviewId(subject) })
/** A separate application: interviews of the other one stay as they are. */
const ofNewApplication = async ({ app, manager, seeker }: Subject) =>
  (await createApplicationFor(app, manager, { userId: seeker.id })).id

/** Interviews, the calendar feed and follow-ups in the access matrix. */
export const interviewRows = {
  'GET /api/interviews': { statuses: everybodySignedIn },
  'GET /api/applications/:id/interviews': {
    statuses: ownerAndStaffWithinReach,
    call: ({ applicationId }: Subject) => ({ path: applicationId }),
  },
  'PUT /api/applications/:id/interviews': {
    statuses: ownerAndStaffWithinReach,
    call: async (subject: Subject) => ({ path: await ofNewApplication(subject), body: [appointment] }),
  },
  'GET /api/interviews/:id': { statuses: ownerAndStaffWithinReach, call: ofInterview },
  'GET /api/interviews/:id/brief': { statuses: ownerAndStaffWithinReach, call: ofInterview },
  'POST /api/interviews/:id/story/stream': {
    statuses: [401, 409, 404, 403, 403, 403],
    call: async (subject: Subject) => ({
      path: await createInterviewId({ ...subject, applicationId: await ofNewApplication(subject) }),
      body: { about: 'A problem you solved' },
    }),
  },
  'PUT /api/interviews/:id/preparation': {
    statuses: ownerAndStaffWithinReach,
    call: async (subject: Subject) => ({
      path: await createInterviewId(subject),
      body: { checklist: ['posting'], outcome: 'Well' },
    }),
  },
  'GET /api/calendar-feed': { statuses: onlySeekers },
  'POST /api/calendar-feed': { statuses: [401, 201, 201, 403, 403, 403] },
  'DELETE /api/calendar-feed': { statuses: onlySeekers },
  'GET /api/follow-ups': {
    statuses: ownerAndStaffWithinReach,
    call: ({ seeker }: Subject) => ({ query: { userId: seeker.id } }),
  },
  'POST /api/applications/:id/follow-up': {
    statuses: ownerAndStaffWithinReach,
    call: async (subject: Subject) => ({ path: await ofNewApplication(subject) }),
  },
} as const
