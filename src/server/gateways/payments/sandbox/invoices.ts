import { toCents } from '#contract/plans.ts'
import type { TestCard } from '#contract/sandbox.ts'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import type { Ledger } from './ledger.ts'
import { sumLines } from './proration.ts'
import type { InvoiceLine } from './proration.ts'
import { newId } from './sandbox-objects.ts'
import type { Charge, Invoice, Subscription } from './sandbox-objects.ts'

/** A test card, and the answer of its holder to the bank if the holder is present. */
export interface CardUse {
  card: TestCard
  holder: 'absent' | 'asked' | 'confirmed' | 'refused'
}

export type Outcome = 'succeeded' | 'requires_action' | 'declined'

export const declined = (use?: CardUse) =>
  new PaymentError(
    'declined',
    use?.holder === 'refused' && use.card === 'asks'
      ? 'Your bank was not given its answer, so nothing was paid.'
      : 'Your card was declined.',
  )

/** The bank's answer to a card, without a charge. */
export function checkCard({ card, holder }: CardUse): Outcome {
  if (card === 'declined') return 'declined'
  if (card === 'succeeds' || holder === 'confirmed') return 'succeeded'
  return holder === 'refused' ? 'declined' : 'requires_action'
}

/** The bank's answer to a charge. */
export const askBank = ({ customer }: Ledger, use: CardUse | null): Outcome =>
  use && !customer.declines ? checkCard(use) : 'declined'

/** The card on file, charged off session. */
export const getCardOnFile = ({ customer }: Ledger): CardUse | null =>
  customer.card && { card: customer.card.card, holder: 'absent' }

export function saveCard(ledger: Ledger, card: TestCard) {
  ledger.customer.card = { id: newId('card'), card }
}

/** Creates an open invoice. Credit is used first, and a negative total becomes credit. */
export function openInvoice(
  ledger: Ledger,
  subscription: Subscription,
  reason: Invoice['reason'],
  lines: InvoiceLine[],
): Invoice {
  const { customer } = ledger
  const total = sumLines(lines)
  const creditUsed = Math.min(customer.credit, Math.max(total, 0))
  customer.credit -= creditUsed
  customer.invoices += 1
  const invoice: Invoice = {
    kind: 'invoice',
    id: newId('invoice'),
    subscriptionId: subscription.id,
    number: `SANDBOX-${customer.id.slice(-6).toUpperCase()}-${String(customer.invoices).padStart(4, '0')}`,
    reason,
    status: 'open',
    lines,
    total,
    creditUsed,
    amountDue: Math.max(total, 0) - creditUsed,
    amountPaid: 0,
    createdAt: ledger.at,
    paidAt: null,
    clientSecret: `${newId('payment')}_secret_${newId('payment').slice(-24)}`,
    attempts: 0,
    nextAttemptAt: null,
    chargeId: null,
    changeKey: null,
  }
  ledger.put(invoice)
  if (reason !== 'subscription_update') subscription.latestInvoiceId = invoice.id
  if (invoice.amountDue === 0) settle(ledger, invoice)
  return invoice
}

export const buildPeriodLines = ({ plan }: Pick<Subscription, 'plan'>): InvoiceLine[] => [
  { plan, kind: 'period', amount: toCents(plan) },
]

/** Tries to pay an open invoice and emits the event. The caller applies the payment. */
export function charge(ledger: Ledger, invoice: Invoice, use: CardUse | null): Outcome {
  if (invoice.status === 'paid') return 'succeeded'
  const outcome = askBank(ledger, use)
  if (outcome !== 'requires_action' || use?.holder === 'absent') invoice.attempts += 1
  if (outcome === 'succeeded') settle(ledger, invoice)
  if (outcome === 'declined') ledger.emit('invoice.payment_failed', invoice)
  if (outcome === 'requires_action') ledger.emit('invoice.payment_action_required', invoice)
  return outcome
}

function settle(ledger: Ledger, invoice: Invoice) {
  invoice.status = 'paid'
  invoice.paidAt = ledger.at
  invoice.nextAttemptAt = null
  invoice.amountPaid = invoice.amountDue
  if (invoice.total < 0) ledger.customer.credit -= invoice.total
  if (invoice.amountDue > 0) {
    const made: Charge = {
      kind: 'charge',
      id: newId('charge'),
      invoiceId: invoice.id,
      amount: invoice.amountDue,
      createdAt: ledger.at,
      refunds: [],
    }
    invoice.chargeId = made.id
    ledger.put(made)
  }
  ledger.emit('invoice.paid', invoice)
}

/** Closes an unpaid invoice and restores the credit that it used. */
export function closeInvoice(ledger: Ledger, invoice: Invoice, status: 'void' | 'uncollectible') {
  if (invoice.status !== 'open') return
  invoice.status = status
  invoice.nextAttemptAt = null
  ledger.customer.credit += invoice.creditUsed
  invoice.creditUsed = 0
}

export const sumRefunds = (ledger: Ledger, { chargeId }: Pick<Invoice, 'chargeId'>) =>
  ledger.charges.find(({ id }) => id === chargeId)?.refunds.reduce((sum, { amount }) => sum + amount, 0) ?? 0

/** Refunds what the card paid and was not refunded yet. */
export function refund(ledger: Ledger, invoice: Invoice) {
  const made = ledger.charges.find(({ id }) => id === invoice.chargeId)
  const amount = invoice.amountPaid - sumRefunds(ledger, invoice)
  if (!made || amount === 0) return
  made.refunds.push({ id: newId('refund'), amount, createdAt: ledger.at })
  ledger.emit('charge.refunded', made)
}
