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

export const liveEvent = z.object({ topics: z.array(z.enum(liveTopics)) })
export type LiveEvent = z.infer<typeof liveEvent>

/** The stream of server-sent events of the person signed in. */
export const livePath = '/api/events'
