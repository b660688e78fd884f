import { noSuch } from './stripe-refusal.ts'

export interface Customer {
  id: string
  created: number
  email: string
  name: string
  metadata: Record<string, string>
  /** Negative is a credit. */
  balance: number
  deleted: boolean
  defaultMethod: string | null
  clock: string | null
}
export interface Price {
  id: string
  product: string
  cents: number
  currency: string
  interval: string
  lookupKey: string | null
  metadata: Record<string, string>
}
export interface Subscription {
  id: string
  created: number
  customer: string
  item: string
  price: string
  status: string
  cancelAtPeriodEnd: boolean
  cancelAt: number | null
  endedAt: number | null
  periodStart: number
  periodEnd: number
  latestInvoice: string
  metadata: Record<string, string>
  defaultMethod: string | null
  pendingPrice: string | null
}
export interface Line {
  amount: number
  proration: boolean
  price: string
  period: { start: number; end: number }
}
export interface Invoice {
  id: string
  created: number
  customer: string
  subscription: string
  status: string
  lines: Line[]
  startingBalance: number
  amountDue: number
  amountPaid: number
  paidAt: number | null
  intent: string | null
}
export interface Intent {
  id: string
  invoice: string
  customer: string
  amount: number
  status: string
  declined: boolean
  charge: string | null
}
export interface Charge {
  id: string
  created: number
  intent: string
  customer: string
  amount: number
}
export interface Refund {
  id: string
  created: number
  charge: string
  amount: number
}
export interface Dispute {
  id: string
  created: number
  charge: string
  amount: number
  status?: string
}
export interface Session {
  id: string
  created: number
  customer: string
  price: string
  status: string
  metadata: Record<string, string>
  subscriptionMetadata: Record<string, string>
  subscription: string | null
}
export interface Method {
  id: string
  customer: string
  /** What its bank does: `good`, `declined` or `asks`. */
  bank: string
  last4: string
}
export interface Product {
  id: string
  name: string
}
export interface Clock {
  id: string
  now: number
}

/** Objects of one kind, in the order in which they were made. */
class Shelf<Item extends { id: string }> {
  readonly kind: string
  readonly items = new Map<string, Item>()

  constructor(kind: string) {
    this.kind = kind
  }

  add(item: Item): Item {
    this.items.set(item.id, item)
    return item
  }

  get(id: string): Item {
    const item = this.items.get(id)
    if (!item) throw noSuch(this.kind, id)
    return item
  }

  /** The newest first, as Stripe lists. */
  where(wanted: (item: Item) => boolean): Item[] {
    return [...this.items.values()].filter(wanted).toReversed()
  }
}

/** All that the local Stripe holds. */
export class StripeState {
  readonly customers = new Shelf<Customer>('customer')
  readonly products = new Shelf<Product>('product')
  readonly prices = new Shelf<Price>('price')
  readonly methods = new Shelf<Method>('payment_method')
  readonly subscriptions = new Shelf<Subscription>('subscription')
  readonly invoices = new Shelf<Invoice>('invoice')
  readonly intents = new Shelf<Intent>('payment_intent')
  readonly charges = new Shelf<Charge>('charge')
  readonly refunds = new Shelf<Refund>('refund')
  readonly disputes = new Shelf<Dispute>('dispute')
  readonly sessions = new Shelf<Session>('checkout.session')
  readonly clocks = new Shelf<Clock>('test_helpers.test_clock')
  /** Seconds, for whoever has no clock of their own. */
  now = Math.floor(Date.now() / 1000)
  #count = 0

  id(prefix: string): string {
    this.#count += 1
    return `${prefix}_${String(this.#count).padStart(8, '0')}`
  }

  timeFor(customer: string): number {
    const { clock } = this.customers.get(customer)
    return clock ? this.clocks.get(clock).now : this.now
  }
}
