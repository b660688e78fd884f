import { limits as lengths } from '#contract/fields.ts'
import { testCards, type SandboxCard, type SandboxPortal, type TestCard } from '#contract/sandbox.ts'
import { presentInvoice } from '#server/money/payments/payments.service.ts'
import { presentSubscription } from '#server/money/subscriptions/subscriptions.service.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import type { Sandbox, TypedCard } from '#server/gateways/payments/sandbox/sandbox-pages.ts'
import { conflict, notFound } from '#server/http/errors.ts'

const cardNames = Object.keys(testCards) as TestCard[]

/** Which test card was typed in, and its expiry: all of it that goes any further. */
export function typedCard({ number, expiry, confirmed }: SandboxCard): TypedCard {
  const card = cardNames.find((name) => testCards[name].number === number)
  if (!card) throw notFound()
  const [month = 0, year = 0] = expiry.split('/').map(Number)
  return { card, expiry: { month, year: year < 100 ? 2000 + year : year }, confirmed }
}

interface Provider {
  payments: Payments
  sandbox: Sandbox
}

export async function readPortal({ payments, sandbox }: Provider, customerId: string): Promise<SandboxPortal> {
  const { subscriptionId, ...portal } = await sandbox.readPortal(customerId)
  const subscription = subscriptionId === null ? null : await payments.readSubscription(subscriptionId)
  const methods = await payments.paymentMethods(customerId)
  const invoices = await payments.listInvoices(customerId)
  return {
    ...portal,
    methods: methods.slice(0, lengths.list),
    subscription: subscription && presentSubscription(subscription),
    invoices: invoices.flatMap(presentInvoice),
  }
}

/** Cancels or goes on at the provider itself, of which the product hears by its events alone. */
export async function setCanceled({ payments, sandbox }: Provider, customerId: string, canceled: boolean) {
  const { subscriptionId: id } = await sandbox.readPortal(customerId)
  const subscription = id === null ? null : await payments.readSubscription(id)
  if (!subscription || subscription.status === 'expired') throw conflict('There is no active subscription.')
  await (canceled ? payments.cancelAtPeriodEnd(subscription.id) : payments.resume(subscription.id))
}
