import { z } from 'zod/mini'

/** The topics of live events; the browser refetches them. */
export const liveTopics = [
  'applications',
  'approvals',
  'rules',
  'answers',
  'questions',
  'documents',
  'receipts',
  'messages',
  'client-notes',
  'promises',
  'ledger',
  'tasks',
  'reports',
  'interviews',
  'job-interests',
  'notifications',
  'clients',
  'users',
  'profile',
  'exports',
  'broadcasts',
  'contact-messages',
  'subscription',
  'payment-events',
  'session',
] as const
export type LiveTopic = (typeof liveTopics)[number]

export const liveEvent = z.object({ topics: z.array(z.enum(liveTopics)).check(z.maxLength(liveTopics.length)) })
export type LiveEvent = z.infer<typeof liveEvent>

/** Milliseconds since the page began to load: changes since then are sent first. */
export const liveQuery = z.object({
  since: z.optional(z.coerce.number().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER))),
})

/** The stream of server-sent events of the person signed in. */
export const livePath = '/api/events'
