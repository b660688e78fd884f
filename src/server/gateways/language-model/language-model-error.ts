const messages = {
  timeout: 'The language model took too long',
  unreachable: 'The language model could not be reached',
  refused: 'The language model answered with an error',
  malformed: 'The language model gave an answer that could not be read',
  'too-large': 'The language model gave an answer that was too long',
  resting: 'The language model has failed several times and is not asked for a while',
  incomplete: 'The language model left out the name or the address',
} as const
export type LanguageModelFailure = keyof typeof messages

/** Why there is no text. The message is for the person. */
export class LanguageModelError extends Error {
  readonly reason: LanguageModelFailure

  constructor(reason: LanguageModelFailure, options?: ErrorOptions) {
    super(messages[reason], options)
    this.reason = reason
  }
}
