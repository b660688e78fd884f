import { Stripe } from 'stripe'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'

interface Write<Written, Standing> {
  write: (options: { idempotencyKey: string }) => Promise<Stripe.Response<Written>>
  /** Gets the current state of a remembered answer; null if it is gone and the write must be repeated. */
  findExisting: (answered: Written) => Promise<Standing | null>
}

const isReplay = (headers: Record<string, string> | undefined) => headers?.['idempotent-replayed'] === 'true'

/** More than anybody does to one object within the day for which Stripe remembers keys. */
const longest = 50

/**
 * Writes once under the key. For a day Stripe answers a key that it knows with what it answered first, a decline too: an
 * answer that no longer stands would trap whoever tries again, or comes back to a state that was left. The next key is then
 * the same for everyone who gets there, so that a repetition still meets the write that it repeats.
 */
export async function writeOnce<Written, Standing>(
  key: string,
  { write, findExisting }: Write<Written, Standing>,
): Promise<Written | Standing> {
  for (let count = 1; count <= longest; count += 1) {
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
