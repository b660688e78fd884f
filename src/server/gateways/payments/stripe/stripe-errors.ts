import { Stripe } from 'stripe'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'

const refused: Record<Exclude<PaymentError['reason'], 'declined'>, string> = {
  missing: 'The card provider does not know that object',
  conflict: 'The card provider refused: it is not in the state for that',
  unavailable: 'The card provider did not answer as it should',
}

function toReason(error: Stripe.errors.StripeError): PaymentError['reason'] {
  if (error.rawType === 'card_error') return 'declined'
  if (error.code === 'resource_missing' || error.statusCode === 404) return 'missing'
  // The request itself was wrong, which is our fault.
  if (error.code?.startsWith('parameter_')) return 'unavailable'
  if (error.statusCode === 402) return 'conflict'
  return error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError
    ? 'conflict'
    : 'unavailable'
}

/** The loggable part of an error: Stripe's answer can hold client secrets, and its message a part of a key. */
function toTrace({ type, code, decline_code, param, statusCode, requestId }: Stripe.errors.StripeError) {
  const known = { type, code, decline: decline_code, param, status: statusCode, request: requestId }
  return new Error(
    Object.entries(known)
      .flatMap(([name, value]) => (value ? [`${name} ${value}`] : []))
      .join(', '),
  )
}

/** Every failure as one of the four reasons; only what is meant for the holder of a card keeps Stripe's words. */
export function toPaymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error
  if (!(error instanceof Stripe.errors.StripeError))
    return new PaymentError('unavailable', refused.unavailable, { cause: error })
  const reason = toReason(error)
  const words = reason === 'declined' ? error.message || 'Your card was declined.' : refused[reason]
  return new PaymentError(reason, words, { cause: toTrace(error) })
}

export const missing = () => new PaymentError('missing', refused.missing)
export const conflict = () => new PaymentError('conflict', refused.conflict)

/** What the work gives, or null where Stripe knows no such object. */
export async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (toPaymentError(error).reason === 'missing') return null
    throw error
  }
}

/** For a write that lost to another one. The caller reads the current state again. */
export async function unlessRefused(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!['missing', 'conflict'].includes(toPaymentError(error).reason)) throw error
  }
}
