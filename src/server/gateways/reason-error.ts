/** A failure with a reason for the code that handles it, and a message for the person who sees it. */
export abstract class ReasonError<Reason extends string> extends Error {
  readonly reason: Reason

  constructor(reason: Reason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
    this.reason = reason
  }
}
