import type { PlanId } from '#contract/plans.ts'
import type { PaymentError } from '#server/gateways/payments/payment-error.ts'
import type { ProviderPlanChange } from '#server/gateways/payments/payments.ts'
import type { Books } from './books.ts'
import { cardOnFile, closeInvoice, charge, declined, openInvoice } from './invoices.ts'
import { priceOf, prorate, totalOf } from './proration.ts'
import type { Subscription } from './sandbox-objects.ts'
import { conflict, dropPendingChange } from './subscription-life.ts'

export interface PlanChangeRequest {
  plan: PlanId
  prorationDate?: string
}

/** The moment that the change is reckoned by: now, or the one that was shown to whoever agreed to it. */
function momentOf(books: Books, { periodStart, periodEnd }: Subscription, prorationDate = books.at) {
  const moment = new Date(Math.floor(Date.parse(prorationDate) / 1000) * 1000).toISOString()
  if (moment < periodStart || moment > periodEnd)
    throw conflict('The billing period has changed meanwhile. Please look at the change again.')
  return moment
}

function mustBePaid({ status }: Subscription) {
  if (status !== 'active') throw conflict('The plan can be changed only while the subscription is paid.')
}

const linesOf = (books: Books, subscription: Subscription, { plan, prorationDate }: PlanChangeRequest) =>
  prorate({ from: subscription.plan, to: plan }, subscription, momentOf(books, subscription, prorationDate))

export function previewChange(
  books: Books,
  subscription: Subscription,
  request: PlanChangeRequest,
): ProviderPlanChange {
  mustBePaid(subscription)
  const total = totalOf(linesOf(books, subscription, request)) - books.customer.credit
  return {
    amountDue: Math.max(total, 0),
    credit: Math.max(0 - total, 0),
    nextAmount: priceOf(request.plan),
    nextBillingDate: subscription.periodEnd,
    prorationDate: momentOf(books, subscription, request.prorationDate),
  }
}

/**
 * Changes the plan and settles the difference at once; answers what confirms its payment where the bank asks, so that the change
 * waits. A card that is declined changes nothing. The same key never charges twice; what was declined, or not confirmed in
 * time, can be tried again with it.
 */
export function changePlan(
  books: Books,
  subscription: Subscription,
  { key, ...request }: PlanChangeRequest & { key: string },
): string | PaymentError | null {
  const known = books.invoices.find(({ changeKey, status }) => changeKey === key && status !== 'void')
  if (known) return known.status === 'open' ? known.clientSecret : null
  mustBePaid(subscription)
  const lines = linesOf(books, subscription, request)
  if (request.plan === subscription.plan) return null
  dropPendingChange(books, subscription)
  const invoice = openInvoice(books, subscription, 'subscription_update', lines)
  invoice.changeKey = key
  const outcome = charge(books, invoice, cardOnFile(books))
  if (outcome === 'declined') {
    closeInvoice(books, invoice, 'void')
    return declined()
  }
  if (outcome === 'succeeded') subscription.plan = request.plan
  else subscription.pendingChange = { plan: request.plan, invoiceId: invoice.id }
  books.emit('customer.subscription.updated', subscription)
  return outcome === 'succeeded' ? null : invoice.clientSecret
}
