import { ReasonError } from '#server/gateways/reason-error.ts'

const messages = {
  timeout: 'The language model took too long',
  unreachable: 'The language model could not be reached',
  refused: 'The language model answered with an error',
  malformed: 'The language model gave an answer that could not be read',
  'too-large': 'The language model gave an answer that was too long',
  resting: 'The language model has failed several times and is not asked for a while',
  placeholder: 'The language model made up personal data',
} as const
export type LanguageModelFailure = keyof typeof messages

export class LanguageModelError extends ReasonError<LanguageModelFailure> {
  constructor(reason: LanguageModelFailure, options?: ErrorOptions) {
    super(reason, messages[reason], options)
  }
}
