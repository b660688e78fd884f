import type { PlanId } from '#contract/plans.ts'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import { missing } from './books.ts'
import type { Books } from './books.ts'
import { cardOnFile, charge, closeInvoice, openInvoice, periodLine, refund } from './invoices.ts'
import type { CardUse, Outcome } from './invoices.ts'
import { periodEnd } from './months.ts'
import { newId } from './sandbox-objects.ts'
import type { Invoice, Subscription } from './sandbox-objects.ts'

const hour = 60 * 60 * 1000
export const day = 24 * hour

/** How long a first invoice, or a change that the bank asked about, waits to be paid. */
export const waitsFor = 23 * hour
/** When a renewal that failed is tried again, and when it is given up, counted from its first failure. */
const retriesAfter = [1, 3, 5, 7, 14].map((days) => days * day)
export const givenUpAfter = 21 * day

export const isOver = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired'

export const conflict = (message: string) => new PaymentError('conflict', message)

/** A subscription that is incomplete until its first invoice is paid; the same `attemptId` leads to the same one. */
export function start(books: Books, { attemptId, plan }: { attemptId: string; plan: PlanId }): Subscription {
  const begun = books.subscriptions.find((each) => each.attemptId === attemptId)
  if (begun) return begun
  if (books.customer.erased) throw missing()
  const subscription: Subscription = {
    kind: 'subscription',
    id: newId('subscription'),
    attemptId,
    plan,
    status: 'incomplete',
    createdAt: books.at,
    periodStart: books.at,
    periodEnd: periodEnd(books.at, books.at),
    cancelAtPeriodEnd: false,
    latestInvoiceId: '',
    pendingChange: null,
  }
  books.put(subscription)
  const first = openInvoice(books, subscription, 'subscription_create', periodLine(subscription))
  // Credit may have paid all of it.
  if (first.status === 'paid') subscription.status = 'active'
  books.emit('customer.subscription.created', subscription)
  return subscription
}

/** What the payment of an invoice changes about its subscription. */
function takeEffect(books: Books, invoice: Invoice) {
  const subscription = books.subscription(invoice.subscriptionId)
  if (subscription.pendingChange?.invoiceId === invoice.id) {
    subscription.plan = subscription.pendingChange.plan
    subscription.pendingChange = null
  } else if (subscription.status === 'incomplete' || subscription.status === 'past_due') {
    subscription.status = 'active'
  }
  books.emit('customer.subscription.updated', subscription)
}

/** Pays an open invoice with the card, and lets what was paid take effect. */
export function pay(books: Books, invoice: Invoice, use: CardUse | null): Outcome {
  if (invoice.status === 'paid') return 'succeeded'
  if (invoice.status !== 'open') throw conflict('This payment is over: nothing is to be paid any more.')
  const outcome = charge(books, invoice, use)
  if (outcome === 'succeeded') takeEffect(books, invoice)
  return outcome
}

/** The first invoice was not paid in time, or is not to be paid any more. */
export function expire(books: Books, subscription: Subscription) {
  if (subscription.status !== 'incomplete') return
  subscription.status = 'incomplete_expired'
  for (const invoice of books.openInvoicesOf(subscription)) closeInvoice(books, invoice, 'void')
  books.emit('customer.subscription.updated', subscription)
}

export function end(books: Books, subscription: Subscription, openInvoices: 'void' | 'uncollectible') {
  if (isOver(subscription)) return
  subscription.status = 'canceled'
  subscription.pendingChange = null
  for (const invoice of books.openInvoicesOf(subscription)) closeInvoice(books, invoice, openInvoices)
  books.emit('customer.subscription.deleted', subscription)
}

/** The end of a period: the subscription ends, or the next period begins and the card on file pays for it. */
export function renew(books: Books, subscription: Subscription) {
  if (subscription.cancelAtPeriodEnd) return end(books, subscription, 'uncollectible')
  dropPendingChange(books, subscription)
  subscription.periodStart = subscription.periodEnd
  subscription.periodEnd = periodEnd(subscription.createdAt, subscription.periodStart)
  const invoice = openInvoice(books, subscription, 'subscription_cycle', periodLine(subscription))
  if (charge(books, invoice, cardOnFile(books)) !== 'succeeded') {
    subscription.status = 'past_due'
    setNextAttempt(books, invoice)
  }
  books.emit('customer.subscription.updated', subscription)
}

/** Tries a renewal that failed once more. */
export function retry(books: Books, invoice: Invoice) {
  if (pay(books, invoice, cardOnFile(books)) !== 'succeeded') setNextAttempt(books, invoice)
}

/** By the day, not by the count: what a holder tries in between moves nothing. */
function setNextAttempt(books: Books, invoice: Invoice) {
  const attempts = retriesAfter.map((after) => new Date(Date.parse(invoice.createdAt) + after).toISOString())
  invoice.nextAttemptAt = attempts.find((attempt) => attempt > books.at) ?? null
}

/** A change of plan whose payment nobody confirmed leaves everything as it was. */
export function dropPendingChange(books: Books, subscription: Subscription) {
  if (!subscription.pendingChange) return
  closeInvoice(books, books.invoice(subscription.pendingChange.invoiceId), 'void')
  subscription.pendingChange = null
  books.emit('customer.subscription.updated', subscription)
}

export function cancelAtPeriodEnd(books: Books, subscription: Subscription, cancel: boolean) {
  if (isOver(subscription)) throw conflict('This subscription is over.')
  if (subscription.status === 'incomplete') throw conflict('This subscription was never paid.')
  if (subscription.cancelAtPeriodEnd === cancel) return
  subscription.cancelAtPeriodEnd = cancel
  books.emit('customer.subscription.updated', subscription)
}

export function cancelNow(books: Books, subscription: Subscription, options: { refund: boolean }) {
  if (subscription.status === 'incomplete') expire(books, subscription)
  else end(books, subscription, 'void')
  const last = books.invoices.findLast((each) => each.subscriptionId === subscription.id && each.amountPaid > 0)
  if (options.refund && last) refund(books, last)
}
