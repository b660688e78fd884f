/** A request that was not signed by the provider just now, or that has no mail in it. */
export class InboundMailError extends Error {
  readonly status: 401 | 422

  constructor(status: 401 | 422, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

export const notSigned = (cause?: unknown) => new InboundMailError(401, 'The signature is not valid', { cause })
export const noMail = () => new InboundMailError(422, 'The request has no raw mail in it')
