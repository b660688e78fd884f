import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import { buildEvent } from './event-shapes.ts'
import type { EventType } from './event-shapes.ts'
import type {
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  QueuedEvent,
  SandboxObject,
  Subscription,
} from './sandbox-objects.ts'

export const toWholeSecond = (milliseconds: number) => new Date(Math.floor(milliseconds / 1000) * 1000).toISOString()

/**
 * Everything that the sandbox knows about one customer. Code that changes it holds a lock on the customer's row, changes the
 * objects in place and adds new ones. The changed objects are then written in one transaction.
 */
export class Ledger {
  readonly customer: Customer
  readonly subscriptions: Subscription[] = []
  readonly invoices: Invoice[] = []
  readonly charges: Charge[] = []
  readonly disputes: Dispute[] = []
  readonly checkouts: CheckoutSession[] = []
  readonly events: QueuedEvent[] = []
  /** The time at which things happen: the customer's clock, or an earlier time while overdue things are applied. */
  at: string
  private readonly loadedJson = new Map<string, string>()

  constructor(customer: Customer, others: readonly SandboxObject[]) {
    this.customer = customer
    this.at = this.now()
    for (const object of others) this.put(object)
    this.invoices.sort((one, other) => one.number.localeCompare(other.number))
    for (const object of this.all()) this.loadedJson.set(object.id, JSON.stringify(object))
  }

  /** The customer's clock, by the real one. */
  now() {
    return toWholeSecond(Date.now() + this.customer.clockAhead)
  }

  put(object: SandboxObject) {
    if (object.kind === 'subscription') this.subscriptions.push(object)
    if (object.kind === 'invoice') this.invoices.push(object)
    if (object.kind === 'charge') this.charges.push(object)
    if (object.kind === 'dispute') this.disputes.push(object)
    if (object.kind === 'checkout') this.checkouts.push(object)
    if (object.kind === 'event') this.events.push(object)
  }

  /** Queues an event with the current state of the object. */
  emit(type: EventType, object: Subscription | Invoice | Charge | Dispute | CheckoutSession) {
    this.put(buildEvent(this, type, object))
  }

  all(): SandboxObject[] {
    const { customer, subscriptions, invoices, charges, disputes, checkouts, events } = this
    return [customer, ...subscriptions, ...invoices, ...charges, ...disputes, ...checkouts, ...events]
  }

  changed(): SandboxObject[] {
    return this.all().filter((object) => this.loadedJson.get(object.id) !== JSON.stringify(object))
  }

  subscription(id: string) {
    return requireObject(this.subscriptions.find((each) => each.id === id))
  }

  invoice(id: string) {
    return requireObject(this.invoices.find((each) => each.id === id))
  }

  /** The invoice that the client secret pays. */
  findInvoiceBySecret(clientSecret: string) {
    return requireObject(this.invoices.find((each) => each.clientSecret === clientSecret))
  }

  checkout(id: string) {
    return requireObject(this.checkouts.find((each) => each.id === id))
  }

  findOpenInvoices({ id }: Subscription) {
    return this.invoices.filter(({ subscriptionId, status }) => subscriptionId === id && status === 'open')
  }
}

export const missingObject = () => new PaymentError('missing', 'The sandbox knows no such object.')

export function requireObject<T>(object: T | undefined): T {
  if (object === undefined) throw missingObject()
  return object
}

/** Null for what the sandbox does not know. */
export const orNull = <T>(read: Promise<T>): Promise<T | null> =>
  read.catch((error: unknown) => {
    if (error instanceof PaymentError && error.reason === 'missing') return null
    throw error
  })
