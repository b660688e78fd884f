import type { DocumentText } from '#contract/document-text.ts'
import type { ResumeFields } from '#contract/resume-reading.ts'
import type { DocumentType, ReadFailure } from './document-read-error.ts'

/** What can be made of a file, all of it within the limits of one worker. */
export interface Readings {
  text: DocumentText
  resume: ResumeFields
}

export interface ReadRequest {
  file: Uint8Array
  type: DocumentType
  wanted: keyof Readings
}

export type ReadReply = { reading: Readings[keyof Readings] } | { failure: ReadFailure; detail: string }
