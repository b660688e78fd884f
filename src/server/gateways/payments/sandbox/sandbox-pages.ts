import type { TestCard } from '#contract/sandbox.ts'
import type {
  ProviderInvoice,
  ProviderPaymentMethod,
  ProviderSubscription,
} from '#server/gateways/payments/payments.ts'
import { change, look } from './book-store.ts'
import type { SandboxDeps } from './book-store.ts'
import type { Books } from './books.ts'
import { found } from './books.ts'
import { payCheckout } from './checkouts.ts'
import { advance } from './clock.ts'
import { deliverEvent } from './delivery.ts'
import type { PostEvent } from './delivery.ts'
import { answerToCard, declined, keepCard } from './invoices.ts'
import type { CardUse } from './invoices.ts'
import { newestInvoices, presentInvoice, presentMethods, presentSubscription } from './present.ts'
import { newId } from './sandbox-objects.ts'
import type { CheckoutSession, Dispute } from './sandbox-objects.ts'
import { day, pay } from './subscription-life.ts'

/** Of the card that was typed in, which test card it is, and what its holder said when the bank asked. */
export interface TypedCard {
  card: TestCard
  confirmed?: boolean
}

type PaymentStatus = 'succeeded' | 'requires_action'

export interface PortalReading {
  now: string
  declines: boolean
  billingAddress: string
  /** The latest that was ever paid. */
  subscription: ProviderSubscription | null
  methods: ProviderPaymentMethod[]
  invoices: ProviderInvoice[]
}

/** What the sandbox's own pages do, each for the customer they are shown to: the object of another is `missing`. */
export interface SandboxPages {
  confirmPayment(customerId: string, clientSecret: string, card: TypedCard): Promise<PaymentStatus>
  readCheckout(
    customerId: string,
    sessionId: string,
  ): Promise<Pick<CheckoutSession, 'plan' | 'status' | 'successUrl' | 'cancelUrl'>>
  payCheckout(customerId: string, sessionId: string, card: TypedCard): Promise<PaymentStatus>
  readPortal(customerId: string): Promise<PortalReading>
  changePortal(customerId: string, changes: { billingAddress?: string; declines?: boolean }): Promise<void>
  /** Replaces the card, and pays with it what is open. */
  replaceCard(customerId: string, card: TypedCard): Promise<PaymentStatus>
  /** Moves the customer's clock on; what falls due until then happens in the order of time. */
  moveClock(customerId: string, days: number): Promise<void>
  /** What the holder of a card can do at the bank at any time. */
  openDispute(customerId: string, invoiceId: string): Promise<string>
  /** Sends a kept event to the webhook; throws unless it was taken. */
  deliverEvent(eventId: string, post: PostEvent): Promise<void>
}

const use = ({ card, confirmed }: TypedCard): CardUse => ({
  card,
  holder: confirmed === undefined ? 'asked' : confirmed ? 'confirmed' : 'refused',
})

/** Pays what the client secret stands for; the card is kept for what comes after. */
function confirmPayment(books: Books, clientSecret: string, typed: TypedCard) {
  const invoice = books.invoiceOfSecret(clientSecret)
  const wasPaid = invoice.status === 'paid'
  const outcome = pay(books, invoice, use(typed))
  if (outcome === 'declined') return declined(use(typed))
  // Where credit paid the first invoice there is no card yet.
  if (outcome === 'succeeded' && (!wasPaid || !books.customer.card)) keepCard(books, typed.card)
  return outcome
}

function replaceCard(books: Books, typed: TypedCard) {
  const answer = answerToCard(use(typed))
  if (answer === 'declined') return declined(use(typed))
  if (answer === 'requires_action') return answer
  keepCard(books, typed.card)
  for (const subscription of books.subscriptions) {
    if (subscription.status !== 'past_due') continue
    for (const invoice of books.openInvoicesOf(subscription)) {
      if (pay(books, invoice, use(typed)) === 'declined') return declined()
    }
  }
  return answer
}

function readPortal(books: Books): PortalReading {
  const { declines, address } = books.customer
  const latest = books.subscriptions.findLast(
    ({ status }) => status !== 'incomplete' && status !== 'incomplete_expired',
  )
  return {
    now: books.at,
    declines,
    billingAddress: address,
    subscription: latest ? presentSubscription(books, latest) : null,
    methods: presentMethods(books),
    invoices: newestInvoices(books).map((each) => presentInvoice(books, each)),
  }
}

function openDispute(books: Books, invoiceId: string) {
  const { chargeId } = books.invoice(invoiceId)
  const { id, amount } = found(books.charges.find((each) => each.id === chargeId))
  const dispute: Dispute = {
    kind: 'dispute',
    id: newId('dispute'),
    chargeId: id,
    invoiceId,
    amount,
    reason: 'fraudulent',
    createdAt: books.at,
  }
  books.put(dispute)
  books.emit('charge.dispute.created', dispute)
  return dispute.id
}

export function createSandboxPages(deps: SandboxDeps, webhookSecret: string): SandboxPages {
  return {
    confirmPayment: (customerId, clientSecret, card) =>
      change(deps, customerId, (books) => confirmPayment(books, clientSecret, card)),
    readCheckout: (customerId, sessionId) =>
      look(deps, customerId, (books) => {
        const { plan, status, successUrl, cancelUrl } = books.checkout(sessionId)
        return { plan, status, successUrl, cancelUrl }
      }),
    payCheckout: (customerId, sessionId, card) =>
      change(deps, customerId, (books) => payCheckout(books, books.checkout(sessionId), use(card))),
    readPortal: (customerId) => look(deps, customerId, readPortal),
    changePortal: (customerId, { billingAddress, declines }) =>
      change(deps, customerId, ({ customer }) => {
        customer.address = billingAddress ?? customer.address
        customer.declines = declines ?? customer.declines
      }),
    replaceCard: (customerId, card) => change(deps, customerId, (books) => replaceCard(books, card)),
    moveClock: (customerId, days) =>
      change(deps, customerId, (books) => {
        books.customer.clockAhead += days * day
        advance(books, books.now())
      }),
    openDispute: (customerId, invoiceId) => change(deps, customerId, (books) => openDispute(books, invoiceId)),
    deliverEvent: (eventId, post) => deliverEvent(deps.db, eventId, webhookSecret, post),
  }
}
