import { PaymentError } from '#server/gateways/payments/payment-error.ts'

/** A refusal with Stripe's code and words. What was changed before it stays changed: a declined card leaves its traces. */
export class Refusal extends PaymentError {
  readonly code: string

  constructor(reason: Exclude<PaymentError['reason'], 'unavailable'>, code: string, message: string) {
    super(reason, message)
    this.code = code
  }
}

export const refuse = (code: string, message: string) => new Refusal('conflict', code, message)
export const noSuch = (kind: string, id: string) =>
  new Refusal('missing', 'resource_missing', `No such ${kind}: '${id}'`)
export const declined = (message = 'Your card was declined.') => new Refusal('declined', 'card_declined', message)
