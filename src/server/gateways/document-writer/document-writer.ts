import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { DocumentKind } from '#contract/documents.ts'
import { createTurns } from '#server/gateways/turns.ts'
import { DocumentWriteError } from './document-write-error.ts'
import type { DocumentFormat, WriteReply, WriteRequest } from './worker-messages.ts'

export interface DocumentWriter {
  /** A Word document of a finished text; rejects with a `DocumentWriteError` if none can be made. */
  docx(text: string, kind: DocumentKind): Promise<Uint8Array>
  /** A tagged PDF of a finished text; rejects as `docx` does. */
  pdf(text: string, kind: DocumentKind): Promise<Uint8Array>
  /** Ends what is being made; nothing can be made afterwards. */
  close(): Promise<void>
}

export interface DocumentWriterOptions {
  /** How many files are made at once; others wait their turn. */
  parallel?: number
  /** How many may wait for their turn; one more is told that the writer is busy. */
  waiting?: number
  cpuMs?: number
  wallMs?: number
  heapMb?: number
  /** How long a thread waits for the next text before it ends. */
  idleMs?: number
  /** Told what a person is not: the technical reason why no file was made. */
  onFailure?: (error: DocumentWriteError) => void
}

const defaults = { cpuMs: 8_000, wallMs: 20_000, heapMb: 256, idleMs: 60_000 }
type Limits = typeof defaults
/** A thread does not give back the memory that a longer text took, and ends after it. */
const longestKept = 10_000

/**
 * Makes files in threads of their own, so that no text holds up what the server does else. A thread that has loaded the
 * fonts is kept for the next texts, for a while.
 */
export function createDocumentWriter(options: DocumentWriterOptions = {}): DocumentWriter {
  const limits = { ...defaults, ...options }
  const turns = createTurns(options.parallel ?? 2, options.waiting ?? 20, () => new DocumentWriteError('busy'))
  const threads = createThreads(limits.heapMb, limits.idleMs)
  let typesetter: Promise<WebAssembly.Module> | undefined

  async function writeIn(text: string, kind: DocumentKind, format: DocumentFormat) {
    await turns.take()
    try {
      if (format === 'pdf') typesetter ??= compileTypesetter()
      const request = { text, kind, format, typesetter: format === 'pdf' ? ((await typesetter) ?? null) : null }
      return await threads.use((worker) => writeWith(worker, request, limits), text.length <= longestKept)
    } finally {
      turns.giveBack()
    }
  }

  async function write(text: string, kind: DocumentKind, format: DocumentFormat) {
    try {
      return await writeIn(text, kind, format)
    } catch (error) {
      if (error instanceof DocumentWriteError) options.onFailure?.(error)
      throw error
    }
  }

  return {
    docx: (text, kind) => write(text, kind, 'docx'),
    pdf: (text, kind) => write(text, kind, 'pdf'),
    close: threads.close,
  }
}

/** Compiled apart from the threads, which share it: that takes longer than making a file. */
async function compileTypesetter() {
  const file = fileURLToPath(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))
  return WebAssembly.compile(await readFile(file))
}

function createThreads(heapMb: number, idleMs: number) {
  const running = new Set<Worker>()
  const idle: { worker: Worker; timeout: NodeJS.Timeout }[] = []
  let closed = false

  function start() {
    const worker = new Worker(new URL('./writing-worker.ts', import.meta.url), {
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    })
    running.add(worker)
    return worker
  }

  async function end(worker: Worker) {
    running.delete(worker)
    await worker.terminate()
  }

  function keep(worker: Worker) {
    const timeout = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.worker === worker),
        1,
      )
      void end(worker)
    }, idleMs).unref()
    idle.push({ worker, timeout })
    worker.unref()
  }

  function take() {
    const kept = idle.pop()
    if (!kept) return start()
    clearTimeout(kept.timeout)
    kept.worker.ref()
    return kept.worker
  }

  return {
    /** A thread whose work failed is not used again. */
    async use<Result>(work: (worker: Worker) => Promise<Result>, isKept: boolean): Promise<Result> {
      if (closed) throw new Error('The document writer is closed.')
      const worker = take()
      try {
        const result = await work(worker)
        if (isKept && !closed) keep(worker)
        else await end(worker)
        return result
      } catch (error) {
        await end(worker)
        throw error
      }
    },
    async close() {
      closed = true
      for (const { timeout } of idle.splice(0)) clearTimeout(timeout)
      await Promise.all([...running].map(end))
    },
  }
}

async function writeWith(worker: Worker, request: WriteRequest, limits: Limits) {
  const stopWatching = watchTime(worker, limits)
  try {
    const reply = await replyOf(worker, request)
    if ('file' in reply) return reply.file
    throw new DocumentWriteError('failed', { cause: reply.failure })
  } finally {
    stopWatching()
  }
}

function replyOf(worker: Worker, request: WriteRequest): Promise<WriteReply> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new DocumentWriteError('failed', { cause }))
    worker.removeAllListeners()
    worker.once('message', resolve)
    worker.once('error', fail)
    worker.once('exit', () => fail('ended'))
    worker.postMessage(request, [])
  })
}

const watchEveryMs = 50

/** Ends the thread when it has computed for too long, or has merely taken too long on a busy machine. */
function watchTime(worker: Worker, { cpuMs, wallMs }: Limits): () => void {
  const end = () => void worker.terminate()
  const wall = setTimeout(end, wallMs)
  const used = async () => {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1_000
  }
  const before = used().catch(() => 0)
  const cpu = setInterval(() => {
    Promise.all([used(), before]).then(
      ([now, before]) => {
        if (now - before > cpuMs) end()
      },
      () => {},
    )
  }, watchEveryMs)
  return () => {
    clearTimeout(wall)
    clearInterval(cpu)
  }
}
