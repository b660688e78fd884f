import { ReasonError } from '#server/gateways/reason-error.ts'

/**
 * A refusal or failure of the card provider. `declined`: the card, with the provider's message for its holder; `missing`: the
 * provider knows no such object; `conflict`: the object's state does not allow it; `unavailable`: no usable answer.
 */
export class PaymentError extends ReasonError<'declined' | 'missing' | 'conflict' | 'unavailable'> {}

/** A webhook body without a valid, recent signature of the provider. */
export class PaymentSignatureError extends Error {}
