import type { DocumentText } from '#contract/document-text.ts'
import type { DocumentType, ReadFailure } from './document-read-error.ts'

export interface ReadRequest {
  file: Uint8Array
  type: DocumentType
}

export type ReadReply = { document: DocumentText } | { failure: ReadFailure; detail: string }
