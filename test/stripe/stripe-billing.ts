import { toDecline, noSuch, refuse } from './stripe-refusal.ts'
import type { Intent, Invoice, Line, StripeState, Subscription } from './stripe-state.ts'

const monthLater = (seconds: number) => {
  const date = new Date(seconds * 1000)
  return Math.floor(date.setUTCMonth(date.getUTCMonth() + 1) / 1000)
}
const sumLines = (lines: Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

export const getTotal = ({ lines }: Invoice) => sumLines(lines)
export const getSecret = ({ id }: Intent) => `${id}_secret_local`
export const getRefunded = (state: StripeState, charge: string) =>
  state.refunds.where((refund) => refund.charge === charge).reduce((sum, { amount }) => sum + amount, 0)

/** The part of Stripe that moves money: subscriptions, their invoices, and what cards say. */
export class StripeBilling {
  readonly state: StripeState
  /** Stripe's search sees what is made only after a while. */
  searchable = true
  /** The pages that the portal's settings allow. */
  portalFlows = ['payment_method_update', 'subscription_update']

  constructor(state: StripeState) {
    this.state = state
  }

  subscribe(customer: string, price: string, metadata: Record<string, string>): Subscription {
    const { state } = this
    if (state.customers.get(customer).deleted) throw noSuch('customer', customer)
    const now = state.timeFor(customer)
    const subscription = state.subscriptions.add({
      id: state.id('sub'),
      created: now,
      customer,
      item: state.id('si'),
      price,
      status: 'incomplete',
      cancelAtPeriodEnd: false,
      cancelAt: null,
      endedAt: null,
      periodStart: now,
      periodEnd: monthLater(now),
      latestInvoice: '',
      metadata,
      defaultMethod: null,
      pendingPrice: null,
    })
    this.bill(subscription, [this.wholePeriod(subscription)])
    return subscription
  }

  wholePeriod({ price, periodStart, periodEnd }: Subscription): Line {
    const { cents } = this.state.prices.get(price)
    return { amount: cents, proration: false, price, period: { start: periodStart, end: periodEnd } }
  }

  /** Makes the invoice final: what a credit covers is paid, the rest waits for a card. */
  bill(subscription: Subscription, lines: Line[]): Invoice {
    const { state } = this
    const customer = state.customers.get(subscription.customer)
    const balance = sumLines(lines) + customer.balance
    const invoice = state.invoices.add({
      id: state.id('in'),
      created: state.timeFor(customer.id),
      customer: customer.id,
      subscription: subscription.id,
      status: 'open',
      lines,
      startingBalance: customer.balance,
      amountDue: Math.max(0, balance),
      amountPaid: 0,
      paidAt: null,
      intent: null,
    })
    subscription.latestInvoice = invoice.id
    customer.balance = Math.min(0, balance)
    if (invoice.amountDue === 0) this.settle(invoice)
    else
      invoice.intent = state.intents.add({
        id: state.id('pi'),
        invoice: invoice.id,
        customer: customer.id,
        amount: invoice.amountDue,
        status: 'requires_payment_method',
        declined: false,
        charge: null,
      }).id
    return invoice
  }

  settle(invoice: Invoice) {
    const subscription = this.state.subscriptions.get(invoice.subscription)
    invoice.status = 'paid'
    invoice.paidAt = this.state.timeFor(invoice.customer)
    if (['incomplete', 'past_due'].includes(subscription.status)) subscription.status = 'active'
    if (subscription.pendingPrice) subscription.price = subscription.pendingPrice
    subscription.pendingPrice = null
  }

  /** What the bank of that card says; a decline is thrown. */
  confirm(intent: Intent, methodId: string): void {
    const { state } = this
    const method = state.methods.get(methodId)
    if (['succeeded', 'canceled'].includes(intent.status))
      throw refuse('payment_intent_unexpected_state', `You cannot confirm this PaymentIntent: it is ${intent.status}`)
    const subscription = state.subscriptions.get(state.invoices.get(intent.invoice).subscription)
    if (method.bank === 'asks') {
      intent.status = 'requires_action'
      return
    }
    if (method.bank === 'declined') {
      intent.status = 'requires_payment_method'
      intent.declined = true
      throw toDecline({ id: intent.id, client_secret: getSecret(intent) })
    }
    method.customer = intent.customer
    subscription.defaultMethod = methodId
    this.succeed(intent)
  }

  succeed(intent: Intent): void {
    const { state } = this
    const invoice = state.invoices.get(intent.invoice)
    intent.status = 'succeeded'
    intent.charge = state.charges.add({
      id: state.id('ch'),
      created: state.timeFor(intent.customer),
      intent: intent.id,
      customer: intent.customer,
      amount: intent.amount,
    }).id
    invoice.amountPaid = intent.amount
    this.settle(invoice)
  }

  /** Tries the card that the subscription has. */
  collect(subscription: Subscription, invoice: Invoice): boolean {
    const method = subscription.defaultMethod ?? this.state.customers.get(subscription.customer).defaultMethod
    if (!invoice.intent || !method) return invoice.status === 'paid'
    try {
      this.confirm(this.state.intents.get(invoice.intent), method)
    } catch {
      return false
    }
    return this.state.invoices.get(invoice.id).status === 'paid'
  }

  /** The unused time of the old price, and the rest of the period at the new one. */
  prorations(subscription: Subscription, price: string, at: number): Line[] {
    const { periodStart, periodEnd } = subscription
    if (at < periodStart || at > periodEnd)
      throw refuse('proration_date_invalid', 'proration_date is not in the period')
    const rest = (periodEnd - at) / (periodEnd - periodStart)
    const period = { start: at, end: periodEnd }
    const part = (id: string) => Math.round(this.state.prices.get(id).cents * rest)
    return price === subscription.price
      ? []
      : [
          { amount: -part(subscription.price), proration: true, price: subscription.price, period },
          { amount: part(price), proration: true, price, period },
        ]
  }

  changePrice(subscription: Subscription, price: string, at: number): void {
    const lines = this.prorations(subscription, price, at)
    if (lines.length === 0) return
    subscription.pendingPrice = price
    this.collect(subscription, this.bill(subscription, lines))
  }

  void(invoice: Invoice): void {
    if (invoice.status !== 'open') throw refuse('status_transition_invalid', `You can only pass in open invoices.`)
    const subscription = this.state.subscriptions.get(invoice.subscription)
    invoice.status = 'void'
    this.state.customers.get(invoice.customer).balance += Math.min(0, invoice.startingBalance)
    if (invoice.intent) this.state.intents.get(invoice.intent).status = 'canceled'
    if (subscription.status === 'incomplete') this.end(subscription, 'incomplete_expired')
    subscription.pendingPrice = null
  }

  end(subscription: Subscription, status = 'canceled'): void {
    subscription.status = status
    subscription.endedAt = this.state.timeFor(subscription.customer)
  }

  /** Lets the months pass that have passed. */
  catchUp(): void {
    for (const subscription of this.state.subscriptions.items.values())
      while (
        ['active', 'past_due'].includes(subscription.status) &&
        subscription.periodEnd <= this.state.timeFor(subscription.customer)
      )
        this.renew(subscription)
  }

  renew(subscription: Subscription): void {
    if (subscription.cancelAtPeriodEnd || subscription.cancelAt) {
      this.end(subscription)
      return
    }
    subscription.periodStart = subscription.periodEnd
    subscription.periodEnd = monthLater(subscription.periodStart)
    const invoice = this.bill(subscription, [this.wholePeriod(subscription)])
    if (!this.collect(subscription, invoice)) subscription.status = 'past_due'
  }
}
