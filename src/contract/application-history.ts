import { z } from 'zod/mini'
import { applicationStatus } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { id, timestamp } from './fields.ts'

/** What an entry of the history may say has changed; the words themselves are never kept. */
export const changedFields = ['company', 'position', 'jobUrl', 'dateApplied', 'notes', 'coverLetterUrl'] as const
export const changedField = z.enum(changedFields)
export type ChangedField = (typeof changedFields)[number]

export const historyEntry = z.object({
  id,
  at: timestamp,
  action: z.enum(['created', 'updated']),
  /** The name of who did it; null once that account is deleted. */
  by: z.nullable(z.string()),
  byMyself: z.boolean(),
  /** The status before and after; null where it is not told. */
  from: z.nullable(applicationStatus),
  to: z.nullable(applicationStatus),
  fields: z.array(changedField).check(z.maxLength(changedFields.length)),
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const changesListed = 200

export const readApplicationHistory = endpoint({
  method: 'GET',
  path: '/api/applications/:id/history',
  summary: 'Who changed what of an application and when, the latest first; at most the last 200 changes',
  access: 'signed-in',
  params: z.object({ id }),
  reply: z.array(historyEntry).check(z.maxLength(changesListed)),
})
