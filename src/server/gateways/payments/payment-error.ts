/**
 * What the card provider refused or did not do. `declined`: the card, with the provider's words for its holder; `missing`: it
 * knows no such object; `conflict`: not in the state it is in; `unavailable`: no answer, or none that can be used.
 */
export class PaymentError extends Error {
  readonly reason: 'declined' | 'missing' | 'conflict' | 'unavailable'

  constructor(reason: PaymentError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** A webhook request that the provider did not sign, or signed too long ago. */
export class PaymentSignatureError extends Error {}
