import {
  readResumeFields,
  DocumentReadError,
  type DocumentType,
  type ReadFailure,
  readDocument,
} from '@foothold/resume-engine/read'
import type { DocumentText, ResumeFields } from '@foothold/resume-engine/reading'
import { serveTasks } from '#server/isolation/serve-tasks.ts'
import { limitBuffers } from './buffer-limit.ts'

export interface ReadRequest {
  file: Uint8Array
  type: DocumentType
}
export type ReadReply<Content> = { content: Content } | { failure: ReadFailure; detail: string }

const buffers = limitBuffers()
const tasks = {
  text: (request: ReadRequest): Promise<ReadReply<DocumentText>> => read(request, (document) => document),
  resume: (request: ReadRequest): Promise<ReadReply<ResumeFields>> => read(request, readResumeFields),
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
