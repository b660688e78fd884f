import { randomBytes } from 'node:crypto'
import type { PlanId } from '#contract/plans.ts'
import type { TestCard } from '#contract/sandbox.ts'
import type { InvoiceLine } from './proration.ts'

/** What the sandbox keeps, one row each. Moments are ISO 8601 strings in whole seconds, amounts are cents. */
export interface Customer {
  kind: 'customer'
  id: string
  userId: string | null
  email: string
  name: string
  address: string
  /** Of a card no more than which of the test cards it is. */
  card: { id: string; card: TestCard } | null
  /** Whether charges are declined until further notice. */
  declines: boolean
  /** What the next invoices are reduced by. */
  credit: number
  /** Milliseconds by which the clock of this customer is ahead. */
  clockAhead: number
  invoices: number
  erased: boolean
}

export interface Subscription {
  kind: 'subscription'
  id: string
  attemptId: string
  plan: PlanId
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'
  /** The periods are counted from here. */
  createdAt: string
  periodStart: string
  periodEnd: string
  cancelAtPeriodEnd: boolean
  latestInvoiceId: string
  /** A change of plan that waits until the bank's question about its invoice is answered. */
  pendingChange: { plan: PlanId; invoiceId: string } | null
}

export interface Invoice {
  kind: 'invoice'
  id: string
  subscriptionId: string
  number: string
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  status: 'open' | 'paid' | 'void' | 'uncollectible'
  lines: InvoiceLine[]
  total: number
  creditUsed: number
  amountDue: number
  amountPaid: number
  createdAt: string
  paidAt: string | null
  clientSecret: string
  attempts: number
  /** When a renewal that failed is tried again. */
  nextAttemptAt: string | null
  chargeId: string | null
  /** Under which key a change of plan asked for it. */
  changeKey: string | null
}

export interface Charge {
  kind: 'charge'
  id: string
  invoiceId: string
  amount: number
  createdAt: string
  refunds: { id: string; amount: number; createdAt: string }[]
}

export interface Dispute {
  kind: 'dispute'
  id: string
  chargeId: string
  invoiceId: string
  amount: number
  reason: string
  /** Absent while it is open. */
  outcome?: 'won' | 'lost'
  createdAt: string
}

export interface CheckoutSession {
  kind: 'checkout'
  id: string
  attemptId: string
  plan: PlanId
  status: 'open' | 'complete' | 'expired'
  successUrl: string
  cancelUrl: string
  subscriptionId: string | null
  createdAt: string
}

export interface QueuedEvent {
  kind: 'event'
  id: string
  /** As it is sent, in the provider's own shape. */
  event: Record<string, unknown>
}

export type SandboxObject = Customer | Subscription | Invoice | Charge | Dispute | CheckoutSession | QueuedEvent

const prefixes = {
  subscription: 'sub',
  invoice: 'in',
  payment: 'pi',
  charge: 'ch',
  refund: 're',
  dispute: 'dp',
  checkout: 'cs',
  card: 'pm',
  event: 'evt',
} as const

export const newId = (kind: keyof typeof prefixes) => `${prefixes[kind]}_sandbox_${randomBytes(12).toString('hex')}`
