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
  'mails',
  'preparation',
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

/** A request header: the browser's tab that makes the call. */
export const tabHeader = 'x-tab-id'
/** A header of the reply to a write: the topics that it changed, separated by commas. The tab gets no event about them. */
export const topicsHeader = 'x-live-topics'
export const tabId = z.string().check(z.maxLength(36), z.regex(/^[\w-]+$/))

/** Milliseconds since the page began to load: changes since then are sent first. */
export const liveQuery = z.object({
  tab: z.optional(tabId),
  since: z.optional(z.coerce.number().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER))),
})

export type LiveQuery = z.infer<typeof liveQuery>

/** The stream of server-sent events of the person signed in. */
export const livePath = '/api/events'
