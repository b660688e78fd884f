import type { TestCard } from '#contract/sandbox.ts'
import type {
  ProviderInvoice,
  ProviderPaymentMethod,
  ProviderSubscription,
} from '#server/gateways/payments/payments.ts'
import { changeLedger, readLedger } from './ledger-store.ts'
import type { SandboxDeps } from './ledger-store.ts'
import type { Ledger } from './ledger.ts'
import { requireObject } from './ledger.ts'
import { payCheckout } from './checkouts.ts'
import { advance } from './clock.ts'
import { deliverEvent } from './delivery.ts'
import type { PostEvent } from './delivery.ts'
import { checkCard, declined, saveCard } from './invoices.ts'
import type { CardUse } from './invoices.ts'
import { sortNewestFirst, toProviderInvoice, toProviderMethods, toProviderSubscription } from './to-provider-shapes.ts'
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
  /** The bank's decision about a dispute. */
  closeDispute(customerId: string, disputeId: string, outcome: 'won' | 'lost'): Promise<void>
  /** Sends a stored event to the webhook; throws unless it was accepted. */
  deliverEvent(eventId: string, post: PostEvent): Promise<void>
}

const use = ({ card, confirmed }: TypedCard): CardUse => ({
  card,
  holder: confirmed === undefined ? 'asked' : confirmed ? 'confirmed' : 'refused',
})

/** Pays the invoice of the client secret and saves the card for later invoices. */
function confirmPayment(ledger: Ledger, clientSecret: string, typed: TypedCard) {
  const invoice = ledger.findInvoiceBySecret(clientSecret)
  const wasPaid = invoice.status === 'paid'
  const outcome = pay(ledger, invoice, use(typed))
  if (outcome === 'declined') return declined(use(typed))
  // If credit paid the first invoice, there is no card yet.
  if (outcome === 'succeeded' && (!wasPaid || !ledger.customer.card)) saveCard(ledger, typed.card)
  return outcome
}

function replaceCard(ledger: Ledger, typed: TypedCard) {
  const answer = checkCard(use(typed))
  if (answer === 'declined') return declined(use(typed))
  if (answer === 'requires_action') return answer
  saveCard(ledger, typed.card)
  for (const subscription of ledger.subscriptions) {
    if (subscription.status !== 'past_due') continue
    for (const invoice of ledger.findOpenInvoices(subscription)) {
      if (pay(ledger, invoice, use(typed)) === 'declined') return declined()
    }
  }
  return answer
}

function readPortal(ledger: Ledger): PortalReading {
  const { declines, address } = ledger.customer
  const latest = ledger.subscriptions.findLast(
    ({ status }) => status !== 'incomplete' && status !== 'incomplete_expired',
  )
  return {
    now: ledger.at,
    declines,
    billingAddress: address,
    subscription: latest ? toProviderSubscription(ledger, latest) : null,
    methods: toProviderMethods(ledger),
    invoices: sortNewestFirst(ledger).map((each) => toProviderInvoice(ledger, each)),
  }
}

function openDispute(ledger: Ledger, invoiceId: string) {
  const { chargeId } = ledger.invoice(invoiceId)
  const { id, amount } = requireObject(ledger.charges.find((each) => each.id === chargeId))
  const dispute: Dispute = {
    kind: 'dispute',
    id: newId('dispute'),
    chargeId: id,
    invoiceId,
    amount,
    reason: 'fraudulent',
    createdAt: ledger.at,
  }
  ledger.put(dispute)
  ledger.emit('charge.dispute.created', dispute)
  return dispute.id
}

function closeDispute(ledger: Ledger, disputeId: string, outcome: 'won' | 'lost') {
  const dispute = requireObject(ledger.disputes.find(({ id }) => id === disputeId))
  dispute.outcome = outcome
  ledger.emit('charge.dispute.closed', dispute)
}

export function createSandboxPages(deps: SandboxDeps, webhookSecret: string): SandboxPages {
  return {
    confirmPayment: (customerId, clientSecret, card) =>
      changeLedger(deps, customerId, (ledger) => confirmPayment(ledger, clientSecret, card)),
    readCheckout: (customerId, sessionId) =>
      readLedger(deps, customerId, (ledger) => {
        const { plan, status, successUrl, cancelUrl } = ledger.checkout(sessionId)
        return { plan, status, successUrl, cancelUrl }
      }),
    payCheckout: (customerId, sessionId, card) =>
      changeLedger(deps, customerId, (ledger) => payCheckout(ledger, ledger.checkout(sessionId), use(card))),
    readPortal: (customerId) => readLedger(deps, customerId, readPortal),
    changePortal: (customerId, { billingAddress, declines }) =>
      changeLedger(deps, customerId, ({ customer }) => {
        customer.address = billingAddress ?? customer.address
        customer.declines = declines ?? customer.declines
      }),
    replaceCard: (customerId, card) => changeLedger(deps, customerId, (ledger) => replaceCard(ledger, card)),
    moveClock: (customerId, days) =>
      changeLedger(deps, customerId, (ledger) => {
        ledger.customer.clockAhead += days * day
        advance(ledger, ledger.now())
      }),
    openDispute: (customerId, invoiceId) => changeLedger(deps, customerId, (ledger) => openDispute(ledger, invoiceId)),
    closeDispute: (customerId, disputeId, outcome) =>
      changeLedger(deps, customerId, (ledger) => closeDispute(ledger, disputeId, outcome)),
    deliverEvent: (eventId, post) => deliverEvent(deps.db, eventId, webhookSecret, post),
  }
}
