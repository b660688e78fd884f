import { z } from 'zod'
import { changedFields } from './application-fields.ts'
import { applicationStatus } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { id, timestamp } from './fields.ts'

export const historyEntry = z.object({
  id,
  at: timestamp,
  action: z.enum(['created', 'updated']),
  /** The name of the person who did it; null once that account is deleted. */
  by: z.string().nullable(),
  byMyself: z.boolean(),
  /** The status before and after; null where it did not change. */
  from: applicationStatus.nullable(),
  to: applicationStatus.nullable(),
  /** Names only: the history stores no values. */
  fields: z.array(z.enum(changedFields)).max(changedFields.length),
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const changesListed = 200

export const readApplicationHistory = endpoint({
  method: 'GET',
  path: '/api/applications/:id/history',
  summary: 'Who changed what of an application and when, the latest first; at most the last 200 changes',
  access: 'signed-in',
  params: z.object({ id }),
  reply: z.array(historyEntry).max(changesListed),
})
