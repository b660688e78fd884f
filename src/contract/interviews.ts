import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, limits, optionalText, requiredText, timestamp, timestampInput } from './fields.ts'

export const interviewKinds = ['phone', 'video', 'on_site', 'other'] as const
export type InterviewKind = (typeof interviewKinds)[number]

/** The most interviews of one application. */
export const maxInterviews = 20
const maxPeople = 20
/** The keys of the preparation's checklist. */
export const preparationSteps = [
  'posting',
  'documents',
  'achievements',
  'questions',
  'own_questions',
  'journey',
] as const

export const interview = z.object({
  id,
  applicationId: id,
  startsAt: timestamp,
  endsAt: timestamp,
  timeZone: z.string(),
  kind: z.enum(interviewKinds),
  place: z.nullable(z.string()),
  people: z.array(z.string()).check(z.maxLength(maxPeople)),
  /** The client's notes. */
  notes: z.nullable(z.string()),
  /** The team's notes, which the client reads too. */
  teamNotes: z.nullable(z.string()),
  checklist: z.array(z.enum(preparationSteps)).check(z.maxLength(preparationSteps.length)),
  /** How it went. */
  outcome: z.nullable(z.string()),
})
export type Interview = z.infer<typeof interview>

export const interviewBody = z
  .object({
    /** Of a stored interview. Without it the interview is a new one. */
    id: z.optional(id),
    startsAt: timestampInput,
    endsAt: timestampInput,
    timeZone: requiredText(limits.name, 'Please choose a time zone'),
    kind: z.enum(interviewKinds),
    place: optionalText(limits.link),
    people: z._default(z.array(requiredText(limits.name, 'Please enter a name')).check(z.maxLength(maxPeople)), []),
    notes: optionalText(limits.note),
    outcome: optionalText(limits.note),
  })
  .check(
    z.refine(({ startsAt, endsAt }) => Date.parse(endsAt) > Date.parse(startsAt), {
      error: 'Please choose an end after the start',
      path: ['endsAt'],
    }),
  )
export type InterviewBody = z.output<typeof interviewBody>

const list = z.array(interview).check(z.maxLength(maxInterviews))

export const listInterviews = endpoint({
  method: 'GET',
  path: '/api/applications/:id/interviews',
  summary: 'The interviews of an application within reach, by time',
  access: 'signed-in',
  params: z.object({ id }),
  reply: list,
})

export const saveInterviews = endpoint({
  method: 'PUT',
  path: '/api/applications/:id/interviews',
  summary: 'Replaces the interviews of an application within reach; those sent with their id keep it',
  access: 'signed-in',
  params: z.object({ id }),
  body: z.array(interviewBody).check(z.maxLength(maxInterviews)),
  reply: list,
})

export const interviewIcsPath = '/api/interviews/:id.ics'
/** Works without a session: the token is the secret. */
export const calendarFeedPath = '/calendar/:token.ics'

export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar-feed',
  summary: 'A secret address of the own interviews for calendar programs. A new one revokes the one before',
  access: ['user'],
  idempotency: 'ignored',
  reply: z.object({ url: z.string() }),
  status: 201,
})
