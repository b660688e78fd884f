import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { longestList, partOfList, timestamp } from './fields.ts'
import { planId } from './plans.ts'
import { userListItem } from './users.ts'

export const client = userListItem.extend({
  assignedAt: timestamp,
  plan: planId.nullable(),
  /** When staff last did something for the client under this assignment; null if nothing was done yet. */
  lastActionAt: timestamp.nullable(),
  pendingInterests: z.number().int(),
  /** Applications that staff made for the client in the running billing period. */
  applicationsThisPeriod: z.number().int(),
  /** What the plan promises in a period; null without a subscription. */
  planLimit: z.number().int().nullable(),
})
export type Client = z.infer<typeof client>

export const listClients = endpoint({
  method: 'GET',
  path: '/api/account-manager/clients',
  summary:
    "An account manager's assigned clients, the latest assigned first, at most 500 at once. X-Total-Count tells how many there are in all, X-Next-Cursor where the next part begins",
  access: ['account_manager'],
  query: z.object(partOfList),
  reply: z.array(client).max(longestList),
})
