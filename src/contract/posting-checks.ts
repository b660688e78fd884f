import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, timestamp } from './fields.ts'

export const openStates = ['open', 'closed', 'unknown'] as const
export type OpenState = (typeof openStates)[number]

/** Whether a posting is still open, as far as we could find out. */
export const postingCheck = z.object({
  state: z.enum(openStates),
  /** The sentence that says why. */
  reason: z.string(),
  /** Null where it was never checked. */
  checkedAt: z.nullable(timestamp),
  /** When the client said that it is still open, whatever we found. */
  saidOpenAt: z.nullable(timestamp),
})
export type PostingCheck = z.infer<typeof postingCheck>

export const readPostingCheck = endpoint('GET', '/api/job-interests/:id/posting-state', {
  summary:
    "Whether the posting of an interest is still open. It is checked now unless that was done within the hour. A posting that is closed pauses the interest's promise, and the client is asked for another, once",
  access: 'signed-in',
  limits: ['posting check, account'],
  params: z.object({ id }),
  reply: postingCheck,
})

export const confirmPostingOpen = endpoint('POST', '/api/job-interests/:id/still-open', {
  summary:
    'Says that the posting of an own pending interest is still open, although we found it closed. Its promise runs again',
  access: ['user'],
  limits: ['job interest change, account'],
  params: z.object({ id }),
  reply: postingCheck,
})
