import type { PlanId } from '#contract/plans.ts'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import { missingObject } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { getCardOnFile, charge, closeInvoice, openInvoice, buildPeriodLines, refund } from './invoices.ts'
import type { CardUse, Outcome } from './invoices.ts'
import { periodEnd } from './months.ts'
import { newId } from './sandbox-objects.ts'
import type { Invoice, Subscription } from './sandbox-objects.ts'

const hour = 60 * 60 * 1000
export const day = 24 * hour

/** How long a first invoice, or a change that the bank asked about, waits to be paid. */
export const paymentTimeoutMs = 23 * hour
/** When a renewal that failed is tried again, and when it is given up, counted from its first failure. */
const retryDelaysMs = [1, 3, 5, 7, 14].map((days) => days * day)
export const retryPeriodMs = 21 * day

export const isOver = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired'

export const conflict = (message: string) => new PaymentError('conflict', message)

/** Starts a subscription, incomplete until its first invoice is paid. Idempotent by `attemptId`. */
export function start(ledger: Ledger, { attemptId, plan }: { attemptId: string; plan: PlanId }): Subscription {
  const begun = ledger.subscriptions.find((each) => each.attemptId === attemptId)
  if (begun) return begun
  if (ledger.customer.erased) throw missingObject()
  const subscription: Subscription = {
    kind: 'subscription',
    id: newId('subscription'),
    attemptId,
    plan,
    status: 'incomplete',
    createdAt: ledger.at,
    periodStart: ledger.at,
    periodEnd: periodEnd(ledger.at, ledger.at),
    cancelAtPeriodEnd: false,
    latestInvoiceId: '',
    pendingChange: null,
  }
  ledger.put(subscription)
  const first = openInvoice(ledger, subscription, 'subscription_create', buildPeriodLines(subscription))
  // Credit may have paid all of it.
  if (first.status === 'paid') subscription.status = 'active'
  ledger.emit('customer.subscription.created', subscription)
  return subscription
}

/** Applies the payment of an invoice to its subscription. */
function applyPayment(ledger: Ledger, invoice: Invoice) {
  const subscription = ledger.subscription(invoice.subscriptionId)
  if (subscription.pendingChange?.invoiceId === invoice.id) {
    subscription.plan = subscription.pendingChange.plan
    subscription.pendingChange = null
  } else if (subscription.status === 'incomplete' || subscription.status === 'past_due') {
    subscription.status = 'active'
  }
  ledger.emit('customer.subscription.updated', subscription)
}

/** Pays an open invoice with the card and applies the payment. */
export function pay(ledger: Ledger, invoice: Invoice, use: CardUse | null): Outcome {
  if (invoice.status === 'paid') return 'succeeded'
  if (invoice.status !== 'open') throw conflict('This payment is closed. There is nothing left to pay.')
  const outcome = charge(ledger, invoice, use)
  if (outcome === 'succeeded') applyPayment(ledger, invoice)
  return outcome
}

/** Expires a subscription whose first invoice was not paid in time. */
export function expire(ledger: Ledger, subscription: Subscription) {
  if (subscription.status !== 'incomplete') return
  subscription.status = 'incomplete_expired'
  for (const invoice of ledger.findOpenInvoices(subscription)) closeInvoice(ledger, invoice, 'void')
  ledger.emit('customer.subscription.updated', subscription)
}

export function end(ledger: Ledger, subscription: Subscription, openInvoices: 'void' | 'uncollectible') {
  if (isOver(subscription)) return
  subscription.status = 'canceled'
  subscription.pendingChange = null
  for (const invoice of ledger.findOpenInvoices(subscription)) closeInvoice(ledger, invoice, openInvoices)
  ledger.emit('customer.subscription.deleted', subscription)
}

/** The end of a period: the subscription ends, or the next period begins and the card on file pays for it. */
export function renew(ledger: Ledger, subscription: Subscription) {
  if (subscription.cancelAtPeriodEnd) return end(ledger, subscription, 'uncollectible')
  dropPendingChange(ledger, subscription)
  subscription.periodStart = subscription.periodEnd
  subscription.periodEnd = periodEnd(subscription.createdAt, subscription.periodStart)
  const invoice = openInvoice(ledger, subscription, 'subscription_cycle', buildPeriodLines(subscription))
  if (charge(ledger, invoice, getCardOnFile(ledger)) !== 'succeeded') {
    subscription.status = 'past_due'
    setNextAttempt(ledger, invoice)
  }
  ledger.emit('customer.subscription.updated', subscription)
}

/** Retries a failed renewal. */
export function retry(ledger: Ledger, invoice: Invoice) {
  if (pay(ledger, invoice, getCardOnFile(ledger)) !== 'succeeded') setNextAttempt(ledger, invoice)
}

/** By time, not by count: attempts of the card holder do not move the schedule. */
function setNextAttempt(ledger: Ledger, invoice: Invoice) {
  const attempts = retryDelaysMs.map((after) => new Date(Date.parse(invoice.createdAt) + after).toISOString())
  invoice.nextAttemptAt = attempts.find((attempt) => attempt > ledger.at) ?? null
}

/** Discards a change of plan whose payment was not confirmed. */
export function dropPendingChange(ledger: Ledger, subscription: Subscription) {
  if (!subscription.pendingChange) return
  closeInvoice(ledger, ledger.invoice(subscription.pendingChange.invoiceId), 'void')
  subscription.pendingChange = null
  ledger.emit('customer.subscription.updated', subscription)
}

export function cancelAtPeriodEnd(ledger: Ledger, subscription: Subscription, cancel: boolean) {
  if (isOver(subscription)) throw conflict('This subscription is over.')
  if (subscription.status === 'incomplete') throw conflict('This subscription was never paid.')
  if (subscription.cancelAtPeriodEnd === cancel) return
  subscription.cancelAtPeriodEnd = cancel
  ledger.emit('customer.subscription.updated', subscription)
}

export function cancelNow(ledger: Ledger, subscription: Subscription, options: { refund: boolean }) {
  if (subscription.status === 'incomplete') expire(ledger, subscription)
  else end(ledger, subscription, 'void')
  const last = ledger.invoices.findLast((each) => each.subscriptionId === subscription.id && each.amountPaid > 0)
  if (options.refund && last) refund(ledger, last)
}
