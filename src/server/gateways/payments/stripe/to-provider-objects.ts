import type { Stripe } from 'stripe'
import type { PaymentMethod } from '#contract/payments.ts'
import { planIds, type PlanId } from '#contract/plans.ts'
import type {
  ProviderInvoice,
  ProviderReceipt,
  ProviderRefund,
  ProviderSubscription,
} from '#server/gateways/payments/payments.ts'

/** Under which a price keeps its plan: its lookup key goes to the next price when the plan's changes. */
export const planLabel = 'foothold_plan'

export const toIso = (seconds: number) => new Date(seconds * 1000).toISOString()
export const toSeconds = (moment: string) => Math.floor(Date.parse(moment) / 1000)

/** The id of an object, expanded or not. */
export const toId = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

export const planOfPrice = ({ metadata }: Pick<Stripe.Price, 'metadata'>): PlanId | null =>
  planIds.find((plan) => plan === metadata[planLabel]) ?? null

/** The item of a subscription that is one of our plans. */
export function findPlanItem({ items }: Stripe.Subscription) {
  for (const item of items.data) {
    const plan = planOfPrice(item.price)
    if (plan) return { item, plan }
  }
  return null
}

export const isCanceled = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription) =>
  cancel_at_period_end || cancel_at !== null

function toStatus(subscription: Stripe.Subscription): ProviderSubscription['status'] {
  switch (subscription.status) {
    case 'active':
    case 'trialing':
      return isCanceled(subscription) ? 'canceled' : 'active'
    case 'past_due':
      return 'past_due'
    case 'incomplete':
      return 'incomplete'
    default:
      return 'expired'
  }
}

export const isOver = (subscription: Stripe.Subscription) => toStatus(subscription) === 'expired'

/** Null if it is for none of our plans. */
export function readSubscription(subscription: Stripe.Subscription): ProviderSubscription | null {
  const found = findPlanItem(subscription)
  if (!found) return null
  const { item, plan } = found
  const end = Math.min(item.current_period_end, subscription.cancel_at ?? Infinity)
  return {
    id: subscription.id,
    customerId: toId(subscription.customer) ?? '',
    plan,
    status: toStatus(subscription),
    currentPeriodStart: toIso(item.current_period_start),
    currentPeriodEnd: toIso(end),
  }
}

/** The payments of an invoice that was read with `payments` expanded: what each is known by elsewhere. */
export const listPayments = ({ payments }: Stripe.Invoice) =>
  (payments?.data ?? [])
    .filter(({ status }) => status === 'paid')
    .flatMap(({ payment }) => toId(payment.payment_intent) ?? toId(payment.charge) ?? [])

const invoiceStatuses = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const

export function readInvoice(invoice: Stripe.Invoice, amountRefunded: number): ProviderInvoice {
  return {
    id: invoice.id,
    customerId: toId(invoice.customer) ?? '',
    subscriptionId: toId(invoice.parent?.subscription_details?.subscription),
    number: invoice.number,
    status: invoiceStatuses.find((status) => status === invoice.status) ?? 'draft',
    total: invoice.total,
    amountPaid: invoice.amount_paid,
    amountRefunded,
    createdAt: toIso(invoice.created),
    paidAt: invoice.status_transitions.paid_at ? toIso(invoice.status_transitions.paid_at) : null,
    url: invoice.hosted_invoice_url ?? null,
  }
}

/** What an invoice is for: of its lines the one that costs most. What is credited for another plan costs less than nothing. */
export const billedLine = ({ lines }: Stripe.Invoice) =>
  lines.data.toSorted((one, other) => other.amount - one.amount).at(0)

export function readReceipt(
  invoice: Stripe.Invoice,
  line: Stripe.InvoiceLineItem | undefined,
  price: Stripe.Price | null,
): ProviderReceipt {
  return {
    number: invoice.number,
    amountPaid: invoice.amount_paid,
    paidAt: toIso(invoice.status_transitions.paid_at ?? invoice.created),
    plan: price && planOfPrice(price),
    periodStart: toIso(line?.period.start ?? invoice.created),
    periodEnd: toIso(line?.period.end ?? invoice.created),
  }
}

/** Null for one that gave nothing back in the end. */
export const readRefund = ({ id, amount, created, status }: Stripe.Refund): ProviderRefund | null =>
  status === 'failed' || status === 'canceled' ? null : { id, amount, createdAt: toIso(created) }

/** Null for other payment methods than cards. */
export const readCard = ({ id, card }: Stripe.PaymentMethod, defaultId: string | null): PaymentMethod | null =>
  card
    ? {
        id,
        last4: card.last4,
        brand: card.brand,
        expMonth: card.exp_month,
        expYear: card.exp_year,
        isDefault: id === defaultId,
      }
    : null
