import type { DocumentKind } from '#contract/documents.ts'

export const documentFormats = ['docx', 'pdf'] as const
export type DocumentFormat = (typeof documentFormats)[number]

export interface WriteRequest {
  text: string
  kind: DocumentKind
  format: DocumentFormat
}

export type WriteReply = { file: Uint8Array } | { failure: string }
