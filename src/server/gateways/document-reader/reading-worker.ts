import { parentPort, workerData } from 'node:worker_threads'
import { readResume } from '#analysis/resume-reader/read-resume.ts'
import { lowerPriority } from '#server/gateways/lower-priority.ts'
import { limitBuffers } from './buffer-budget.ts'
import { DocumentReadError } from './document-read-error.ts'
import { readParts } from './read-parts.ts'
import type { ReadReply, ReadRequest } from './worker-messages.ts'

const { file, type, wanted }: ReadRequest = workerData

lowerPriority()
const buffers = limitBuffers()
parentPort?.postMessage(await reply(), [])

async function reply(): Promise<ReadReply> {
  try {
    const document = await readParts(file, type)
    if (buffers.isSpent()) return { failure: 'too-large', detail: 'out of buffers' }
    return { reading: wanted === 'resume' ? readResume(document) : document }
  } catch (error) {
    const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    return { failure: buffers.isSpent() ? 'too-large' : failureOf(error), detail: detail.slice(0, 200) }
  }
}

function failureOf(error: unknown) {
  return error instanceof DocumentReadError ? error.reason : 'unreadable'
}
