import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, limits, text, timestamp, picturedPerson } from './fields.ts'
import { jobInterest } from './job-interests.ts'

/** What of the client a promise can wait for. */
export const pauseReasons = ['approval', 'question', 'posting'] as const
export type PauseReason = (typeof pauseReasons)[number]

const waiting = {
  /** When the promise runs out. It moves by each time in which the client's approval, answer or other link was waited for. */
  dueAt: timestamp,
  /** What is waited for now. */
  pausedBy: z.nullable(z.enum(pauseReasons)),
  client: picturedPerson,
}

/** An item of an account manager's queue: a pending interest, or a client without an application yet. */
export const queueItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('interest'),
    ...waiting,
    /** Until when the manager hides it from the queue. */
    snoozedUntil: z.nullable(timestamp),
    interest: jobInterest,
  }),
  z.object({ kind: z.literal('client'), ...waiting }),
])
export type QueueItem = z.infer<typeof queueItem>

export const listQueue = endpoint('GET', '/api/account-manager/queue', {
  summary:
    'The queue of an account manager, the oldest promise first, of all clients or one. Snoozed interests are a list of their own, the next to return first. X-Total-Count is the total, X-Next-Cursor is the cursor of the next page',
  access: ['account_manager'],
  query: z.object({
    userId: z.optional(id),
    /** One item, snoozed or not: an interest, or a client without an application. */
    item: z.optional(id),
    /** `true`: the snoozed interests instead of what waits. */
    snoozed: z.optional(z.enum(['true', 'false'])),
    /** Words in the link, the notes, the posting or the client's name. */
    q: z.optional(text(limits.name)),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    cursor: z.optional(z.string().check(z.maxLength(limits.name))),
  }),
  reply: z.array(queueItem).check(z.maxLength(200)),
})
