import { newId } from './sandbox-objects.ts'
import type {
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  QueuedEvent,
  Subscription,
} from './sandbox-objects.ts'
import { priceOf } from './proration.ts'

export type EventType =
  | 'checkout.session.completed'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'invoice.payment_action_required'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'charge.refunded'
  | 'charge.dispute.created'

type Told = Subscription | Invoice | Charge | Dispute | CheckoutSession

/** Whose event it is, and when it happened. */
interface Occasion {
  customer: Customer
  at: string
}

const seconds = (moment: string) => Math.floor(Date.parse(moment) / 1000)

const subscriptionShape = ({ customer }: Occasion, subscription: Subscription) => ({
  id: subscription.id,
  object: 'subscription',
  customer: customer.id,
  status: subscription.status,
  cancel_at_period_end: subscription.cancelAtPeriodEnd,
  created: seconds(subscription.createdAt),
  latest_invoice: subscription.latestInvoiceId,
  items: {
    object: 'list',
    data: [
      {
        object: 'subscription_item',
        current_period_start: seconds(subscription.periodStart),
        current_period_end: seconds(subscription.periodEnd),
        price: { object: 'price', lookup_key: subscription.plan, unit_amount: priceOf(subscription.plan) },
      },
    ],
  },
})

const invoiceShape = ({ customer }: Occasion, invoice: Invoice) => ({
  id: invoice.id,
  object: 'invoice',
  customer: customer.id,
  number: invoice.number,
  status: invoice.status,
  billing_reason: invoice.reason,
  currency: 'usd',
  total: invoice.total,
  amount_due: invoice.amountDue,
  amount_paid: invoice.amountPaid,
  attempt_count: invoice.attempts,
  created: seconds(invoice.createdAt),
  parent: { type: 'subscription_details', subscription_details: { subscription: invoice.subscriptionId } },
})

const chargeShape = ({ customer }: Occasion, { id, amount, refunds }: Charge) => {
  const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0)
  return {
    id,
    object: 'charge',
    customer: customer.id,
    currency: 'usd',
    amount,
    amount_refunded: refunded,
    refunded: refunded === amount,
  }
}

const disputeShape = (_occasion: Occasion, { id, chargeId, amount, reason }: Dispute) => ({
  id,
  object: 'dispute',
  charge: chargeId,
  currency: 'usd',
  amount,
  reason,
  status: 'needs_response',
})

const checkoutShape = ({ customer }: Occasion, { id, status, subscriptionId }: CheckoutSession) => ({
  id,
  object: 'checkout.session',
  customer: customer.id,
  mode: 'subscription',
  payment_status: status === 'complete' ? 'paid' : 'unpaid',
  status,
  subscription: subscriptionId,
})

function shapeOf(occasion: Occasion, object: Told) {
  if (object.kind === 'subscription') return subscriptionShape(occasion, object)
  if (object.kind === 'invoice') return invoiceShape(occasion, object)
  if (object.kind === 'charge') return chargeShape(occasion, object)
  if (object.kind === 'dispute') return disputeShape(occasion, object)
  return checkoutShape(occasion, object)
}

/** An event as the provider writes it: with the object as it stands when it happens. */
export function eventFor(occasion: Occasion, type: EventType, object: Told): QueuedEvent {
  const id = newId('event')
  const event = {
    id,
    object: 'event',
    type,
    created: seconds(occasion.at),
    livemode: false,
    data: { object: shapeOf(occasion, object) },
  }
  return { kind: 'event', id, event }
}
