import { z } from 'zod/mini'
import { maxStatement, preparedInterview } from '@foothold/resume-engine/prepared-interview'
import { applicationStatus } from './application-status.ts'
import { endpoint } from './endpoint.ts'
import {
  id,
  limits,
  message,
  optionalText,
  requiredText,
  text,
  timestamp,
  timestampInput,
  namedPerson,
} from './fields.ts'

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
export type PreparationStep = (typeof preparationSteps)[number]

const namedZone = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/

/** Whether it is a time zone of the IANA database, such as `Europe/Berlin`. Bare offsets are none: they know no summer time. */
export function isTimeZone(name: string) {
  if (!namedZone.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format()
    return true
  } catch {
    return false
  }
}

/** Left out: it stays as it is. Blank or null: it is removed. */
const changeableText = z.optional(z.nullable(text(limits.note)))
const checklist = z.array(z.enum(preparationSteps)).check(z.maxLength(preparationSteps.length))

export const interview = z.object({
  id,
  applicationId: id,
  startsAt: timestamp,
  endsAt: timestamp,
  timeZone: z.string(),
  kind: z.enum(interviewKinds),
  place: z.nullable(z.string()),
  people: z.array(z.string()).check(z.maxLength(maxPeople)),
  notes: z.nullable(z.string()),
  /** The team's notes, which the client reads too. */
  teamNotes: z.nullable(z.string()),
  checklist,
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
    timeZone: requiredText(limits.name, 'Please choose a time zone').check(
      z.refine(isTimeZone, 'Please choose a time zone such as Europe/Berlin'),
    ),
    kind: z.enum(interviewKinds),
    place: optionalText(limits.link),
    people: z._default(z.array(requiredText(limits.name, 'Please enter a name')).check(z.maxLength(maxPeople)), []),
    /** The client's notes. Staff can only set those of a new interview. */
    notes: changeableText,
    outcome: changeableText,
  })
  .check(
    z.refine(({ startsAt, endsAt }) => Date.parse(endsAt) > Date.parse(startsAt), {
      error: 'Please choose an end after the start',
      path: ['endsAt'],
    }),
  )
export type InterviewBody = z.output<typeof interviewBody>

const list = z.array(interview).check(z.maxLength(maxInterviews))

export const listInterviews = endpoint('GET', '/api/applications/:id/interviews', {
  summary: 'The interviews of an application within reach, by time',
  access: 'signed-in',
  params: z.object({ id }),
  reply: list,
})

export const saveInterviews = endpoint('PUT', '/api/applications/:id/interviews', {
  summary: 'Replaces the interviews of an application within reach; those sent with their id keep it',
  access: 'signed-in',
  limits: ['interview change, account'],
  params: z.object({ id }),
  body: z.array(interviewBody).check(z.maxLength(maxInterviews)),
  reply: list,
})

const params = z.object({ id })

/** What an answer belongs to: a question, or a part of a story. */
const answerParts = ['answer', 'situation', 'action', 'result'] as const
export type AnswerPart = (typeof answerParts)[number]
/** The most answers of one interview. */
export const maxAnswers = 60
export const maxAnswerLength = 2_000

/** A line of the client's preparation. */
export const interviewAnswer = z.object({
  part: z.enum(answerParts),
  /** The question, or the story by its statement. */
  about: requiredText(maxStatement, 'Please name the question'),
  text: text(maxAnswerLength),
})
export type InterviewAnswer = z.output<typeof interviewAnswer>

/** An interview with what its page says of the application. */
export const interviewDetails = z.extend(interview, {
  application: z.object({
    id,
    company: z.string(),
    position: z.string(),
    status: applicationStatus,
    jobUrl: z.nullable(z.string()),
  }),
  client: namedPerson,
})
export type InterviewDetails = z.infer<typeof interviewDetails>

/** An interview with what the client wrote to prepare for it. */
export const interviewRoom = z.extend(interviewDetails, {
  answers: z
    .array(z.object({ part: z.enum(answerParts), about: z.string(), text: z.string() }))
    .check(z.maxLength(maxAnswers)),
})
export type InterviewRoom = z.infer<typeof interviewRoom>

export const readInterview = endpoint('GET', '/api/interviews/:id', {
  summary: 'An interview within reach, with its application; 404 once removed',
  access: 'signed-in',
  params,
  reply: interviewRoom,
})

/** The most interviews that Home shows. */
export const maxUpcoming = 20

export const listUpcomingInterviews = endpoint('GET', '/api/interviews', {
  summary: 'The next interviews of the client, or of the clients within reach, the earliest first',
  access: 'signed-in',
  reply: z.array(interviewDetails).check(z.maxLength(maxUpcoming)),
})

export const preparationBody = z.object({
  notes: changeableText,
  teamNotes: changeableText,
  checklist: z.optional(checklist),
  outcome: changeableText,
  /** One line of the preparation, in place of the one before; blank removes it. */
  answer: z.optional(interviewAnswer),
})
export type PreparationBody = z.output<typeof preparationBody>

export const savePreparation = endpoint('PUT', '/api/interviews/:id/preparation', {
  summary:
    'Stores notes, checklist, outcome or an answer of an interview within reach. The client writes `notes` and `answer`, staff `teamNotes`',
  access: 'signed-in',
  limits: ['interview change, account'],
  params,
  body: preparationBody,
  reply: interviewRoom,
})

/** The most earlier interviews that a brief recalls. */
export const maxEarlier = 3

export const interviewBrief = z.extend(preparedInterview, {
  /** How interviews with the same employer went before, the latest first. */
  earlier: z
    .array(
      z.object({ id, startsAt: timestamp, kind: z.enum(interviewKinds), position: z.string(), outcome: z.string() }),
    )
    .check(z.maxLength(maxEarlier)),
})
export type InterviewBrief = z.infer<typeof interviewBrief>

export const readInterviewBrief = endpoint('GET', '/api/interviews/:id/brief', {
  summary:
    "Stories from the client's own resume and letter, likely questions, what to ask, and how earlier interviews went",
  access: 'signed-in',
  limits: ['interview brief, account'],
  params,
  reply: interviewBrief,
})

export const interviewIcsPath = '/api/interviews/:id.ics'
/** Works without a session: the token is the secret. */
export const calendarFeedPath = '/calendar/:token.ics'
/** How long a removed interview stays in the feed as canceled. */
export const canceledDays = 30

export const createCalendarFeed = endpoint('POST', '/api/calendar-feed', {
  summary: 'A secret address of the own interviews for calendar programs. A new one revokes the one before',
  access: ['user'],
  limits: ['calendar feed, account'],
  idempotency: 'ignored',
  reply: z.object({ url: z.string() }),
  status: 201,
})

export const readCalendarFeed = endpoint('GET', '/api/calendar-feed', {
  summary: 'Since when there is a secret address of the own interviews, or null. The address itself is not stored',
  access: ['user'],
  reply: z.nullable(z.object({ createdAt: timestamp })),
})

export const revokeCalendarFeed = endpoint('DELETE', '/api/calendar-feed', {
  summary: 'Revokes the secret address of the own interviews',
  access: ['user'],
  reply: message,
})
