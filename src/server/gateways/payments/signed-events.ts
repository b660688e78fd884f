import { Stripe } from 'stripe'
import { z } from 'zod'
import { PaymentSignatureError } from './payment-error.ts'
import type { PaymentEventNotice } from './payments.ts'

/** How old, or how far ahead, a signature may be: clocks differ, and a copied event must not be played back later. */
const toleranceSeconds = 300

/** The SDK's signature helpers send nothing and need no key. */
export const signatures = new Stripe('sk_none').webhooks

/** An id, or the object itself where the event has it whole; null for what is neither. */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullable()
  .catch(null)

/** Loose, since events of any type and of other versions come here too. */
const signedEvent = z.object({
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

function toNotice({ id, type, created, data: { object } }: z.output<typeof signedEvent>): PaymentEventNotice {
  const { object: kind, parent } = object
  const idIf = (own: string, other: string | null) => (kind === own ? object.id : other)
  return {
    id,
    type,
    createdAt: new Date(created * 1000).toISOString(),
    object: { kind, id: object.id },
    customerId: idIf('customer', object.customer),
    subscriptionId: idIf('subscription', parent?.subscription_details?.subscription ?? object.subscription),
    invoiceId: idIf('invoice', object.invoice),
    chargeId: idIf('charge', object.charge),
  }
}

/**
 * Reads what came to the webhook once its signature holds. The SDK refuses what was signed too long ago; what claims to come
 * from the future is refused here.
 */
export function readSignedEvent(
  body: Buffer,
  signature: string | undefined,
  secret: string,
  now = Date.now(),
): PaymentEventNotice {
  try {
    const given = signatures.constructEvent(body, signature ?? '', secret, toleranceSeconds, undefined, now)
    const ahead = signedAt(signature ?? '') - Math.floor(now / 1000)
    if (!(ahead <= toleranceSeconds)) throw new PaymentSignatureError('It was signed for a later time')
    return toNotice(signedEvent.parse(given))
  } catch (error) {
    if (error instanceof PaymentSignatureError) throw error
    throw new PaymentSignatureError('It was not signed by the card provider just now', {
      // The SDK's own error carries the whole body with it.
      cause: new Error(error instanceof Error ? error.message : 'unknown'),
    })
  }
}
