import { Stripe } from 'stripe'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'

interface Write<Written, Standing> {
  write: (options: { idempotencyKey: string }) => Promise<Stripe.Response<Written>>
  /** Gets the current state of a remembered answer; null if it is gone and the write must be repeated. */
  findExisting: (answered: Written) => Promise<Standing | null>
}

/** The SDK gives an object, or the `Headers` of its `fetch`. */
const isReplay = (headers: HeadersInit | undefined) => new Headers(headers).get('idempotent-replayed') === 'true'

/** More writes than one object gets within the 24 hours for which Stripe remembers keys. */
const maxAttempts = 50

/**
 * Writes once under the key. For 24 hours Stripe repeats its first answer to a known key, a decline too. If that answer is
 * outdated, the next key is used. All callers try the same keys in the same order, so a retry still finds the write that it
 * repeats.
 */
export async function writeOnce<Written, Standing>(
  key: string,
  { write, findExisting }: Write<Written, Standing>,
): Promise<Written | Standing> {
  for (let count = 1; count <= maxAttempts; count += 1) {
    try {
      const answered = await write({ idempotencyKey: count === 1 ? key : `${key}:${count}` })
      if (!isReplay(answered.lastResponse.headers)) return answered
      const existing = await findExisting(answered)
      if (existing) return existing
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError && isReplay(error.headers))) throw error
    }
  }
  throw new PaymentError('unavailable', 'The card provider was asked for the same too often')
}

/** For a write that can only be done once, ever: a void invoice stays void. */
export const onceAndForAll = <Written>(key: string, write: Write<Written, Written>['write']) =>
  writeOnce(key, { write, findExisting: async (answered) => answered })
