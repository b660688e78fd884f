import type { Stripe } from 'stripe'
import { getRefunded, getSecret, getTotal } from './stripe-billing.ts'
import type { StripeBilling } from './stripe-billing.ts'
import { refuse } from './stripe-refusal.ts'
import type * as Held from './stripe-state.ts'

/** A part of what the SDK's types say that Stripe answers: no field that they do not know. */
export type Answer<Value> = Value extends readonly (infer Item)[]
  ? Answer<Item>[]
  : Value extends object
    ? { [Name in keyof Value]?: Answer<Value[Name]> }
    : Value

/** What is asked for in full; what nobody can expand is refused, as is a path of more than four names. */
export class Expansion {
  readonly paths: string[]

  constructor(paths: string[]) {
    if (paths.some((path) => path.split('.').length > 4))
      throw refuse('property_expansion_max_depth', 'You cannot expand more than 4 levels of a property')
    this.paths = paths
  }

  into(name: string): Expansion | null {
    const inside = this.paths.filter((path) => path === name || path.startsWith(`${name}.`))
    return inside.length > 0 ? new Expansion(inside.map((path) => path.slice(name.length + 1)).filter(Boolean)) : null
  }

  only(...names: string[]): void {
    const unknown = this.paths.find((path) => !names.includes(path.split('.')[0] ?? ''))
    if (unknown) throw refuse('invalid_expand', `This property cannot be expanded (${unknown})`)
  }
}

export const toList = <Item>(data: Item[], url: string, hasMore = false) => ({
  object: 'list' as const,
  data,
  has_more: hasMore,
  url,
})

const none = new Expansion([])

export class StripeAnswers {
  readonly billing: StripeBilling

  constructor(billing: StripeBilling) {
    this.billing = billing
  }

  customer(customer: Held.Customer): Answer<Stripe.Customer> | Answer<Stripe.DeletedCustomer> {
    const { id, email, name, metadata, balance, created, defaultMethod, clock } = customer
    if (customer.deleted) return { id, object: 'customer', deleted: true }
    const invoice_settings = { default_payment_method: defaultMethod }
    return { id, object: 'customer', created, email, name, metadata, balance, invoice_settings, test_clock: clock }
  }

  product = ({ id, name }: Held.Product): Answer<Stripe.Product> => ({ id, object: 'product', name, active: true })

  price({ id, product, cents, currency, interval, lookupKey, metadata }: Held.Price): Answer<Stripe.Price> {
    const recurring = { interval, interval_count: 1 }
    return {
      id,
      object: 'price',
      active: true,
      product,
      currency,
      unit_amount: cents,
      lookup_key: lookupKey,
      metadata,
      recurring,
    }
  }

  subscription(subscription: Held.Subscription, expand = none): Answer<Stripe.Subscription> {
    expand.only('latest_invoice')
    const { state } = this.billing
    const { id, created, customer, status, metadata, latestInvoice, pendingPrice } = subscription
    const invoice = expand.into('latest_invoice')
    const item: Answer<Stripe.SubscriptionItem> = {
      id: subscription.item,
      object: 'subscription_item',
      price: this.price(state.prices.get(subscription.price)),
      current_period_start: subscription.periodStart,
      current_period_end: subscription.periodEnd,
    }
    return {
      id,
      object: 'subscription',
      created,
      customer,
      status,
      metadata,
      cancel_at_period_end: subscription.cancelAtPeriodEnd,
      cancel_at: subscription.cancelAt ?? (subscription.cancelAtPeriodEnd ? subscription.periodEnd : null),
      ended_at: subscription.endedAt,
      default_payment_method: subscription.defaultMethod,
      items: toList([item], '/v1/subscription_items'),
      latest_invoice: invoice ? this.invoice(state.invoices.get(latestInvoice), invoice) : latestInvoice,
      pending_update: pendingPrice ? { expires_at: subscription.periodEnd } : null,
    }
  }

  invoice(invoice: Held.Invoice, expand = none): Answer<Stripe.Invoice> {
    expand.only('confirmation_secret', 'payments')
    const { id, created, customer, subscription, status, startingBalance, amountDue, amountPaid, intent } = invoice
    const payments = expand.into('payments')
    const secret = expand.into('confirmation_secret') && intent ? this.billing.state.intents.get(intent) : null
    return {
      id,
      object: 'invoice',
      created,
      customer,
      status,
      number: `LOCAL-${id.slice(-4)}`,
      total: getTotal(invoice),
      starting_balance: startingBalance,
      amount_due: amountDue,
      amount_paid: amountPaid,
      parent: { type: 'subscription_details', subscription_details: { subscription, metadata: {} } },
      status_transitions: { paid_at: invoice.paidAt },
      hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
      lines: toList(invoice.lines.map(this.line), `/v1/invoices/${id}/lines`),
      ...(payments ? { payments: toList(this.listPayments(invoice, payments), '/v1/invoice_payments') } : {}),
      ...(secret ? { confirmation_secret: { client_secret: getSecret(secret), type: 'payment_intent' } } : {}),
    }
  }

  line = ({ amount, proration, price, period }: Held.Line): Answer<Stripe.InvoiceLineItem> => ({
    object: 'line_item',
    amount,
    period,
    pricing: { type: 'price_details', price_details: { price, product: this.billing.state.prices.get(price).product } },
    parent: { type: 'subscription_item_details', subscription_item_details: { proration } },
    taxes: [],
  })

  listPayments(invoice: Held.Invoice, expand = none): Answer<Stripe.InvoicePayment>[] {
    if (!invoice.intent) return []
    const intent = this.billing.state.intents.get(invoice.intent)
    const payment = expand.into('data')?.into('payment')?.into('payment_intent')
    return [
      {
        id: `inpay_${intent.id}`,
        object: 'invoice_payment',
        invoice: invoice.id,
        status: intent.status === 'succeeded' ? 'paid' : 'open',
        payment: { type: 'payment_intent', payment_intent: payment ? this.intent(intent) : intent.id },
      },
    ]
  }

  intent(intent: Held.Intent): Answer<Stripe.PaymentIntent> {
    const last_payment_error = intent.declined ? { message: 'Your card was declined.' } : null
    const { id, amount, status, customer } = intent
    return {
      id,
      object: 'payment_intent',
      amount,
      status,
      customer,
      client_secret: getSecret(intent),
      last_payment_error,
    }
  }

  charge(charge: Held.Charge): Answer<Stripe.Charge> {
    const { id, created, customer, amount, intent } = charge
    const amount_refunded = getRefunded(this.billing.state, id)
    return { id, object: 'charge', created, customer, amount, amount_refunded, payment_intent: intent }
  }

  refund = ({ id, created, charge, amount }: Held.Refund): Answer<Stripe.Refund> => ({
    id,
    object: 'refund',
    created,
    charge,
    amount,
    status: 'succeeded',
  })

  dispute(
    { id, created, charge, amount, status = 'needs_response' }: Held.Dispute,
    expand = none,
  ): Answer<Stripe.Dispute> {
    expand.only('charge')
    const held = this.billing.state.charges.get(charge)
    return {
      id,
      object: 'dispute',
      created,
      amount,
      status,
      reason: 'fraudulent',
      charge: expand.into('charge') ? this.charge(held) : charge,
      payment_intent: held.intent,
    }
  }

  method({ id, customer, last4 }: Held.Method): Answer<Stripe.PaymentMethod> {
    const card = { brand: 'visa', last4, exp_month: 12, exp_year: 2040 }
    return { id, object: 'payment_method', type: 'card', customer, card }
  }

  session({ id, created, customer, status, metadata, subscription }: Held.Session): Answer<Stripe.Checkout.Session> {
    const url = status === 'open' ? `https://checkout.stripe.com/c/pay/${id}` : null
    return { id, object: 'checkout.session', created, customer, status, metadata, subscription, url }
  }

  clock = ({ id, now }: Held.Clock): Answer<Stripe.TestHelpers.TestClock> => ({
    id,
    object: 'test_helpers.test_clock',
    frozen_time: now,
    status: 'ready',
  })
}
