import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'
import { testCards, type TestCard } from '#contract/sandbox.ts'

/** An id, where Stripe can also answer with the whole object. */
type Plain<Value> = Extract<Value, string> extends never ? Value : Extract<Value, string | null>
type FieldsOf<Own, Real> = { [Name in keyof Own]: Name extends keyof Real ? unknown : never }

/** The stored part of a Stripe object: fields as Stripe's SDK types them, and `Own` ones, narrower, of the same names. */
type Stored<Real, Names extends keyof Real, Own extends FieldsOf<Own, Real> = object> = {
  [Name in Exclude<Names, keyof Own>]: Plain<Exclude<Real[Name], undefined>>
} & Own

interface List<Items extends object[]> {
  object: 'list'
  data: Items
}

/** The sandbox's objects have Stripe's names and fields. Times are seconds, amounts are cents. */
type Customer = Stored<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'email' | 'name' | 'metadata' | 'balance' | 'next_invoice_sequence',
  {
    address: { line1: string } | null
    invoice_settings: { default_payment_method: string | null }
    test_clock: string
    deleted: boolean
  }
> & {
  /** Whether charges are declined until further notice. */
  declines: boolean
  /** When something falls due without any action of a person, by the real clock. */
  due_at: number | null
}

/** Unlike Stripe's, it runs, `ahead` of the real one, and has one customer. */
export type TestClock = Stored<Stripe.TestHelpers.TestClock, 'id' | 'object' | 'status'> & {
  ahead: number
  customer: string | null
}

type Product = Stored<Stripe.Product, 'id' | 'object' | 'active' | 'name' | 'metadata'>

export type Price = Stored<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'lookup_key' | 'metadata',
  { product: string; unit_amount: number; recurring: { interval: string; interval_count: number } }
>

/** Of a card no more than which of the test cards it is. */
export type PaymentMethod = Stored<
  Stripe.PaymentMethod,
  'id' | 'object' | 'type' | 'customer',
  { card: { brand: string; last4: string; exp_month: number; exp_year: number } }
>

export type SubscriptionItem = Stored<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'current_period_start' | 'current_period_end',
  { price: Price }
>

/** Its periods are counted from `created`. */
export type Subscription = Stored<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'created'
  | 'metadata'
  | 'default_payment_method'
  | 'cancel_at_period_end'
  | 'cancel_at'
  | 'ended_at',
  {
    customer: string
    status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'
    items: List<[SubscriptionItem]>
    latest_invoice: string
    /** A change of plan that waits until the bank's question about its invoice, the latest, is answered. */
    pending_update: { subscription_items: [{ price: Price }] } | null
  }
>

/** The amount of what was not used is negative. */
export type Line = Stored<
  Stripe.InvoiceLineItem,
  'object' | 'amount' | 'period',
  {
    pricing: { type: 'price_details'; price_details: { price: string; product: string } }
    parent: { type: 'subscription_item_details'; subscription_item_details: { proration: boolean } }
  }
>

/** Its starting balance is the customer's before it; its next attempt is that of a renewal that failed. */
export type Invoice = Stored<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'created'
  | 'currency'
  | 'total'
  | 'starting_balance'
  | 'amount_due'
  | 'amount_paid'
  | 'next_payment_attempt'
  | 'hosted_invoice_url',
  {
    customer: string
    number: string
    status: 'open' | 'paid' | 'void' | 'uncollectible'
    billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
    lines: List<Line[]>
    status_transitions: { paid_at: number | null }
    parent: { type: 'subscription_details'; subscription_details: { subscription: string; metadata: object } }
  }
>

export type PaymentIntent = Stored<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'latest_charge',
  {
    customer: string
    status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
    client_secret: string
    last_payment_error: { message: string } | null
  }
> & { invoice: string }

export type Charge = Stored<
  Stripe.Charge,
  'id' | 'object' | 'created' | 'currency' | 'amount' | 'amount_refunded' | 'refunded',
  { customer: string; payment_intent: string }
>

type Refund = Stored<Stripe.Refund, 'id' | 'object' | 'created' | 'amount' | 'status', { charge: string }>

type Dispute = Stored<
  Stripe.Dispute,
  'id' | 'object' | 'created' | 'currency' | 'amount' | 'reason' | 'status',
  { charge: string; payment_intent: string }
>

type CheckoutSession = Stored<
  Stripe.Checkout.Session,
  'id' | 'object' | 'created' | 'mode' | 'payment_status' | 'subscription' | 'url',
  {
    customer: string
    status: 'open' | 'complete' | 'expired'
    metadata: Record<string, string>
    success_url: string
    cancel_url: string
  }
> & { price: Price }

export type EventType =
  | 'checkout.session.completed'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'invoice.payment_action_required'
  | `customer.subscription.${'created' | 'updated' | 'deleted'}`
  | 'charge.refunded'
  | `charge.dispute.${'created' | 'closed'}`

type Event = Stored<
  Stripe.EventBase,
  'id' | 'created' | 'livemode',
  { object: 'event'; type: EventType; data: { object: object } }
>

export type SandboxObject =
  | Customer
  | TestClock
  | Product
  | Price
  | PaymentMethod
  | Subscription
  | Invoice
  | PaymentIntent
  | Charge
  | Refund
  | Dispute
  | CheckoutSession
  | Event
export type Kind = SandboxObject['object']
export type ObjectOf<K extends Kind> = Extract<SandboxObject, { object: K }>

const prefixes = {
  customer: 'cus',
  'test_helpers.test_clock': 'clock',
  price: 'price',
  payment_method: 'pm',
  subscription: 'sub',
  subscription_item: 'si',
  invoice: 'in',
  payment_intent: 'pi',
  charge: 'ch',
  refund: 're',
  dispute: 'dp',
  'checkout.session': 'cs',
  event: 'evt',
}

let lastTick = 0

/** Ids of one kind sort in the order in which they were made. */
export function newId(kind: keyof typeof prefixes) {
  lastTick = Math.max(Date.now() * 4096, lastTick + 1)
  return `${prefixes[kind]}_sandbox_${lastTick.toString(16).padStart(14, '0')}${randomBytes(5).toString('hex')}`
}

/** The last digits of the sandbox's cards and of those that Stripe's own test tokens name. */
const banks: Record<string, TestCard> = {
  ...Object.fromEntries(Object.entries(testCards).map(([card, { last4 }]) => [last4, card as TestCard])),
  '0341': 'declined',
  '3184': 'asks',
}

export const readBank = ({ card }: Pick<PaymentMethod, 'card'>): TestCard => banks[card.last4] ?? 'declined'
