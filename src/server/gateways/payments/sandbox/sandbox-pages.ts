import type { PlanId } from '#contract/plans.ts'
import { testCards, type TestCard } from '#contract/sandbox.ts'
import { signatures } from '#server/gateways/payments/signed-events.ts'
import { planOfPrice } from '#server/gateways/payments/stripe/to-provider-objects.ts'
import { askBank, checkCard, saveCard, toDecline, type CardUse, type SavedCard } from './billing.ts'
import { changeBooks, findEvent, readBooks, type SandboxDeps } from './book-store.ts'
import type { Books } from './books.ts'
import { newId } from './objects.ts'
import { declined, noSuch, refuse } from './refusal.ts'
import { advance, confirmIntent, day, payInvoice, subscribe } from './subscription-life.ts'

/** Of the card that was typed in, which test card it is, its expiry, and what its holder said when the bank asked. */
export interface TypedCard {
  card: TestCard
  expiry?: SavedCard['expiry']
  confirmed?: boolean
}

type PaymentStatus = 'succeeded' | 'requires_action'

/** Posts a signed body to the webhook and returns the status. */
export type PostEvent = (body: string, signature: string) => Promise<number>

const use = ({ card, confirmed }: TypedCard): CardUse => ({
  card,
  holder: confirmed === undefined ? 'asked' : confirmed ? 'confirmed' : 'refused',
})

const toSaved = ({ card, expiry }: TypedCard): SavedCard => ({ last4: testCards[card].last4, expiry })

const getPrice = (books: Books, plan: PlanId) => {
  const price = books.list('price', (each) => planOfPrice(each) === plan).at(-1)
  if (!price) throw noSuch('price', plan)
  return price
}

/** Pays the payment of the client secret. Paying it again is no mistake. */
function confirmPayment(books: Books, clientSecret: string, typed: TypedCard) {
  const [intent] = books.list('payment_intent', ({ client_secret }) => client_secret === clientSecret)
  if (!intent) throw noSuch('payment_intent', 'of that secret')
  return intent.status === 'succeeded' ? 'succeeded' : confirmIntent(books, intent, use(typed), toSaved(typed))
}

/** Pays the session. The subscription is created only after the bank's consent. */
function payCheckout(books: Books, sessionId: string, typed: TypedCard) {
  const session = books.get('checkout.session', sessionId)
  if (session.status === 'complete') return 'succeeded'
  if (session.status !== 'open') throw refuse('resource_invalid_state', 'This payment page is closed.')
  const answer = askBank(books, use(typed))
  if (answer === 'declined') throw toDecline(use(typed))
  if (answer === 'requires_action') return answer
  saveCard(books, toSaved(typed))
  const subscription = subscribe(books, session.price, session.metadata)
  payInvoice(books, books.get('invoice', subscription.latest_invoice), use(typed))
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null, subscription: subscription.id })
  books.emit('checkout.session.completed', session)
  return answer
}

/** Replaces the card, and pays with it what is open. */
function replaceCard(books: Books, typed: TypedCard) {
  const answer = checkCard(use(typed))
  if (answer === 'declined') throw toDecline(use(typed))
  if (answer === 'requires_action') return answer
  saveCard(books, toSaved(typed))
  for (const subscription of books.list('subscription', ({ status }) => status === 'past_due'))
    for (const invoice of books.listOpenInvoices(subscription))
      if (payInvoice(books, invoice, use(typed)) === 'declined') throw declined()
  return answer
}

function readPortal(books: Books) {
  const { declines, address } = books.customer
  const paid = books.list('subscription', ({ status }) => !status.startsWith('incomplete'))
  return {
    now: new Date(books.at * 1000).toISOString(),
    declines,
    billingAddress: address?.line1 ?? '',
    /** The latest that was ever paid. */
    subscriptionId: paid.at(-1)?.id ?? null,
  }
}

function openDispute(books: Books, invoiceId: string) {
  const intent = books.findIntent(books.get('invoice', invoiceId).id)
  const { id: charge, amount, currency, payment_intent } = books.get('charge', intent?.latest_charge ?? '')
  const dispute = books.add({
    id: newId('dispute'),
    object: 'dispute',
    created: books.at,
    charge,
    payment_intent,
    currency,
    amount,
    reason: 'fraudulent',
    status: 'needs_response',
  })
  books.emit('charge.dispute.created', dispute)
  return dispute.id
}

function startInThePast(books: Books, { plan, startedAt }: { plan: PlanId; startedAt: string }) {
  const [begun] = books.list('subscription')
  if (begun) return begun.id
  books.at = Math.floor(Date.parse(startedAt) / 1000)
  const subscription = subscribe(books, getPrice(books, plan), {})
  saveCard(books, toSaved({ card: 'succeeds' }))
  payInvoice(books, books.get('invoice', subscription.latest_invoice), use({ card: 'succeeds' }))
  advance(books, books.now())
  return subscription.id
}

/**
 * What people do on the sandbox's own pages, and what banks and time do: all that does not go through Stripe's API. Each is
 * for the customer it is shown to: the object of another is `missing`.
 */
export function createSandboxPages(deps: SandboxDeps, webhookSecret: string) {
  const change = <T>(customerId: string, make: (books: Books) => T) => changeBooks(deps, customerId, make)
  return {
    confirmPayment: (customerId: string, clientSecret: string, card: TypedCard): Promise<PaymentStatus> =>
      change(customerId, (books) => confirmPayment(books, clientSecret, card)),

    readCheckout: (customerId: string, sessionId: string) =>
      readBooks(deps, customerId, (books) => {
        const { id, price, status, success_url, cancel_url } = books.get('checkout.session', sessionId)
        const plan = planOfPrice(price)
        if (!plan) throw noSuch('checkout.session', id)
        return { plan, status, successUrl: success_url.replaceAll('{CHECKOUT_SESSION_ID}', id), cancelUrl: cancel_url }
      }),
    payCheckout: (customerId: string, sessionId: string, card: TypedCard): Promise<PaymentStatus> =>
      change(customerId, (books) => payCheckout(books, sessionId, card)),

    readPortal: (customerId: string) => readBooks(deps, customerId, readPortal),
    changePortal: (customerId: string, { billingAddress, declines }: { billingAddress?: string; declines?: boolean }) =>
      change(customerId, ({ customer }) => {
        if (billingAddress !== undefined) customer.address = { line1: billingAddress }
        customer.declines = declines ?? customer.declines
      }),
    replaceCard: (customerId: string, card: TypedCard): Promise<PaymentStatus> =>
      change(customerId, (books) => replaceCard(books, card)),
    /** Moves the customer's clock on; what falls due until then happens in the order of time. */
    moveClock: (customerId: string, days: number) =>
      change(customerId, (books) => {
        books.clock.ahead += days * day
        advance(books, books.now())
      }),

    /** What the holder of a card can do at the bank at any time. */
    openDispute: (customerId: string, invoiceId: string) =>
      change(customerId, (books) => openDispute(books, invoiceId)),
    /** The bank's decision about a dispute. */
    closeDispute: (customerId: string, disputeId: string, outcome: 'won' | 'lost') =>
      change(customerId, (books) => {
        const dispute = books.get('dispute', disputeId)
        dispute.status = outcome
        books.emit('charge.dispute.closed', dispute)
      }),

    /** A subscription that began in the past and was paid ever since: what the demo's people have. Returns its id. */
    startInThePast: (customerId: string, start: { plan: PlanId; startedAt: string }) =>
      change(customerId, (books) => startInThePast(books, start)),

    /** Sends a stored event to the webhook; throws unless it was accepted, so that the job is retried. */
    async deliverEvent(eventId: string, post: PostEvent) {
      const event = await findEvent(deps.db, eventId)
      if (!event) return
      const payload = JSON.stringify(event)
      const status = await post(payload, signatures.generateTestHeaderString({ payload, secret: webhookSecret }))
      if (status !== 200) throw new Error(`The webhook answered ${status} to ${eventId}`)
    },
  }
}
export type Sandbox = ReturnType<typeof createSandboxPages>
