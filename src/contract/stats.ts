import { z } from 'zod/mini'
import { applicationStatus } from './application-status.ts'
import { clientApplication } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { maxListRows, namedPerson } from './fields.ts'
import { modelUsage } from './user-details.ts'

export const stats = z.object({
  applications: z.object({
    total: z.int(),
    /** Statuses without applications are absent. */
    byStatus: z.partialRecord(applicationStatus, z.int()),
  }),
  /** Those with the most clients first. */
  accountManagers: z
    .array(
      z.object({
        accountManager: namedPerson,
        clientCount: z.int(),
        /** Since Monday, 00:00 UTC. */
        applicationsThisWeek: z.int(),
      }),
    )
    .check(z.maxLength(maxListRows)),
})
export type Stats = z.infer<typeof stats>

export const readStats = endpoint('GET', '/api/admin/stats', {
  summary: 'Applications by status, and the load of each account manager; X-Total-Count is the number of managers',
  access: ['admin'],
  fromReplica: true,
  query: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxListRows)), 50) }),
  reply: stats,
})

/** The most that the list of recent applications answers. */
export const recentApplicationsListed = 5

export const listRecentApplications = endpoint('GET', '/api/admin/recent-applications', {
  summary: 'The five applications that were recorded last, for any client, with the name of the client',
  access: ['admin'],
  fromReplica: true,
  reply: z.array(clientApplication).check(z.maxLength(recentApplicationsListed)),
})

/** Counts beside the tabs of the administration stop here: this number may mean more. */
export const maxTabCount = 100
const tabCount = z.int().check(z.maximum(maxTabCount))

export const adminCounts = z.object({
  /** Subscribers without an account manager. */
  waiting: tabCount,
  /** Contact messages without an answer. */
  messages: tabCount,
  /** Open promises that are late. */
  latePromises: tabCount,
})
export type AdminCounts = z.infer<typeof adminCounts>

export const readAdminCounts = endpoint('GET', '/api/admin/counts', {
  summary: 'What waits for the admins: subscribers, contact messages and late promises, each counted up to 100',
  access: ['admin'],
  fromReplica: true,
  reply: adminCounts,
})

/** What the language model wrote in this month, by UTC; null without a language model. */
export const readModelUsage = endpoint('GET', '/api/admin/model-usage', {
  summary: 'Calls, tokens and cost of the language model in this month: of all accounts, and of everyone not logged in',
  access: ['admin'],
  fromReplica: true,
  reply: z.object({
    accounts: z.nullable(z.omit(modelUsage, { ceiling: true })),
    visitors: z.nullable(modelUsage),
  }),
})
