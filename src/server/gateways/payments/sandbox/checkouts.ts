import type { PlanId } from '#contract/plans.ts'
import { missingObject } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { askBank, declined, saveCard } from './invoices.ts'
import type { CardUse } from './invoices.ts'
import { conflict, day, pay, start } from './subscription-life.ts'
import { newId } from './sandbox-objects.ts'
import type { CheckoutSession } from './sandbox-objects.ts'

/** How long a checkout session is open. */
export const checkoutTimeoutMs = day

export interface CheckoutStart {
  attemptId: string
  plan: PlanId
  successUrl: string
  cancelUrl: string
}

/** The checkout session of an attempt. After it has expired, a new one is created. */
export function startCheckout(
  ledger: Ledger,
  { attemptId, plan, successUrl, cancelUrl }: CheckoutStart,
): CheckoutSession {
  const begun = ledger.checkouts.find((each) => each.attemptId === attemptId && each.status !== 'expired')
  if (begun?.status === 'complete') throw conflict('This plan has been paid for already.')
  if (begun) return begun
  if (ledger.customer.erased) throw missingObject()
  const id = newId('checkout')
  const session: CheckoutSession = {
    kind: 'checkout',
    id,
    attemptId,
    plan,
    status: 'open',
    successUrl: successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id),
    cancelUrl,
    subscriptionId: null,
    createdAt: ledger.at,
  }
  ledger.put(session)
  return session
}

export function closeCheckout(session: CheckoutSession) {
  if (session.status === 'open') session.status = 'expired'
}

/** Pays the session. The subscription is created only after the bank's consent. */
export function payCheckout(ledger: Ledger, session: CheckoutSession, use: CardUse) {
  if (session.status === 'complete') return 'succeeded'
  if (session.status !== 'open') throw conflict('This payment page is closed. Please choose a plan again.')
  const answer = askBank(ledger, use)
  if (answer === 'declined') throw declined(use)
  if (answer === 'requires_action') return 'requires_action'
  saveCard(ledger, use.card)
  const subscription = start(ledger, { attemptId: session.id, plan: session.plan })
  pay(ledger, ledger.invoice(subscription.latestInvoiceId), use)
  session.status = 'complete'
  session.subscriptionId = subscription.id
  ledger.emit('checkout.session.completed', session)
  return 'succeeded'
}
