import type { Subject } from './access-subject.fixture.ts'

const ownerAndStaffWithinReach = [401, 200, 404, 200, 404, 200] as const

/** A weekly report of the seeker, for a week without one. */
async function createReport({ app, seeker }: Subject): Promise<string> {
  const figures = { sent: 0, answered: 0, interviews: 0, moved: 0, waiting: 0, kept: { due: 0, kept: 0 } }
  const content = { ...figures, before: null, items: [], late: [], next: [], draft: '', managerId: null }
  const { rows } = await app.pool.query(
    `insert into progress_reports (user_id, week_start, week_end, time_zone, content)
     select $1::uuid, now() - (count(*) + 1) * interval '7 days', now() - count(*) * interval '7 days', 'UTC', $2
     from progress_reports where user_id = $1 returning id`,
    [seeker.id, JSON.stringify(content)],
  )
  return rows[0].id
}

/** The open note of the seeker's next report. */
async function createReportNote({ app, seeker }: Subject): Promise<string> {
  const { rows } = await app.pool.query(
    `insert into tasks (user_id, kind, due_at, week_start, outcome)
     select $1::uuid, 'report_note', now(), now() - (count(*) + 1) * interval '7 days', 'A quiet week.'
     from tasks where user_id = $1 returning id`,
    [seeker.id],
  )
  return rows[0].id
}

/** Weekly reports in the access matrix. */
export const reportRows = {
  'GET /api/reports': {
    statuses: ownerAndStaffWithinReach,
    call: ({ seeker }: Subject) => ({ query: { userId: seeker.id } }),
  },
  'GET /api/reports/:id': {
    statuses: ownerAndStaffWithinReach,
    call: async (subject: Subject) => ({ path: await createReport(subject) }),
  },
  'POST /api/tasks/:id/note/stream': {
    statuses: [401, 403, 403, 409, 404, 409],
    call: async (subject: Subject) => ({ path: await createReportNote(subject) }),
  },
  'PUT /api/account/time-zone': {
    statuses: [401, 200, 200, 200, 200, 200],
    call: () => ({ body: { timeZone: 'Europe/Berlin' } }),
  },
} as const
