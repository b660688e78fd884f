import type { DocumentKind } from '#contract/documents.ts'

export const documentFormats = ['docx', 'pdf'] as const
export type DocumentFormat = (typeof documentFormats)[number]

export interface WriteRequest {
  text: string
  kind: DocumentKind
  format: DocumentFormat
  /** What sets type, compiled once for all threads; only a .pdf needs it. */
  typesetter: WebAssembly.Module | null
}

export type WriteReply = { file: Uint8Array } | { failure: string }
