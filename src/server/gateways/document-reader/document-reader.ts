import { Worker } from 'node:worker_threads'
import type { DocumentText } from '#contract/document-text.ts'
import type { ResumeFields } from '#contract/resume-reading.ts'
import { createAdmission } from '#server/admission.ts'
import type { AdmissionLimits, Caller } from '#server/admission.ts'
import { limitTime } from '#server/gateways/limit-time.ts'
import type { TimeLimits } from '#server/gateways/limit-time.ts'
import { DocumentReadError, type DocumentType } from './document-read-error.ts'
import { documentLimits, workerLimits } from './limits.ts'
import type { Readings, ReadReply, ReadRequest } from './worker-messages.ts'

/** A file, or how to load it: files that wait for their turn need not wait in memory. */
export type GivenFile = Uint8Array | (() => Promise<Uint8Array>)

export interface DocumentReader {
  /**
   * The document's text with its layout; rejects with a `DocumentReadError` for any file that gives none, and with a
   * `BusyError` where too many wait.
   */
  read(file: GivenFile, type: DocumentType, caller?: Caller): Promise<DocumentText>
  /** What the document says as a resume; rejects as `read` does. */
  readResume(file: GivenFile, type: DocumentType, caller?: Caller): Promise<ResumeFields>
  /** Ends what is being read; nothing can be read afterwards. */
  close(): Promise<void>
}

export interface DocumentReaderOptions extends Partial<AdmissionLimits & TimeLimits> {
  heapMb?: number
  /** Told what a person is not: the technical reason why a file could not be read. */
  onFailure?: (error: DocumentReadError) => void
}

const admissionLimits = { parallel: 2, waiting: 24, perCaller: 8 }

/** Reads documents in threads of their own, one per file, so that a hostile file costs no more than its thread. */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentReader {
  const limits = { ...workerLimits, ...options }
  const admission = createAdmission({ ...admissionLimits, ...options })
  const running = new Set<Worker>()
  let closed = false

  async function readNow({ file: given, ...request }: Wish) {
    const file = given instanceof Uint8Array ? given : await given()
    if (file.byteLength > documentLimits.fileBytes) throw new DocumentReadError('too-large')
    if (closed) throw new Error('The document reader is closed.')
    return readInWorker({ file, ...request }, limits, running)
  }

  /** The worker answers with the reading that was wanted, and no other. */
  async function read<Wanted extends keyof Readings>(wish: Wish & { wanted: Wanted }, caller: Caller) {
    try {
      return (await admission.run(caller, () => readNow(wish))) as Readings[Wanted]
    } catch (error) {
      if (error instanceof DocumentReadError) options.onFailure?.(error)
      throw error
    }
  }

  return {
    read: (file, type, caller = []) => read({ file, type, wanted: 'text' }, caller),
    readResume: (file, type, caller = []) => read({ file, type, wanted: 'resume' }, caller),
    async close() {
      closed = true
      await Promise.all([...running].map((worker) => worker.terminate()))
    },
  }
}

type Wish = Omit<ReadRequest, 'file'> & { file: GivenFile }

async function readInWorker(request: ReadRequest, limits: typeof workerLimits, running: Set<Worker>) {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    workerData: request,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  })
  running.add(worker)
  const stopWatching = limitTime(worker, limits, () => void worker.terminate())
  try {
    return readingOf(await replyOf(worker))
  } finally {
    stopWatching()
    await worker.terminate()
    running.delete(worker)
  }
}

function replyOf(worker: Worker): Promise<ReadReply> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'unreadable'
      reject(new DocumentReadError(reason, { cause: error }))
    })
    worker.once('exit', () => reject(new DocumentReadError('timeout')))
  })
}

function readingOf(reply: ReadReply) {
  if ('reading' in reply) return reply.reading
  throw new DocumentReadError(reply.failure, { cause: reply.detail })
}
