import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { timestamp } from './fields.ts'

export const subscriptionStatuses = ['active', 'past_due', 'canceled', 'incomplete', 'expired'] as const

export const subscription = z.object({
  status: z.enum(subscriptionStatuses),
  planName: z.string(),
  /** Dollars. */
  amount: z.number(),
  interval: z.string(),
  currentPeriodEnd: timestamp.nullable(),
})
export type Subscription = z.infer<typeof subscription>

export const readSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription/status',
  summary: 'The own subscription, or null',
  access: 'signed-in',
  reply: subscription.nullable(),
})
