import { DateTime } from 'luxon'
import type { TestCard } from '#contract/sandbox.ts'
import type { Books } from './books.ts'
import {
  newId,
  readBank,
  type Charge,
  type Invoice,
  type Line,
  type PaymentMethod,
  type Price,
  type Subscription,
  type SubscriptionItem,
} from './objects.ts'
import { declined, refuse } from './refusal.ts'

/** A test card, and the answer of its holder to the bank if the holder is present. */
export interface CardUse {
  card: TestCard
  holder: 'absent' | 'asked' | 'confirmed' | 'refused'
}

export type Outcome = 'succeeded' | 'requires_action' | 'declined'

export const toDecline = ({ card, holder }: CardUse) =>
  card === 'asks' && holder === 'refused'
    ? declined('Your bank was not given its answer, so nothing was paid.')
    : declined()

/** The bank's answer to a card, without a charge. */
export function checkCard({ card, holder }: CardUse): Outcome {
  if (card === 'declined') return 'declined'
  if (card === 'succeeds' || holder === 'confirmed') return 'succeeded'
  return holder === 'refused' ? 'declined' : 'requires_action'
}

/** The bank's answer to a charge. */
export const askBank = ({ customer }: Books, use: CardUse | null): Outcome =>
  use && !customer.declines ? checkCard(use) : 'declined'

/** The card on file, charged off session. */
export function findCardOnFile(books: Books, { default_payment_method }: Subscription): CardUse | null {
  const id = default_payment_method ?? books.customer.invoice_settings.default_payment_method
  return id === null ? null : { card: readBank(books.get('payment_method', id)), holder: 'absent' }
}

export interface SavedCard {
  last4: string
  /** Cards that nobody typed in last for three more years. */
  expiry?: { month: number; year: number } | undefined
}

export function addMethod(books: Books, { last4, expiry }: SavedCard): PaymentMethod {
  const { month, year } = expiry ?? { month: 12, year: DateTime.fromSeconds(books.at).year + 3 }
  const card = { brand: 'visa', last4, exp_month: month, exp_year: year }
  return books.add({ id: newId('payment_method'), object: 'payment_method', type: 'card', customer: null, card })
}

/** Makes it the customer's only card. */
export function saveCard(books: Books, card: SavedCard) {
  for (const method of books.list('payment_method')) method.customer = null
  for (const subscription of books.list('subscription')) subscription.default_payment_method = null
  const method = addMethod(books, card)
  method.customer = books.customer.id
  books.customer.invoice_settings.default_payment_method = method.id
}

/** The same day and time so many calendar months later, or the last day of a shorter month. */
export const addMonths = (anchor: number, months: number) =>
  DateTime.fromSeconds(anchor, { zone: 'utc' }).plus({ months }).toUnixInteger()

/** The end of the billing period of that moment. Counted from the first day, so short months do not shift later ones. */
export function findPeriodEnd(anchor: number, moment: number): number {
  const first = DateTime.fromSeconds(anchor, { zone: 'utc' })
  const begun = Math.floor(DateTime.fromSeconds(moment, { zone: 'utc' }).diff(first, 'months').months)
  return addMonths(anchor, begun + 1)
}

const toLine = (price: Price, amount: number, period: Line['period'], proration: boolean): Line => ({
  object: 'line_item',
  amount,
  period,
  pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
  parent: { type: 'subscription_item_details', subscription_item_details: { proration } },
})

export const buildPeriodLine = ({ price, ...item }: Omit<SubscriptionItem, 'id' | 'object'>) =>
  toLine(price, price.unit_amount, { start: item.current_period_start, end: item.current_period_end }, false)

type Period = Pick<SubscriptionItem, 'current_period_start' | 'current_period_end'>

/**
 * The price of the remaining period, in whole cents. This is the only rounding: the used part is the difference of two such
 * amounts, so the parts of a period always add up to its price.
 */
export function prorate(cents: number, { current_period_start, current_period_end }: Period, at: number): number {
  const whole = current_period_end - current_period_start
  const left = Math.min(Math.max(current_period_end - at, 0), whole)
  return Math.round((cents * left) / whole)
}

/** The lines of a change of price in the middle of a period: the unused time of the old one as credit, that of the new one to pay. */
export function buildProrationLines(item: SubscriptionItem, price: Price, at: number): Line[] {
  if (at < item.current_period_start || at > item.current_period_end)
    throw refuse('invoice_upcoming_none', 'proration_date must be within the current period.')
  const period = { start: at, end: item.current_period_end }
  return [
    // Zero less the amount: an amount of nothing must not become minus zero.
    toLine(item.price, 0 - prorate(item.price.unit_amount, item, at), period, true),
    toLine(price, prorate(price.unit_amount, item, at), period, true),
  ]
}

const sumLines = (lines: readonly Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

export function buildInvoice(
  { customer, at }: Books,
  { id }: Subscription,
  billing_reason: Invoice['billing_reason'],
  lines: Line[],
): Invoice {
  const total = sumLines(lines)
  const sequence = String(customer.next_invoice_sequence).padStart(4, '0')
  return {
    id: newId('invoice'),
    object: 'invoice',
    created: at,
    customer: customer.id,
    number: `SANDBOX-${customer.id.slice(-6).toUpperCase()}-${sequence}`,
    status: 'open',
    billing_reason,
    currency: 'usd',
    lines: { object: 'list', data: lines },
    total,
    starting_balance: customer.balance,
    amount_due: Math.max(0, total + customer.balance),
    amount_paid: 0,
    next_payment_attempt: null,
    status_transitions: { paid_at: null },
    parent: { type: 'subscription_details', subscription_details: { subscription: id, metadata: {} } },
    hosted_invoice_url: null,
  }
}

/** Creates an open invoice. Credit is used first, and a negative total becomes credit. */
export function openInvoice(
  books: Books,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  lines: Line[],
) {
  const { customer } = books
  const invoice = books.add(buildInvoice(books, subscription, reason, lines))
  customer.next_invoice_sequence += 1
  customer.balance = Math.min(0, invoice.total + customer.balance)
  subscription.latest_invoice = invoice.id
  if (invoice.amount_due === 0) settle(books, invoice)
  else {
    const id = newId('payment_intent')
    books.add({
      id,
      object: 'payment_intent',
      amount: invoice.amount_due,
      customer: customer.id,
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${newId('payment_intent').slice(-24)}`,
      last_payment_error: null,
      latest_charge: null,
      invoice: invoice.id,
    })
  }
  return invoice
}

/** Tries to pay an open invoice and emits the event. The caller applies the payment. */
export function chargeInvoice(books: Books, invoice: Invoice, use: CardUse | null): Outcome {
  const intent = books.findIntent(invoice.id)
  if (!intent || invoice.status === 'paid') return 'succeeded'
  const outcome = askBank(books, use)
  intent.last_payment_error = outcome === 'declined' ? { message: declined().message } : null
  intent.status = outcome === 'declined' ? 'requires_payment_method' : outcome
  if (outcome === 'declined') books.emit('invoice.payment_failed', invoice)
  if (outcome === 'requires_action') books.emit('invoice.payment_action_required', invoice)
  if (outcome === 'succeeded') {
    const { customer, currency, amount_due: amount } = invoice
    const made = { created: books.at, customer, currency, amount, amount_refunded: 0, refunded: false }
    const charge = books.add({ id: newId('charge'), object: 'charge', ...made, payment_intent: intent.id })
    intent.latest_charge = charge.id
    invoice.amount_paid = amount
    settle(books, invoice)
  }
  return outcome
}

function settle(books: Books, invoice: Invoice) {
  invoice.status = 'paid'
  invoice.status_transitions.paid_at = books.at
  invoice.next_payment_attempt = null
  books.emit('invoice.paid', invoice)
}

/** Closes an unpaid invoice and restores the credit that it used. */
export function closeInvoice(books: Books, invoice: Invoice, status: 'void' | 'uncollectible') {
  if (invoice.status === 'open') books.customer.balance += invoice.starting_balance
  invoice.status = status
  invoice.next_payment_attempt = null
  const intent = books.findIntent(invoice.id)
  if (intent) intent.status = 'canceled'
}

export function refundCharge(books: Books, charge: Charge, amount = charge.amount - charge.amount_refunded) {
  if (charge.refunded) throw refuse('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  const made = { created: books.at, charge: charge.id, amount, status: 'succeeded' } as const
  const refund = books.add({ id: newId('refund'), object: 'refund', ...made })
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  books.emit('charge.refunded', charge)
  return refund
}
