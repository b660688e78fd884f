import { readResume } from '#analysis/resume-reader/read-resume.ts'
import type { DocumentText } from '#contract/document-text.ts'
import type { ResumeFields } from '#contract/resume-reading.ts'
import { serveTasks } from '#server/isolation/serve-tasks.ts'
import { limitBuffers } from './buffer-limit.ts'
import { DocumentReadError, type DocumentType, type ReadFailure } from './document-read-error.ts'
import { readDocument } from './read-document.ts'

export interface ReadRequest {
  file: Uint8Array
  type: DocumentType
}
export type ReadReply<Content> = { content: Content } | { failure: ReadFailure; detail: string }

const buffers = limitBuffers()
const tasks = {
  text: (request: ReadRequest): Promise<ReadReply<DocumentText>> => read(request, (document) => document),
  resume: (request: ReadRequest): Promise<ReadReply<ResumeFields>> => read(request, readResume),
}
export type ReadTasks = typeof tasks

async function read<Content>({ file, type }: ReadRequest, convert: (document: DocumentText) => Content) {
  buffers.reset()
  try {
    const document = await readDocument(file, type)
    if (buffers.isExceeded()) return { failure: 'too-large' as const, detail: 'out of buffers' }
    return { content: convert(document) }
  } catch (error) {
    const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    return { failure: buffers.isExceeded() ? 'too-large' : toReadFailure(error), detail: detail.slice(0, 200) }
  }
}

const toReadFailure = (error: unknown): ReadFailure =>
  error instanceof DocumentReadError ? error.reason : 'unreadable'

serveTasks(tasks)
