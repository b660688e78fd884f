import { z } from 'zod/mini'
import { application } from './applications.ts'
import { endpoint } from './endpoint.ts'
import {
  id,
  limits,
  link,
  maxListRows,
  message,
  optionalText,
  pageQuery,
  requiredText,
  timestamp,
  timestampInput,
} from './fields.ts'
import { postingCheck } from './posting-checks.ts'
import { postingState } from './postings.ts'

export const jobInterest = z.object({
  id,
  userId: id,
  jobUrl: z.string(),
  notes: z.nullable(z.string()),
  /** Answered: by an application, or by returning it with a reason. */
  processed: z.boolean(),
  returnReason: z.nullable(z.string()),
  /** The application that answers it. */
  application: z.nullable(z.pick(application, { id: true, company: true, position: true })),
  /** What was read of the posting; null where it was never read. */
  posting: z.nullable(postingState),
  /** The employer that a rule of the client excludes. Only in the client's own calls, and while it is pending. */
  excludedEmployer: z.optional(z.string()),
  /** Whether the posting is still open; null before the first check of its link. */
  postingCheck: z.nullable(postingCheck),
  createdAt: timestamp,
})
export type JobInterest = z.infer<typeof jobInterest>

export const listJobInterests = endpoint('GET', '/api/job-interests', {
  summary:
    'The own job interests, newest first, at most 500 at once. X-Total-Count is the total, X-Next-Cursor where the next part begins',
  access: 'signed-in',
  query: z.object(pageQuery),
  reply: z.array(jobInterest).check(z.maxLength(maxListRows)),
})

export const createJobInterest = endpoint('POST', '/api/job-interests', {
  summary: 'Submits the link of a job posting; the account manager is notified',
  access: ['user'],
  limits: ['job interest, account'],
  body: z.object({ jobUrl: link('Please enter a job URL'), notes: optionalText(limits.note) }),
  reply: jobInterest,
  status: 201,
})

export const updateJobInterest = endpoint('PUT', '/api/job-interests/:id', {
  summary: 'Changes the link or the notes of an own pending interest. A new link is read again',
  access: ['user'],
  limits: ['job interest change, account'],
  params: z.object({ id }),
  body: createJobInterest.body,
  reply: jobInterest,
})

export const withdrawJobInterest = endpoint('DELETE', '/api/job-interests/:id', {
  summary: 'Withdraws an own pending interest: it is deleted, and we no longer owe an answer',
  access: ['user'],
  limits: ['job interest change, account'],
  params: z.object({ id }),
  reply: message,
})

export const listJobInterestsOfUser = endpoint('GET', '/api/admin/user-job-interests/:userId', {
  summary: 'The job interests of one client, newest first, paginated as above',
  access: ['account_manager', 'admin'],
  params: z.object({ userId: id }),
  query: z.object(pageQuery),
  reply: z.array(jobInterest).check(z.maxLength(maxListRows)),
})

const reason = requiredText(limits.note, 'Please enter a reason')

export const returnJobInterest = endpoint('POST', '/api/job-interests/:id/return', {
  summary: "Returns a client's pending interest with a reason, which the client sees",
  access: ['account_manager', 'admin'],
  params: z.object({ id }),
  body: z.object({ reason }),
  reply: jobInterest,
  subject: ({ userId }) => userId,
})

/** How many interests can be returned at once. */
export const maxReturned = 50

export const returnJobInterests = endpoint('POST', '/api/job-interests/return', {
  summary: "Returns up to 50 pending interests of one's clients with one reason. The reply names those it left alone",
  access: ['account_manager', 'admin'],
  limits: ['job interest change, account'],
  body: z.object({
    ids: z.array(id).check(
      z.minLength(1, 'Please select at least one job interest'),
      z.maxLength(maxReturned, `Please return at most ${maxReturned} job interests at once`),
      z.refine((ids) => new Set(ids).size === ids.length, 'Each job interest can be listed once'),
    ),
    reason,
  }),
  reply: z.object({
    returned: z.array(id).check(z.maxLength(maxReturned)),
    notReturned: z.array(z.object({ id, because: z.enum(['answered', 'not_found']) })).check(z.maxLength(maxReturned)),
  }),
  sendsIdempotencyKey: true,
})

/** How far ahead an interest can be snoozed. */
export const maxSnoozeDays = 7

export const snoozeJobInterest = endpoint('PUT', '/api/job-interests/:id/snooze', {
  summary:
    "Hides a client's pending interest from the queue until a moment within 7 days, or shows it again. Its promise keeps running, and the client does not see it",
  access: ['account_manager'],
  limits: ['job interest change, account'],
  params: z.object({ id }),
  body: z.object({ until: z.nullable(timestampInput) }),
  reply: z.object({ id, snoozedUntil: z.nullable(timestamp) }),
})
