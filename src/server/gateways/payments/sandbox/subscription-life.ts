import type { Books } from './books.ts'
import {
  buildPeriodLine,
  buildProrationLines,
  chargeInvoice,
  closeInvoice,
  findCardOnFile,
  findPeriodEnd,
  openInvoice,
  saveCard,
  toDecline,
  type CardUse,
  type Outcome,
  type SavedCard,
} from './billing.ts'
import { newId, type Invoice, type PaymentIntent, type Price, type Subscription } from './objects.ts'
import { noSuch, refuse } from './refusal.ts'

const hour = 60 * 60
export const day = 24 * hour

/** How long a first invoice, or a change that the bank asked about, waits to be paid. */
const paymentTimeout = 23 * hour
/** How long a payment page is open. */
const checkoutTimeout = day
/** When a renewal that failed is tried again, and when it is given up, counted from its first failure. */
const retryDelays = [1, 3, 5, 7, 14].map((days) => days * day)
const retryPeriod = 21 * day

export const isOver = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired'

const getSubscription = (books: Books, { parent }: Invoice) =>
  books.get('subscription', parent.subscription_details.subscription)

/** Starts a subscription, incomplete until its first invoice is paid. */
export function subscribe(books: Books, price: Price, metadata: Subscription['metadata']): Subscription {
  const { customer, at } = books
  if (customer.deleted) throw noSuch('customer', customer.id)
  const period = { current_period_start: at, current_period_end: findPeriodEnd(at, at) }
  const subscription = books.add<Subscription>({
    id: newId('subscription'),
    object: 'subscription',
    created: at,
    customer: customer.id,
    status: 'incomplete',
    metadata,
    items: {
      object: 'list',
      data: [{ id: newId('subscription_item'), object: 'subscription_item', price, ...period }],
    },
    default_payment_method: null,
    cancel_at_period_end: false,
    cancel_at: null,
    ended_at: null,
    latest_invoice: '',
    pending_update: null,
  })
  const lines = [buildPeriodLine({ price, ...period })]
  // Credit may have paid all of it.
  if (openInvoice(books, subscription, 'subscription_create', lines).status === 'paid') subscription.status = 'active'
  books.emit('customer.subscription.created', subscription)
  return subscription
}

/** Pays an open invoice with the card and applies the payment to its subscription. */
export function payInvoice(books: Books, invoice: Invoice, use: CardUse | null): Outcome {
  const outcome = chargeInvoice(books, invoice, use)
  if (outcome !== 'succeeded') return outcome
  const subscription = getSubscription(books, invoice)
  if (subscription.pending_update && subscription.latest_invoice === invoice.id) {
    subscription.items.data[0].price = subscription.pending_update.subscription_items[0].price
    subscription.pending_update = null
  } else if (subscription.status === 'incomplete' || subscription.status === 'past_due') {
    subscription.status = 'active'
  }
  books.emit('customer.subscription.updated', subscription)
  return outcome
}

/** What the holder of a card does in a form: pays, and saves the card for later invoices. Throws if it is declined. */
export function confirmIntent(books: Books, intent: PaymentIntent, use: CardUse, card: SavedCard) {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw refuse('payment_intent_unexpected_state', `This PaymentIntent can't be confirmed: it is ${intent.status}.`)
  const outcome = payInvoice(books, books.get('invoice', intent.invoice), use)
  if (outcome === 'declined') throw toDecline(use)
  if (outcome === 'succeeded') saveCard(books, card)
  return outcome
}

export function end(books: Books, subscription: Subscription, openInvoices: 'void' | 'uncollectible' | 'open') {
  if (isOver(subscription)) return
  subscription.status = 'canceled'
  subscription.ended_at = books.at
  subscription.pending_update = null
  if (openInvoices !== 'open')
    for (const invoice of books.listOpenInvoices(subscription)) closeInvoice(books, invoice, openInvoices)
  books.emit('customer.subscription.deleted', subscription)
}

/** Voids an invoice, and with it what waits for its payment: a first period, or a change of plan. */
export function voidInvoice(books: Books, invoice: Invoice) {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw refuse('status_transition_invalid', 'Only open and uncollectible invoices can be voided.')
  closeInvoice(books, invoice, 'void')
  const subscription = getSubscription(books, invoice)
  if (subscription.latest_invoice === invoice.id) subscription.pending_update = null
  if (subscription.status !== 'incomplete') return
  subscription.status = 'incomplete_expired'
  subscription.ended_at = books.at
  books.emit('customer.subscription.updated', subscription)
}

const dropPendingUpdate = (books: Books, { pending_update, latest_invoice }: Subscription) =>
  pending_update && voidInvoice(books, books.get('invoice', latest_invoice))

/** The end of a period: the subscription ends, or the next period begins and the card on file pays for it. */
function renew(books: Books, subscription: Subscription) {
  if (subscription.cancel_at !== null) return end(books, subscription, 'uncollectible')
  dropPendingUpdate(books, subscription)
  const [item] = subscription.items.data
  item.current_period_start = item.current_period_end
  item.current_period_end = findPeriodEnd(subscription.created, item.current_period_start)
  const invoice = openInvoice(books, subscription, 'subscription_cycle', [buildPeriodLine(item)])
  if (chargeInvoice(books, invoice, findCardOnFile(books, subscription)) !== 'succeeded') {
    subscription.status = 'past_due'
    setNextAttempt(books, invoice)
  }
  books.emit('customer.subscription.updated', subscription)
}

/** Retries a failed renewal. */
function retry(books: Books, invoice: Invoice) {
  const use = findCardOnFile(books, getSubscription(books, invoice))
  if (payInvoice(books, invoice, use) !== 'succeeded') setNextAttempt(books, invoice)
}

/** By time, not by count: attempts of the card holder do not move the schedule. */
function setNextAttempt({ at }: Books, invoice: Invoice) {
  const attempts = retryDelays.map((delay) => invoice.created + delay)
  invoice.next_payment_attempt = attempts.find((attempt) => attempt > at) ?? null
}

/**
 * Changes the plan and settles the difference at once. Until the card has paid, the change is pending: it waits for the
 * bank's question. After a decline the client voids the invoice, and with it the change.
 */
export function changePrice(books: Books, subscription: Subscription, price: Price, at = books.at) {
  const [item] = subscription.items.data
  const lines = buildProrationLines(item, price, at)
  if (item.price.id === price.id) return
  dropPendingUpdate(books, subscription)
  const invoice = openInvoice(books, subscription, 'subscription_update', lines)
  const outcome = chargeInvoice(books, invoice, findCardOnFile(books, subscription))
  if (outcome === 'succeeded') item.price = price
  else subscription.pending_update = { subscription_items: [{ price }] }
  if (outcome !== 'declined') books.emit('customer.subscription.updated', subscription)
}

export function setCancelAtPeriodEnd(books: Books, subscription: Subscription, cancel: boolean) {
  subscription.cancel_at_period_end = cancel
  subscription.cancel_at = cancel ? subscription.items.data[0].current_period_end : null
  books.emit('customer.subscription.updated', subscription)
}

interface Due {
  at: number
  happen: () => void
}

/** What falls due for a subscription without any action of a person. */
function listDue(books: Books, subscription: Subscription): Due[] {
  if (isOver(subscription)) return []
  const open = books.listOpenInvoices(subscription)
  if (subscription.status === 'incomplete')
    return open.map((invoice) => ({ at: invoice.created + paymentTimeout, happen: () => voidInvoice(books, invoice) }))
  const due = [{ at: subscription.items.data[0].current_period_end, happen: () => renew(books, subscription) }]
  for (const invoice of open) {
    const { created, next_payment_attempt } = invoice
    if (invoice.billing_reason === 'subscription_update') {
      due.push({ at: created + paymentTimeout, happen: () => voidInvoice(books, invoice) })
      continue
    }
    if (next_payment_attempt !== null) due.push({ at: next_payment_attempt, happen: () => retry(books, invoice) })
    due.push({ at: created + retryPeriod, happen: () => end(books, subscription, 'uncollectible') })
  }
  return due
}

export function findNextDue(books: Books): Due | undefined {
  const due = books.list('subscription').flatMap((each) => listDue(books, each))
  for (const session of books.list('checkout.session', ({ status }) => status === 'open'))
    due.push({ at: session.created + checkoutTimeout, happen: () => void (session.status = 'expired') })
  return due.toSorted((one, other) => one.at - other.at)[0]
}

/** Runs everything that is due until then, in order, each at its own time. */
export function advance(books: Books, until: number) {
  for (let next = findNextDue(books); next && next.at <= until; next = findNextDue(books)) {
    books.at = next.at
    next.happen()
  }
  books.at = until
}
