import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { PlanId } from '#contract/plans.ts'
import { openDatabase } from '#server/db/client.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import { declined } from '#server/gateways/payments/sandbox/refusal.ts'
import type { Sandbox } from '#server/gateways/payments/sandbox/sandbox-pages.ts'
import type { StripeOptions } from '#server/gateways/payments/stripe/stripe-client.ts'
import { createStripePayments } from '#server/gateways/payments/stripe/stripe-payments.ts'
import { createDatabase } from '../harness.ts'
import { StripeServer } from './stripe-server.ts'

/** A database, until the test ends. */
export async function openTestDatabase() {
  const { url, drop } = await createDatabase()
  const { db, pool, close } = openDatabase({ url, connections: 10, onError: () => {} })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  return { db, pool }
}

/** What the bank of a card does: pays, refuses, or asks its holder first. */
type CardKind = 'good' | 'declined' | 'asks'

/** The gateway, with the actions of people and the passing of time. */
interface PaymentsUnderTest {
  payments: Payments
  /** As the form in the browser does: rejects when the card is declined; a bank that asks has not paid yet. */
  pay(clientSecret: string, card: CardKind): Promise<void>
  /** The holder says yes to the bank. */
  authenticate(clientSecret: string): Promise<void>
  /** Which card all that comes is charged to. */
  useCard(customerId: string, card: CardKind): Promise<void>
  letTimePass(customerId: string, seconds: number): Promise<void>
}

/** A new customer, with what a test does about them. */
export async function createTestCustomer({ payments, pay }: Pick<PaymentsUnderTest, 'payments' | 'pay'>) {
  const userId = randomUUID()
  await payments.preparePlans()
  const customerId = await payments.createCustomer({ userId, email: 'maren@oakhurst.example', name: 'Maren Oakhurst' })
  const start = (plan: PlanId, attemptId: string = randomUUID()) =>
    payments.startSubscription({ attemptId, userId, customerId, plan })
  return {
    userId,
    customerId,
    start,
    async subscribe(plan: PlanId) {
      const { subscription, clientSecret } = await start(plan)
      if (clientSecret) await pay(clientSecret, 'good')
      return subscription.id
    },
    invoices: () => payments.listInvoices(customerId),
    checkout: (plan: PlanId, attemptId: string) =>
      payments.startCheckout({
        attemptId,
        userId,
        customerId,
        plan,
        successUrl: 'https://foothold.example/success?session_id={CHECKOUT_SESSION_ID}',
        cancelUrl: 'https://foothold.example/pricing',
      }),
  }
}

const cards = { good: 'succeeds', declined: 'declined', asks: 'asks' } as const
const day = 24 * 60 * 60

/** The gateway with a separate local Stripe server, until the test ends. */
export async function openStripe(options: Partial<StripeOptions> = {}) {
  const { db } = await openTestDatabase()
  const server = new StripeServer(db)
  const apiUrl = await server.listen()
  onTestFinished(() => server.close())
  const keys = { secretKey: server.secretKey, publishableKey: 'pk_test_local', webhookSecret: 'whsec_local' }
  const connect = (more: Partial<StripeOptions> = {}) =>
    createStripePayments({ ...keys, apiUrl }, { appName: 'Test', ...options, ...more })
  const { pages } = server

  async function confirm(clientSecret: string, card: Parameters<Sandbox['confirmPayment']>[2]) {
    const intents = await server.list('payment_intent')
    const intent = intents.find(({ client_secret }) => client_secret === clientSecret)
    if (!intent) throw declined('There is no such payment')
    await pages.confirmPayment(intent.customer, clientSecret, card)
  }

  const underTest: PaymentsUnderTest = {
    payments: connect(),
    pay: (clientSecret, card) => confirm(clientSecret, { card: cards[card] }),
    authenticate: (clientSecret) => confirm(clientSecret, { card: 'asks', confirmed: true }),
    async useCard(customerId: string, card: CardKind) {
      await pages.changePortal(customerId, { declines: card === 'declined' })
      if (card !== 'declined') await pages.replaceCard(customerId, { card: cards[card], confirmed: true })
    },
    letTimePass: (customerId, seconds) => pages.moveClock(customerId, Math.ceil(seconds / day)),
  }
  return { server, connect, keys, apiUrl, ...underTest }
}
