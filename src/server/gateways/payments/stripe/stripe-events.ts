import type { Stripe } from 'stripe'
import { z } from 'zod'
import { PaymentSignatureError } from '#server/gateways/payments/payment-error.ts'
import type { PaymentEventNotice } from '#server/gateways/payments/payments.ts'
import { isoOf } from './stripe-readings.ts'

const toleranceSeconds = 300

/** An id, or the object itself where the event has it whole; null for what is neither. */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullable()
  .catch(null)

/** Loose, since events of any type and of other versions come here too. */
const event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: reference,
      customer: reference,
      subscription: reference,
      invoice: reference,
      charge: reference,
      parent: z
        .object({ subscription_details: z.object({ subscription: reference }).nullable() })
        .nullable()
        .catch(null),
    }),
  }),
})

/** The moment of signing, as the SDK reads it from the header. */
const signedAt = (signature: string) =>
  Number(
    signature
      .split(',')
      .findLast((part) => part.startsWith('t='))
      ?.slice(2),
  )

function noticeOf({ id, type, created, data: { object } }: z.output<typeof event>): PaymentEventNotice {
  const { object: kind, parent } = object
  const idIf = (own: string, other: string | null) => (kind === own ? object.id : other)
  return {
    id,
    type,
    createdAt: isoOf(created),
    object: { kind, id: object.id },
    customerId: idIf('customer', object.customer),
    subscriptionId: idIf('subscription', parent?.subscription_details?.subscription ?? object.subscription),
    invoiceId: idIf('invoice', object.invoice),
    chargeId: idIf('charge', object.charge),
  }
}

/** The SDK refuses what was signed too long ago; what claims to come from the future is refused here. */
export function createStripeEvents(stripe: Stripe, secret: string, now: () => number) {
  return function readEvent(body: Buffer, signature = ''): PaymentEventNotice {
    try {
      const receivedAt = now()
      const given = stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, receivedAt)
      const ahead = signedAt(signature) - Math.floor(receivedAt / 1000)
      if (!(ahead <= toleranceSeconds)) throw new PaymentSignatureError('It was signed for a later time')
      return noticeOf(event.parse(given))
    } catch (error) {
      if (error instanceof PaymentSignatureError) throw error
      throw new PaymentSignatureError('It was not signed by the card provider just now', {
        // The SDK's own error carries the whole body with it.
        cause: new Error(error instanceof Error ? error.message : 'unknown'),
      })
    }
  }
}
