import { onTestFinished } from 'vitest'
import type { CardKind, PaymentsUnderTest } from '#server/gateways/payments/payments-behaviour.fixture.ts'
import type { StripeOptions } from '#server/gateways/payments/stripe/stripe-client.ts'
import { createStripePayments } from '#server/gateways/payments/stripe/stripe-payments.ts'
import { StripeServer } from './stripe-server.ts'

const cards: Record<CardKind, { bank: string; last4: string }> = {
  good: { bank: 'good', last4: '4242' },
  declined: { bank: 'declined', last4: '0002' },
  asks: { bank: 'asks', last4: '3155' },
}

/** The gateway with a separate local Stripe server, until the test ends. */
export async function openStripe(options: Partial<StripeOptions> = {}) {
  const server = new StripeServer()
  const apiUrl = await server.listen()
  onTestFinished(() => server.close())
  const keys = { secretKey: server.secretKey, publishableKey: 'pk_test_local', webhookSecret: 'whsec_local' }
  const connect = (more: Partial<StripeOptions> = {}) =>
    createStripePayments({ ...keys, apiUrl }, { appName: 'Test', ...options, ...more })
  const { billing, state } = server

  const getMethod = (card: CardKind, customer: string) =>
    state.methods.add({ id: state.id('pm'), customer, ...cards[card] })
  const findIntent = (clientSecret: string) => state.intents.get(clientSecret.replace(/_secret_.*/, ''))

  const underTest: PaymentsUnderTest = {
    payments: connect(),
    async pay(clientSecret, card) {
      const intent = findIntent(clientSecret)
      billing.confirm(intent, getMethod(card, intent.customer).id)
    },
    authenticate: async (clientSecret) => billing.succeed(findIntent(clientSecret)),
    async useCard(customerId, card) {
      const { id } = getMethod(card, customerId)
      for (const subscription of state.subscriptions.where(({ customer }) => customer === customerId))
        subscription.defaultMethod = id
    },
    async letTimePass(_customerId, seconds) {
      state.now += seconds
      billing.catchUp()
    },
  }
  return { server, connect, keys, apiUrl, ...underTest }
}
