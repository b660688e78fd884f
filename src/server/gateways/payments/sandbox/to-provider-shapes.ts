import { testCards } from '#contract/sandbox.ts'
import type {
  ProviderCharge,
  ProviderDispute,
  ProviderInvoice,
  ProviderPaymentMethod,
  ProviderReceipt,
  ProviderSubscription,
} from '#server/gateways/payments/payments.ts'
import type { Ledger } from './ledger.ts'
import { sumRefunds } from './invoices.ts'
import { periodEnd } from './months.ts'
import type { Charge, Dispute, Invoice, Subscription } from './sandbox-objects.ts'
import { isOver } from './subscription-life.ts'

function toStatus(subscription: Subscription): ProviderSubscription['status'] {
  if (isOver(subscription)) return 'expired'
  if (subscription.status === 'active' && subscription.cancelAtPeriodEnd) return 'canceled'
  return subscription.status as 'incomplete' | 'active' | 'past_due'
}

export const toProviderSubscription = ({ customer }: Ledger, subscription: Subscription): ProviderSubscription => ({
  id: subscription.id,
  customerId: customer.id,
  plan: subscription.plan,
  status: toStatus(subscription),
  currentPeriodStart: subscription.periodStart,
  currentPeriodEnd: subscription.periodEnd,
})

export const findLiveSubscriptions = (ledger: Ledger) =>
  ledger.subscriptions
    .filter((each) => !isOver(each))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .map((each) => toProviderSubscription(ledger, each))

export const toProviderInvoice = (ledger: Ledger, invoice: Invoice): ProviderInvoice => ({
  id: invoice.id,
  customerId: ledger.customer.id,
  subscriptionId: invoice.subscriptionId,
  number: invoice.number,
  status: invoice.status,
  total: invoice.total,
  amountPaid: invoice.amountPaid,
  amountRefunded: sumRefunds(ledger, invoice),
  createdAt: invoice.createdAt,
  paidAt: invoice.paidAt,
  // The sandbox has no page of an invoice.
  url: null,
})

/** The paid time begins when the invoice is created: with the period, or with the change of plan. */
export function toProviderReceipt(ledger: Ledger, invoice: Invoice): ProviderReceipt {
  const { number, amountPaid, paidAt, createdAt, subscriptionId } = invoice
  const billed = invoice.lines.find(({ kind }) => kind !== 'unused')
  return {
    number,
    amountPaid,
    paidAt: paidAt ?? createdAt,
    plan: billed?.plan ?? null,
    periodStart: createdAt,
    periodEnd: periodEnd(ledger.subscription(subscriptionId).createdAt, createdAt),
  }
}

export const sortNewestFirst = (ledger: Ledger) =>
  ledger.invoices.toSorted((one, other) => other.number.localeCompare(one.number))

export const toProviderCharge = ({ customer }: Ledger, { id, invoiceId, refunds }: Charge): ProviderCharge => ({
  id,
  customerId: customer.id,
  invoiceId,
  refunds,
})

export const toProviderDispute = (
  { customer }: Ledger,
  { id, invoiceId, amount, reason, outcome, createdAt }: Dispute,
): ProviderDispute => ({
  id,
  customerId: customer.id,
  invoiceId,
  amount,
  reason,
  outcome: outcome ?? 'open',
  createdAt,
})

/** Expiry dates are not stored: every card of the sandbox shows this one. */
const expiry = { expMonth: 12, expYear: 2099 }

export function toProviderMethods({ customer: { card } }: Ledger): ProviderPaymentMethod[] {
  if (!card) return []
  const { brand, last4 } = testCards[card.card]
  return [{ id: card.id, brand, last4, ...expiry, isDefault: true }]
}
