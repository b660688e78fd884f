export type IsolationFailure = 'timeout' | 'out-of-memory' | 'crash' | 'closed'

const messages: Record<IsolationFailure, string> = {
  timeout: 'The task took too long, and its worker was ended.',
  'out-of-memory': 'The task needed more memory than its worker may use.',
  crash: 'The task failed, and its worker was ended.',
  closed: 'The worker pool is closed.',
}

/**
 * Why an isolated task gave no result. The message is technical: a gateway replaces it with words for a person.
 * A full queue is a `BusyError` instead, as it is for all expensive work.
 */
export class IsolationError extends Error {
  readonly reason: IsolationFailure

  constructor(reason: IsolationFailure, options?: ErrorOptions) {
    super(messages[reason], options)
    this.name = 'IsolationError'
    this.reason = reason
  }
}
