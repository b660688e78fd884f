import { limits as lengths } from '#contract/fields.ts'
import { testCards } from '#contract/sandbox.ts'
import type { SandboxCard, SandboxPortal, TestCard } from '#contract/sandbox.ts'
import { presentInvoice } from '#server/features/payments/present-invoice.ts'
import { presentSubscription } from '#server/features/subscriptions/subscriptions.service.ts'
import type { PortalReading, TypedCard } from '#server/gateways/payments/sandbox/sandbox-pages.ts'
import type { SandboxPayments } from '#server/gateways/payments/sandbox/sandbox-payments.ts'
import { conflict, notFound } from '#server/http/errors.ts'

const cardNames = Object.keys(testCards) as TestCard[]

/** Which test card was typed in: all of it that goes any further. */
export function typedCard({ number, confirmed }: SandboxCard): TypedCard {
  const card = cardNames.find((name) => testCards[name].number === number)
  if (!card) throw notFound()
  return { card, confirmed }
}

const presentPortal = ({ subscription, invoices, methods, ...portal }: PortalReading): SandboxPortal => ({
  ...portal,
  methods: methods.slice(0, lengths.list),
  subscription: subscription && presentSubscription(subscription),
  invoices: invoices.slice(0, lengths.list).flatMap(presentInvoice),
})

export const readPortal = async (sandbox: SandboxPayments, customerId: string) =>
  presentPortal(await sandbox.readPortal(customerId))

/** Cancels or goes on at the provider itself, of which the product hears by its events alone. */
export async function setCanceled(sandbox: SandboxPayments, customerId: string, canceled: boolean) {
  const { subscription } = await sandbox.readPortal(customerId)
  if (!subscription || subscription.status === 'expired') throw conflict('There is no active subscription.')
  await (canceled ? sandbox.cancelAtPeriodEnd(subscription.id) : sandbox.resume(subscription.id))
  return readPortal(sandbox, customerId)
}
