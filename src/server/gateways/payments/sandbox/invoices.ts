import type { TestCard } from '#contract/sandbox.ts'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import type { Books } from './books.ts'
import { priceOf, totalOf } from './proration.ts'
import type { InvoiceLine } from './proration.ts'
import { newId } from './sandbox-objects.ts'
import type { Charge, Invoice, Subscription } from './sandbox-objects.ts'

/** What a card does: which of the test cards, and, where its holder sits before the screen, what they said to the bank. */
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

/** What the bank says of that card, before any money is asked for. */
export function answerToCard({ card, holder }: CardUse): Outcome {
  if (card === 'declined') return 'declined'
  if (card === 'succeeds' || holder === 'confirmed') return 'succeeded'
  return holder === 'refused' ? 'declined' : 'requires_action'
}

/** How the bank answers a charge. */
export const bankAnswer = ({ customer }: Books, use: CardUse | null): Outcome =>
  use && !customer.declines ? answerToCard(use) : 'declined'

/** The card on file, charged while nobody looks. */
export const cardOnFile = ({ customer }: Books): CardUse | null =>
  customer.card && { card: customer.card.card, holder: 'absent' }

export function keepCard(books: Books, card: TestCard) {
  books.customer.card = { id: newId('card'), card }
}

/** Makes an open invoice; the customer's credit is used first, and what it says is due the customer becomes credit. */
export function openInvoice(
  books: Books,
  subscription: Subscription,
  reason: Invoice['reason'],
  lines: InvoiceLine[],
): Invoice {
  const { customer } = books
  const total = totalOf(lines)
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
    createdAt: books.at,
    paidAt: null,
    clientSecret: `${newId('payment')}_secret_${newId('payment').slice(-24)}`,
    attempts: 0,
    nextAttemptAt: null,
    chargeId: null,
    changeKey: null,
  }
  books.put(invoice)
  if (reason !== 'subscription_update') subscription.latestInvoiceId = invoice.id
  if (invoice.amountDue === 0) settle(books, invoice)
  return invoice
}

export const periodLine = ({ plan }: Pick<Subscription, 'plan'>): InvoiceLine[] => [
  { plan, kind: 'period', amount: priceOf(plan) },
]

/** Tries to pay an open invoice, and tells of the outcome; what its payment changes is up to the caller. */
export function charge(books: Books, invoice: Invoice, use: CardUse | null): Outcome {
  if (invoice.status === 'paid') return 'succeeded'
  const outcome = bankAnswer(books, use)
  if (outcome !== 'requires_action' || use?.holder === 'absent') invoice.attempts += 1
  if (outcome === 'succeeded') settle(books, invoice)
  if (outcome === 'declined') books.emit('invoice.payment_failed', invoice)
  if (outcome === 'requires_action') books.emit('invoice.payment_action_required', invoice)
  return outcome
}

function settle(books: Books, invoice: Invoice) {
  invoice.status = 'paid'
  invoice.paidAt = books.at
  invoice.nextAttemptAt = null
  invoice.amountPaid = invoice.amountDue
  if (invoice.total < 0) books.customer.credit -= invoice.total
  if (invoice.amountDue > 0) {
    const made: Charge = {
      kind: 'charge',
      id: newId('charge'),
      invoiceId: invoice.id,
      amount: invoice.amountDue,
      createdAt: books.at,
      refunds: [],
    }
    invoice.chargeId = made.id
    books.put(made)
  }
  books.emit('invoice.paid', invoice)
}

/** Closes what was never paid; the credit that it had used is there again. */
export function closeInvoice(books: Books, invoice: Invoice, status: 'void' | 'uncollectible') {
  if (invoice.status !== 'open') return
  invoice.status = status
  invoice.nextAttemptAt = null
  books.customer.credit += invoice.creditUsed
  invoice.creditUsed = 0
}

export const refundedOf = (books: Books, { chargeId }: Pick<Invoice, 'chargeId'>) =>
  books.charges.find(({ id }) => id === chargeId)?.refunds.reduce((sum, { amount }) => sum + amount, 0) ?? 0

/** Gives back what the card paid and was not given back yet. */
export function refund(books: Books, invoice: Invoice) {
  const made = books.charges.find(({ id }) => id === invoice.chargeId)
  const amount = invoice.amountPaid - refundedOf(books, invoice)
  if (!made || amount === 0) return
  made.refunds.push({ id: newId('refund'), amount, createdAt: books.at })
  books.emit('charge.refunded', made)
}
