/** An answer with which Stripe refuses. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, body: { type: string; code?: string; message: string; [more: string]: unknown }) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export const noSuch = (kind: string, id: string) =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
  })

export const refuse = (code: string, message: string) =>
  new StripeRefusal(400, { type: 'invalid_request_error', code, message })

export const toDecline = (intent: { id: string; client_secret: string }) =>
  new StripeRefusal(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
    payment_intent: intent,
  })
