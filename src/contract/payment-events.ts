import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, limits, text, timestamp } from './fields.ts'

export const paymentEvent = z.object({
  /** The provider's id. */
  id: z.string(),
  type: z.string(),
  receivedAt: timestamp,
  processedAt: z.nullable(timestamp),
  /** The error of the last attempt. */
  error: z.nullable(z.string()),
})
export type PaymentEvent = z.infer<typeof paymentEvent>

const listing = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  cursor: z.optional(z.string().check(z.maxLength(limits.name))),
  /** Only unprocessed ones. */
  unprocessed: z.optional(z.literal('1')),
})

export const listPaymentEvents = endpoint('GET', '/api/admin/payment-events', {
  summary: "The card provider's events, the newest first. X-Next-Cursor is the cursor of the next page",
  access: ['admin'],
  fromReplica: true,
  query: listing,
  reply: z.array(paymentEvent).check(z.maxLength(200)),
})

export const replayPaymentEvent = endpoint('POST', '/api/admin/payment-events/:id/replay', {
  summary: 'Processes an event again: fetches the current state from the provider',
  access: ['admin'],
  idempotency: 'ignored',
  params: z.object({ id: text(limits.name) }),
  reply: paymentEvent,
})

/** A difference between our records and the provider's, which was repaired. */
export const paymentDifference = z.object({
  kind: z.enum(['subscription', 'payment']),
  /** The provider's id of the subscription or invoice. */
  providerId: z.string(),
  ours: z.string(),
  theirs: z.string(),
})
export type PaymentDifference = z.infer<typeof paymentDifference>

/** The maximum stored per reconciliation. */
export const differencesKept = 100

export const paymentReconciliation = z.object({
  id,
  startedAt: timestamp,
  finishedAt: z.nullable(timestamp),
  subscriptions: z.int(),
  invoices: z.int(),
  differences: z.array(paymentDifference).check(z.maxLength(differencesKept)),
  /** Why it could not be finished. */
  error: z.nullable(z.string()),
})
export type PaymentReconciliation = z.infer<typeof paymentReconciliation>

export const reconciliationsListed = 30

export const listPaymentReconciliations = endpoint('GET', '/api/admin/payment-reconciliations', {
  summary: 'The latest 30 reconciliations with the card provider',
  access: ['admin'],
  fromReplica: true,
  reply: z.array(paymentReconciliation).check(z.maxLength(reconciliationsListed)),
})

export const reconcilePayments = endpoint('POST', '/api/admin/payment-reconciliations', {
  summary: 'Starts a reconciliation with the card provider in the background',
  access: ['admin'],
  status: 201,
  reply: paymentReconciliation,
})
