import type { DocumentText, ResumeFields } from '@foothold/resume-engine/reading'
import type { Caller } from '#server/admission.ts'
import { IsolationError } from '#server/isolation/isolation-error.ts'
import { createWorkerPool, type PoolOptions } from '#server/isolation/worker-pool.ts'
import { documentLimits, DocumentReadError, type DocumentType } from '@foothold/resume-engine/read'
import type { ReadReply, ReadTasks } from './read-worker.ts'

/** A file, or how to load it: files that wait need not wait in memory. */
export type DocumentFile = Uint8Array | (() => Promise<Uint8Array>)

export interface DocumentReader {
  /**
   * The document's text with its layout; rejects with a `DocumentReadError` for any file that gives none, and with a
   * `BusyError` where too many wait.
   */
  read(file: DocumentFile, type: DocumentType, caller?: Caller): Promise<DocumentText>
  /** What the document says as a resume; rejects as `read` does. */
  readResume(file: DocumentFile, type: DocumentType, caller?: Caller): Promise<ResumeFields>
  /** Ends what is being read; nothing can be read afterwards. */
  close(): Promise<void>
}

export interface DocumentReaderOptions extends Partial<Omit<PoolOptions, 'entry' | 'kind'>> {
  /** Gets the technical reason why a file could not be read, which the person does not see. */
  onFailure?: (error: DocumentReadError) => void
}

const defaults = { parallel: 2, waiting: 24, perCaller: 8, cpuMs: 2_000, wallMs: 6_000, heapMb: 96 }

/** Reads documents in threads, one file at a time in each, so a hostile file costs no more than its thread. */
export function createDocumentReader({ onFailure, ...options }: DocumentReaderOptions = {}): DocumentReader {
  const entry = new URL('./read-worker.ts', import.meta.url)
  const pool = createWorkerPool<ReadTasks>({ ...defaults, ...options, entry, kind: 'thread' })

  async function run<Content>(
    file: DocumentFile,
    runTask: (load: () => Promise<Uint8Array>) => Promise<ReadReply<Content>>,
  ): Promise<Content> {
    try {
      const reply = await runTask(() => loadFile(file))
      if ('content' in reply) return reply.content
      throw new DocumentReadError(reply.failure, { cause: reply.detail })
    } catch (error) {
      const readError = toReadError(error)
      if (readError instanceof DocumentReadError) onFailure?.(readError)
      throw readError
    }
  }

  return {
    read: (file, type, caller) =>
      run(file, (load) =>
        pool.run('text', async () => ({ file: await load(), type }), { caller, canReuse: isSuccess }),
      ),
    readResume: (file, type, caller) =>
      run(file, (load) =>
        pool.run('resume', async () => ({ file: await load(), type }), { caller, canReuse: isSuccess }),
      ),
    close: () => pool.close(),
  }
}

/** A thread that failed at a file may still hold most of the memory that a file may take. */
const isSuccess = (reply: ReadReply<unknown>) => 'content' in reply

async function loadFile(file: DocumentFile) {
  const bytes = file instanceof Uint8Array ? file : await file()
  if (bytes.byteLength > documentLimits.fileBytes) throw new DocumentReadError('too-large')
  return bytes
}

const readFailures = { timeout: 'timeout', 'out-of-memory': 'too-large', crash: 'unreadable' } as const

function toReadError(error: unknown) {
  if (!(error instanceof IsolationError) || error.reason === 'closed') return error
  return new DocumentReadError(readFailures[error.reason], { cause: error })
}
