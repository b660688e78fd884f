import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, limits, maxListRows, optionalText, timestamp, timestampInput, picturedPerson } from './fields.ts'

export const taskKinds = ['consultation', 'custom_resume', 'report_note'] as const
export type TaskKind = (typeof taskKinds)[number]

/** `proposed` and `booked` are about the time of a consultation: staff propose it, the client books it. */
export const taskStates = ['open', 'proposed', 'booked', 'done', 'canceled'] as const
export type TaskState = (typeof taskStates)[number]
export const closedStates = ['done', 'canceled'] as const satisfies readonly TaskState[]

export const task = z.object({
  id,
  userId: id,
  client: picturedPerson,
  kind: z.enum(taskKinds),
  state: z.enum(taskStates),
  dueAt: timestamp,
  /** The time of a consultation. */
  proposedAt: z.nullable(timestamp),
  /** The custom resume, shared with the client. */
  documentId: z.nullable(id),
  /** Scores of a custom resume, before and after. */
  scoreBefore: z.nullable(z.int()),
  scoreAfter: z.nullable(z.int()),
  /** What came of a consultation, or the note of a weekly report: a draft until the task is done. */
  outcome: z.nullable(z.string()),
  createdAt: timestamp,
})
export type Task = z.infer<typeof task>

export const listTasks = endpoint('GET', '/api/tasks', {
  summary:
    'Tasks within reach, open ones by due time first, then the latest, at most 500. Clients see their own consultations and custom resumes',
  access: 'signed-in',
  query: z.object({ userId: z.optional(id) }),
  reply: z.array(task).check(z.maxLength(maxListRows)),
})

export const createTask = endpoint('POST', '/api/clients/:userId/tasks', {
  summary: 'Adds a consultation or a custom resume for a client, beside those that the plan includes',
  access: ['account_manager', 'admin'],
  limits: ['message, account'],
  params: z.object({ userId: id }),
  body: z.object({
    kind: z.enum(['consultation', 'custom_resume']),
    dueAt: timestampInput,
  }),
  reply: task,
  status: 201,
  subject: ({ userId }) => userId,
})

export const updateTask = endpoint('PUT', '/api/tasks/:id', {
  summary:
    "Staff propose a time, share the document, write the outcome, finish or cancel. A proposed time goes into the client's conversation; 409 once the task is done or canceled",
  access: ['account_manager', 'admin'],
  limits: ['message, account'],
  params: z.object({ id }),
  body: z.object({
    state: z.enum(taskStates),
    proposedAt: z.nullish(timestampInput),
    documentId: z.nullish(id),
    outcome: optionalText(limits.note),
  }),
  reply: task,
})

export const bookTask = endpoint('POST', '/api/tasks/:id/book', {
  summary: 'Accepts the proposed time of an own consultation; 409 if another time is proposed by now',
  access: ['user'],
  limits: ['message, account'],
  params: z.object({ id }),
  body: z.object({ proposedAt: timestampInput }),
  reply: task,
})
