import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, timestamp, namedPerson } from './fields.ts'
import { planId } from './plans.ts'
import { promiseKinds } from './promises.ts'
import { subscriptionStatuses } from './subscriptions.ts'
import { userListItem } from './users.ts'

/** The latest promises to a person that their page shows. */
export const maxShownPromises = 20

const promise = z.object({
  id,
  kind: z.enum(promiseKinds),
  startedAt: timestamp,
  dueAt: timestamp,
  keptAt: z.nullable(timestamp),
  canceledAt: z.nullable(timestamp),
  /** It waits for the client now. */
  paused: z.boolean(),
})

/** What the language model wrote in this month, by UTC. */
export const modelUsage = z.object({
  calls: z.int(),
  tokens: z.int(),
  /** The most tokens that it may be. */
  ceiling: z.int(),
  /** In US dollars; null where the settings hold no prices. */
  cost: z.nullable(z.number()),
})
export type ModelUsage = z.infer<typeof modelUsage>

/** What admins see of one account beside its list item. */
export const userDetails = z.extend(userListItem, {
  emailVerified: z.boolean(),
  /** Of sessions that have not expired. */
  lastSeenAt: z.nullable(timestamp),
  sessionCount: z.int(),
  manager: z.nullable(namedPerson),
  /** Clients of an account manager. */
  clientCount: z.int(),
  applicationCount: z.int(),
  /** The live subscription, otherwise the latest one. */
  subscription: z.nullable(
    z.object({
      plan: planId,
      status: z.enum(subscriptionStatuses),
      currentPeriodEnd: timestamp,
      graceEnds: z.nullable(timestamp),
    }),
  ),
  secondFactors: z.object({ passkeys: z.int(), authenticator: z.boolean(), recoveryCodes: z.int() }),
  /** Null without a language model. */
  modelUsage: z.nullable(modelUsage),
  /** The latest first. */
  promises: z.array(promise).check(z.maxLength(maxShownPromises)),
})
export type UserDetails = z.infer<typeof userDetails>

export const readUserDetails = endpoint('GET', '/api/admin/users/:id', {
  summary: 'One account as admins see it: manager, subscription, applications, sessions, second factors, 20 promises',
  access: ['admin'],
  params: z.object({ id }),
  reply: userDetails,
})
