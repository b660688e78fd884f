import { ReasonError } from '#server/gateways/reason-error.ts'

/** One line each, for the person who waits. */
const messages = {
  timeout: 'The AI model took too long.',
  stalled: 'The AI model stopped answering.',
  cut: 'The AI model stopped before the end.',
  unreachable: 'The AI model could not be reached.',
  failed: 'The AI model answered with an error.',
  refused: 'The AI model declined to write this text.',
  malformed: 'The AI model gave an answer that could not be read.',
  'too-large': 'The AI model gave an answer that was too long.',
  resting: 'The AI model has failed several times, so we are not asking it for a while.',
  short: 'The AI model wrote too little.',
  unsound: 'Too much of what the AI model wrote was not in your form.',
  unfounded: 'Too much of what the AI model wrote was not in the records.',
  spent: 'The AI model has written as much as it may this month.',
} as const
export type LanguageModelFailure = keyof typeof messages

export class LanguageModelError extends ReasonError<LanguageModelFailure> {
  constructor(reason: LanguageModelFailure, options?: ErrorOptions) {
    super(reason, messages[reason], options)
  }
}
