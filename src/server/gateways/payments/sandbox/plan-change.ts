import { toCents } from '#contract/plans.ts'
import type { PlanId } from '#contract/plans.ts'
import type { PaymentError } from '#server/gateways/payments/payment-error.ts'
import type { ProviderPlanChange } from '#server/gateways/payments/payments.ts'
import type { Ledger } from './ledger.ts'
import { getCardOnFile, closeInvoice, charge, declined, openInvoice } from './invoices.ts'
import { prorate, sumLines } from './proration.ts'
import type { Subscription } from './sandbox-objects.ts'
import { conflict, dropPendingChange } from './subscription-life.ts'

export interface PlanChangeRequest {
  plan: PlanId
  prorationDate?: string
}

/** The time for the proration: now, or the time that the preview showed. */
function findProrationDate(ledger: Ledger, { periodStart, periodEnd }: Subscription, prorationDate = ledger.at) {
  const moment = new Date(Math.floor(Date.parse(prorationDate) / 1000) * 1000).toISOString()
  if (moment < periodStart || moment > periodEnd)
    throw conflict('Your billing period has changed since then. Please look at the change again.')
  return moment
}

function requirePaid({ status }: Subscription) {
  if (status !== 'active') throw conflict('The plan can be changed only while the subscription is paid.')
}

const buildLines = (ledger: Ledger, subscription: Subscription, { plan, prorationDate }: PlanChangeRequest) =>
  prorate({ from: subscription.plan, to: plan }, subscription, findProrationDate(ledger, subscription, prorationDate))

export function previewChange(
  ledger: Ledger,
  subscription: Subscription,
  request: PlanChangeRequest,
): ProviderPlanChange {
  requirePaid(subscription)
  const total = sumLines(buildLines(ledger, subscription, request)) - ledger.customer.credit
  return {
    amountDue: Math.max(total, 0),
    credit: Math.max(0 - total, 0),
    nextAmount: toCents(request.plan),
    nextBillingDate: subscription.periodEnd,
    prorationDate: findProrationDate(ledger, subscription, request.prorationDate),
  }
}

/**
 * Changes the plan and settles the difference at once. Returns a client secret if the bank asks first, and the change
 * waits for it. A declined card changes nothing. The same key never charges twice. A change that was declined, or not
 * confirmed in time, can be retried with it.
 */
export function changePlan(
  ledger: Ledger,
  subscription: Subscription,
  { key, ...request }: PlanChangeRequest & { key: string },
): string | PaymentError | null {
  const known = ledger.invoices.find(({ changeKey, status }) => changeKey === key && status !== 'void')
  if (known) return known.status === 'open' ? known.clientSecret : null
  requirePaid(subscription)
  const lines = buildLines(ledger, subscription, request)
  if (request.plan === subscription.plan) return null
  dropPendingChange(ledger, subscription)
  const invoice = openInvoice(ledger, subscription, 'subscription_update', lines)
  invoice.changeKey = key
  const outcome = charge(ledger, invoice, getCardOnFile(ledger))
  if (outcome === 'declined') {
    closeInvoice(ledger, invoice, 'void')
    return declined()
  }
  if (outcome === 'succeeded') subscription.plan = request.plan
  else subscription.pendingChange = { plan: request.plan, invoiceId: invoice.id }
  ledger.emit('customer.subscription.updated', subscription)
  return outcome === 'succeeded' ? null : invoice.clientSecret
}
