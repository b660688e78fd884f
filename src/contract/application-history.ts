import { z } from 'zod/mini'
import { changedFields } from './application-fields.ts'
import { applicationStatus } from './application-status.ts'
import { endpoint } from './endpoint.ts'
import { id, timestamp } from './fields.ts'

export const historyEntry = z.object({
  id,
  at: timestamp,
  action: z.enum(['created', 'updated', 'interview_outcome']),
  /** The name of the person who did it; null once that account is deleted. */
  by: z.nullable(z.string()),
  byMyself: z.boolean(),
  /** The status before and after; null where it did not change. */
  from: z.nullable(applicationStatus),
  to: z.nullable(applicationStatus),
  /** Names only: the history stores no values. */
  fields: z.array(z.enum(changedFields)).check(z.maxLength(changedFields.length)),
  /** How an interview went, as it is now; null for every other entry, and once it is removed. */
  outcome: z.nullable(z.string()),
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const changesListed = 200

export const readApplicationHistory = endpoint('GET', '/api/applications/:id/history', {
  summary: 'Who changed what of an application and when, the latest first; at most the last 200 changes',
  access: 'signed-in',
  params: z.object({ id }),
  reply: z.array(historyEntry).check(z.maxLength(changesListed)),
})
