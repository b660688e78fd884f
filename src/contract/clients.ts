import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, maxListRows, pageQuery, timestamp, namedPerson } from './fields.ts'
import { planId } from './plans.ts'
import { userListItem } from './users.ts'

export const client = z.extend(userListItem, {
  assignedAt: timestamp,
  plan: z.nullable(planId),
  /** When staff last did something for the client under this assignment; null if nothing was done yet. */
  lastActionAt: z.nullable(timestamp),
  pendingInterests: z.int(),
  /** Applications that staff made for the client in the running billing period. */
  applicationsThisPeriod: z.int(),
  /** The plan's limit per period; null without a subscription. */
  planLimit: z.nullable(z.int()),
})
export type Client = z.infer<typeof client>

export const listClients = endpoint('GET', '/api/account-manager/clients', {
  summary:
    "An account manager's assigned clients, the latest assigned first, at most 500 at once. X-Total-Count is the total, X-Next-Cursor where the next part begins",
  access: ['account_manager'],
  query: z.object(pageQuery),
  reply: z.array(client).check(z.maxLength(maxListRows)),
})

/** A client as their page shows them. Admins also see those without an account manager. */
export const clientOverview = z.extend(client, {
  assignedAt: z.nullable(timestamp),
  accountManager: z.nullable(namedPerson),
})
export type ClientOverview = z.infer<typeof clientOverview>

export const readClient = endpoint('GET', '/api/clients/:userId', {
  summary: 'One job seeker with account manager, plan and usage, for the assigned manager and admins',
  access: ['account_manager', 'admin'],
  params: z.object({ userId: id }),
  reply: clientOverview,
})
