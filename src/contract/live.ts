import { z } from 'zod'

/** What a live event says has changed, by noun; the browser reads those again. */
export const liveTopics = [
  'applications',
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

export const liveEvent = z.object({ topics: z.array(z.enum(liveTopics)).max(liveTopics.length) })
export type LiveEvent = z.infer<typeof liveEvent>

/** How long ago, in milliseconds, the page began to read: what has changed since is told first. */
export const liveQuery = z.object({ since: z.coerce.number().nonnegative().max(Number.MAX_SAFE_INTEGER).optional() })

/** The stream of server-sent events of the person signed in. */
export const livePath = '/api/events'
