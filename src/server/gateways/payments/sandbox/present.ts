import { testCards } from '#contract/sandbox.ts'
import type {
  ProviderCharge,
  ProviderDispute,
  ProviderInvoice,
  ProviderPaymentMethod,
  ProviderReceipt,
  ProviderSubscription,
} from '#server/gateways/payments/payments.ts'
import type { Books } from './books.ts'
import { refundedOf } from './invoices.ts'
import { periodEnd } from './months.ts'
import type { Charge, Dispute, Invoice, Subscription } from './sandbox-objects.ts'
import { isOver } from './subscription-life.ts'

function statusOf(subscription: Subscription): ProviderSubscription['status'] {
  if (isOver(subscription)) return 'expired'
  if (subscription.status === 'active' && subscription.cancelAtPeriodEnd) return 'canceled'
  return subscription.status as 'incomplete' | 'active' | 'past_due'
}

export const presentSubscription = ({ customer }: Books, subscription: Subscription): ProviderSubscription => ({
  id: subscription.id,
  customerId: customer.id,
  plan: subscription.plan,
  status: statusOf(subscription),
  currentPeriodStart: subscription.periodStart,
  currentPeriodEnd: subscription.periodEnd,
})

export const liveSubscriptions = (books: Books) =>
  books.subscriptions
    .filter((each) => !isOver(each))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .map((each) => presentSubscription(books, each))

export const presentInvoice = (books: Books, invoice: Invoice): ProviderInvoice => ({
  id: invoice.id,
  customerId: books.customer.id,
  subscriptionId: invoice.subscriptionId,
  number: invoice.number,
  status: invoice.status,
  total: invoice.total,
  amountPaid: invoice.amountPaid,
  amountRefunded: refundedOf(books, invoice),
  createdAt: invoice.createdAt,
  paidAt: invoice.paidAt,
  // The sandbox draws no page of an invoice.
  url: null,
})

/** What is paid for begins when the invoice is made: with the period, or with the change of plan in the middle of it. */
export function presentReceipt(books: Books, invoice: Invoice): ProviderReceipt {
  const { number, amountPaid, paidAt, createdAt, subscriptionId } = invoice
  const billed = invoice.lines.find(({ kind }) => kind !== 'unused')
  return {
    number,
    amountPaid,
    paidAt: paidAt ?? createdAt,
    plan: billed?.plan ?? null,
    periodStart: createdAt,
    periodEnd: periodEnd(books.subscription(subscriptionId).createdAt, createdAt),
  }
}

export const newestInvoices = (books: Books) =>
  books.invoices.toSorted((one, other) => other.number.localeCompare(one.number))

export const presentCharge = ({ customer }: Books, { id, invoiceId, refunds }: Charge): ProviderCharge => ({
  id,
  customerId: customer.id,
  invoiceId,
  refunds,
})

export const presentDispute = (
  { customer }: Books,
  { id, invoiceId, amount, reason, createdAt }: Dispute,
): ProviderDispute => ({ id, customerId: customer.id, invoiceId, amount, reason, createdAt })

/** No expiry is kept: every card of the sandbox shows this one. */
const expiry = { expMonth: 12, expYear: 2099 }

export function presentMethods({ customer: { card } }: Books): ProviderPaymentMethod[] {
  if (!card) return []
  const { brand, last4 } = testCards[card.card]
  return [{ id: card.id, brand, last4, ...expiry, isDefault: true }]
}
