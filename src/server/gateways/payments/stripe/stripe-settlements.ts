import { Stripe } from 'stripe'
import { conflict, unlessRefused } from './stripe-errors.ts'
import { isOver, listPayments } from './to-provider-objects.ts'
import { onceAndForAll } from './stripe-writes.ts'

/** Closes an invoice so that it can't be paid any more. A settled one stays as it is. */
export async function endInvoice(stripe: Stripe, { id, status }: Stripe.Invoice): Promise<void> {
  // A draft of a subscription cannot be deleted, only made final and then void.
  const { status: now } =
    status === 'draft'
      ? await onceAndForAll(`finalize:${id}`, (options) =>
          stripe.invoices.finalizeInvoice(id, { auto_advance: false }, options),
        )
      : { status }
  if (now === 'open' || now === 'uncollectible')
    await onceAndForAll(`void:${id}`, (options) => stripe.invoices.voidInvoice(id, {}, options))
}

/** Makes that nothing of the subscription can be paid any more. */
export async function endInvoices(stripe: Stripe, subscription: string): Promise<void> {
  for await (const invoice of stripe.invoices.list({ subscription, limit: 100 })) await endInvoice(stripe, invoice)
}

/** Ends it at once; one that is over already stays so. */
export async function endSubscription(stripe: Stripe, id: string): Promise<Stripe.Subscription> {
  await unlessRefused(stripe.subscriptions.cancel(id, {}, { idempotencyKey: `cancel:${id}` }))
  const ended = await stripe.subscriptions.retrieve(id)
  if (!isOver(ended)) throw conflict()
  return ended
}

async function lastPaidInvoice(stripe: Stripe, subscription: string) {
  const paid = stripe.invoices.list({ subscription, status: 'paid', limit: 24, expand: ['data.payments'] })
  for await (const invoice of paid) if (invoice.amount_paid > 0) return invoice
  return null
}

const isGivenBack = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'

/** Gives back what the newest invoice that a card paid cost, as far as that was not done already. */
export async function giveBackLastPayment(stripe: Stripe, subscription: string): Promise<void> {
  const invoice = await lastPaidInvoice(stripe, subscription)
  for (const payment of invoice ? listPayments(invoice) : []) {
    const of = payment.startsWith('ch_') ? { charge: payment } : { payment_intent: payment }
    try {
      await onceAndForAll(`refund:${payment}`, (options) =>
        stripe.refunds.create({ ...of, reason: 'requested_by_customer' }, options),
      )
    } catch (error) {
      if (!isGivenBack(error)) throw error
    }
  }
}
