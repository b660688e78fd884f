export type WriteFailure = 'busy' | 'failed'

const messages: Record<WriteFailure, string> = {
  busy: 'Many files are being made at the moment. Please try again in a minute.',
  failed: 'This text could not be made into a file. Please try a shorter one.',
}

/** Why no file was made of a text; the message is meant for the person who asked for it. */
export class DocumentWriteError extends Error {
  readonly reason: WriteFailure

  constructor(reason: WriteFailure, options?: ErrorOptions) {
    super(messages[reason], options)
    this.name = 'DocumentWriteError'
    this.reason = reason
  }
}
