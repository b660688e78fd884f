import { z } from 'zod/mini'
import { applicationStages, applicationStatus } from './application-status.ts'
import { applicationSearch } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

const count = z.int()

/** The number of bars that a chart can show legibly. */
export const maxPeriods = { week: 26, month: 24 } as const

export const applicationSummary = z.object({
  total: count,
  byStatus: z.record(applicationStatus, count),
  /** How many reached each stage or a later one. */
  reached: z.array(z.object({ stage: z.enum(applicationStages), count })).check(z.maxLength(applicationStages.length)),
  unit: z.enum(['week', 'month']),
  /** By the day applied or, without one, the day added; in UTC, without gaps, the oldest first. */
  periods: z
    .array(z.object({ start: z.iso.date(), applications: count, interviews: count }))
    .check(z.maxLength(Math.max(maxPeriods.week, maxPeriods.month))),
  /** How many are older than the first period. */
  earlier: count,
})
export type ApplicationSummary = z.infer<typeof applicationSummary>

/** The client to summarize, for staff; without it, the applications of the caller's list. */
export const clientQuery = z.object({ userId: z.optional(id) })

export const summarizeApplications = endpoint('GET', '/api/applications/summary', {
  summary: "How far a job seeker's own applications, those of an account manager's clients, or one client's have come",
  access: 'signed-in',
  query: clientQuery,
  reply: applicationSummary,
})

const applicationCounts = z.pick(applicationSummary, { total: true, byStatus: true })
export type ApplicationCounts = z.infer<typeof applicationCounts>

export const countApplications = endpoint('GET', '/api/applications/counts', {
  summary: 'How many of the same applications there are in each status, all of them or those that a search finds',
  access: 'signed-in',
  query: z.extend(clientQuery, z.pick(applicationSearch, { q: true }).shape),
  reply: applicationCounts,
})

/** How many applications can be selected at once, to be exported or changed. */
export const maxSelected = 100

const idLength = 36
/** Ids joined by commas. */
const idList = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(maxSelected * (idLength + 1))),
    z.transform((value: string) => value.split(',')),
  ),
  z.array(id).check(z.maxLength(maxSelected)),
)

/** `userId` as above. With `ids`, only those of them. */
export const exportQuery = z.extend(clientQuery, { ids: z.optional(idList) })

/** All of the same applications, or some of them, as a file of comma-separated values. */
export const applicationsCsvPath = '/api/applications/export.csv'
