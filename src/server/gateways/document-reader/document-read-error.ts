import { ReasonError } from '#server/gateways/reason-error.ts'

export type DocumentType = 'pdf' | 'docx' | 'doc'
export type ReadFailure = 'unreadable' | 'no-text' | 'too-large' | 'timeout'

const messages: Record<ReadFailure, string> = {
  unreadable:
    'This file cannot be read: it may be damaged, protected by a password, or of a different type than its name says.',
  'no-text': 'This file has no text that can be read: it may be a scanned image.',
  'too-large': 'This file is larger than a resume should be: please use a shorter or simpler one.',
  timeout: 'This file took too long to read: please save it again from your word processor, or use another format.',
}

export class DocumentReadError extends ReasonError<ReadFailure> {
  constructor(reason: ReadFailure, options?: ErrorOptions) {
    super(reason, messages[reason], options)
  }
}
