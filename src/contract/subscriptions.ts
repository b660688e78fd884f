import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { timestamp, timestampInput } from './fields.ts'
import { planId } from './plans.ts'

/**
 * `canceled` keeps its access until the period ends, `past_due` for the days of grace; `incomplete` waits for its first
 * payment, and `expired` is over.
 */
export const subscriptionStatuses = ['active', 'past_due', 'canceled', 'incomplete', 'expired'] as const

/** The grace period after a failed renewal. */
export const graceDays = 7

export const subscription = z.object({
  status: z.enum(subscriptionStatuses),
  planName: z.string(),
  /** Dollars. */
  amount: z.number(),
  interval: z.string(),
  currentPeriodEnd: z.nullable(timestamp),
  /** The end of the grace period; only while it is past due. */
  graceEnds: z.optional(timestamp),
})
export type Subscription = z.infer<typeof subscription>

export const readSubscription = endpoint('GET', '/api/subscription/status', {
  summary: 'The own subscription, or null',
  access: 'signed-in',
  whileViewing: 'refused',
  reply: z.nullable(subscription),
})

export const cancelSubscription = endpoint('POST', '/api/subscription/cancel', {
  summary: 'Cancels the own subscription: paid access stays until the period ends, what was never paid ends at once',
  access: 'signed-in',
  limits: ['asking the card provider, account'],
  idempotency: 'ignored',
  reply: subscription,
})

export const resumeSubscription = endpoint('POST', '/api/subscription/resume', {
  summary: 'Takes a cancellation back before the period ends; 409 when there is none',
  access: 'signed-in',
  limits: ['asking the card provider, account'],
  idempotency: 'ignored',
  reply: subscription,
})

/** The price of a plan change today, for confirmation. Amounts are in dollars. */
export const planChange = z.object({
  planName: z.string(),
  direction: z.enum(['upgrade', 'downgrade']),
  /** Charged at once; 0 when the unused time of the previous plan is worth more. */
  amountDue: z.number(),
  /** The rest of that value, deducted from the next invoices. */
  credit: z.number(),
  nextAmount: z.number(),
  nextBillingDate: timestamp,
  /** Sent back with the change, so that the price is the one shown. */
  prorationDate: timestamp,
})
export type PlanChange = z.infer<typeof planChange>

export const previewPlanChange = endpoint('GET', '/api/subscription/plan-change', {
  summary:
    'What changing a live subscription to the plan would cost now; 409 without one, or when it is the plan already',
  access: ['user'],
  limits: ['asking the card provider, account'],
  whileViewing: 'refused',
  query: z.object({ plan: planId }),
  reply: planChange,
})

export const changePlan = endpoint('POST', '/api/subscription/change-plan', {
  summary:
    'Starts a subscription, whose first payment the client secret confirms; or changes the plan of a live one, where the secret is null unless the bank asks for more',
  access: ['user'],
  limits: ['subscribing, account'],
  idempotency: 'ignored',
  body: z.object({ plan: planId, prorationDate: z.optional(timestampInput) }),
  reply: z.object({ clientSecret: z.nullable(z.string()) }),
})

export const createCheckoutSession = endpoint('POST', '/api/subscription/create-checkout-session', {
  summary:
    "The address of the provider's payment page for the plan; for a live subscription, of the page that changes it",
  access: ['user'],
  limits: ['subscribing, account'],
  idempotency: 'ignored',
  body: z.object({ plan: planId }),
  reply: z.object({ checkoutUrl: z.string() }),
})
