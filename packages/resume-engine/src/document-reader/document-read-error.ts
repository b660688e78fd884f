export type DocumentType = 'pdf' | 'docx' | 'doc'
/** `timeout` is for callers that limit the time of reading. */
export type ReadFailure = 'unreadable' | 'no-text' | 'too-large' | 'timeout'

const messages: Record<ReadFailure, string> = {
  unreadable:
    'This file cannot be read: it may be damaged, protected by a password, or of a different type than its name says.',
  'no-text': 'This file has no text that can be read: it may be a scanned image.',
  'too-large': 'This file is larger than a resume should be: please use a shorter or simpler one.',
  timeout: 'This file took too long to read: please save it again from your word processor, or use another format.',
}

/** Why a file gives no text. The message is for the person. */
export class DocumentReadError extends Error {
  override readonly name = 'DocumentReadError'
  readonly reason: ReadFailure

  constructor(reason: ReadFailure, options?: ErrorOptions) {
    super(messages[reason], options)
    this.reason = reason
  }
}
