import { Worker } from 'node:worker_threads'
import type { DocumentText } from '#contract/document-text.ts'
import type { ResumeFields } from '#contract/resume-reading.ts'
import { createTurns } from '#server/gateways/turns.ts'
import { DocumentReadError, type DocumentType } from './document-read-error.ts'
import { documentLimits, workerLimits } from './limits.ts'
import type { Readings, ReadReply, ReadRequest } from './worker-messages.ts'

export interface DocumentReader {
  /** The document's text with its layout; rejects with a `DocumentReadError` for any file that gives none. */
  read(file: Uint8Array, type: DocumentType): Promise<DocumentText>
  /** What the document says as a resume; rejects as `read` does. */
  readResume(file: Uint8Array, type: DocumentType): Promise<ResumeFields>
  /** Ends what is being read; nothing can be read afterwards. */
  close(): Promise<void>
}

export interface DocumentReaderOptions {
  /** How many files are read at once; others wait their turn. */
  parallel?: number
  /** How many may wait for their turn; one more is told that the reader is busy. */
  waiting?: number
  cpuMs?: number
  wallMs?: number
  heapMb?: number
  /** Told what a person is not: the technical reason why a file could not be read. */
  onFailure?: (error: DocumentReadError) => void
}

/** Reads documents in threads of their own, one per file, so that a hostile file costs no more than its thread. */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentReader {
  const limits = { ...workerLimits, ...options }
  const inTurn = createTurns(options.parallel ?? 2, {
    most: options.waiting ?? 20,
    busy: () => new DocumentReadError('busy'),
  })
  const running = new Set<Worker>()
  let closed = false

  async function readIn(request: ReadRequest) {
    if (request.file.byteLength > documentLimits.fileBytes) throw new DocumentReadError('too-large')
    return inTurn(() => {
      if (closed) throw new Error('The document reader is closed.')
      return readInWorker(request, limits, running)
    })
  }

  /** The worker answers with the reading that was wanted, and no other. */
  async function read<Wanted extends keyof Readings>(request: ReadRequest & { wanted: Wanted }) {
    try {
      return (await readIn(request)) as Readings[Wanted]
    } catch (error) {
      if (error instanceof DocumentReadError) options.onFailure?.(error)
      throw error
    }
  }

  return {
    read: (file, type) => read({ file, type, wanted: 'text' }),
    readResume: (file, type) => read({ file, type, wanted: 'resume' }),
    async close() {
      closed = true
      await Promise.all([...running].map((worker) => worker.terminate()))
    },
  }
}

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
  const stopWatching = watchTime(worker, limits)
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

const watchEveryMs = 50

/** Ends the worker when it has computed for too long, or has merely taken too long on a busy machine. */
function watchTime(worker: Worker, { cpuMs, wallMs }: typeof workerLimits): () => void {
  const end = () => void worker.terminate()
  const wall = setTimeout(end, wallMs)
  const cpu = setInterval(() => {
    worker.cpuUsage().then(
      ({ user, system }) => {
        if ((user + system) / 1_000 > cpuMs) end()
      },
      () => {},
    )
  }, watchEveryMs)
  return () => {
    clearTimeout(wall)
    clearInterval(cpu)
  }
}
