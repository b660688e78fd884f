import { toCents } from '#contract/plans.ts'
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
  | 'charge.dispute.closed'

type EventObject = Subscription | Invoice | Charge | Dispute | CheckoutSession

/** The customer and the time of an event. */
interface EventContext {
  customer: Customer
  at: string
}

const seconds = (moment: string) => Math.floor(Date.parse(moment) / 1000)

const subscriptionShape = ({ customer }: EventContext, subscription: Subscription) => ({
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
        price: { object: 'price', lookup_key: subscription.plan, unit_amount: toCents(subscription.plan) },
      },
    ],
  },
})

const invoiceShape = ({ customer }: EventContext, invoice: Invoice) => ({
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

const chargeShape = ({ customer }: EventContext, { id, amount, refunds }: Charge) => {
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

const disputeShape = (_context: EventContext, { id, chargeId, amount, reason, outcome }: Dispute) => ({
  id,
  object: 'dispute',
  charge: chargeId,
  currency: 'usd',
  amount,
  reason,
  status: outcome ?? 'needs_response',
})

const checkoutShape = ({ customer }: EventContext, { id, status, subscriptionId }: CheckoutSession) => ({
  id,
  object: 'checkout.session',
  customer: customer.id,
  mode: 'subscription',
  payment_status: status === 'complete' ? 'paid' : 'unpaid',
  status,
  subscription: subscriptionId,
})

function toShape(context: EventContext, object: EventObject) {
  if (object.kind === 'subscription') return subscriptionShape(context, object)
  if (object.kind === 'invoice') return invoiceShape(context, object)
  if (object.kind === 'charge') return chargeShape(context, object)
  if (object.kind === 'dispute') return disputeShape(context, object)
  return checkoutShape(context, object)
}

/** An event as Stripe writes it, with the state of the object at that time. */
export function buildEvent(context: EventContext, type: EventType, object: EventObject): QueuedEvent {
  const id = newId('event')
  const event = {
    id,
    object: 'event',
    type,
    created: seconds(context.at),
    livemode: false,
    data: { object: toShape(context, object) },
  }
  return { kind: 'event', id, event }
}
