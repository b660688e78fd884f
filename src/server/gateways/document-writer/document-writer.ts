import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { DocumentKind } from '#contract/documents.ts'
import { createAdmission } from '#server/admission.ts'
import type { AdmissionLimits, Caller } from '#server/admission.ts'
import { DocumentWriteError } from './document-write-error.ts'
import type { DocumentFormat, WriteReply, WriteRequest } from './writing-messages.ts'

export interface DocumentWriter {
  /**
   * A Word document of a finished text; rejects with a `DocumentWriteError` if none can be made, and with a `BusyError`
   * where too many wait.
   */
  docx(text: string, kind: DocumentKind, caller?: Caller): Promise<Uint8Array>
  /** A tagged PDF of a finished text; rejects as `docx` does. */
  pdf(text: string, kind: DocumentKind, caller?: Caller): Promise<Uint8Array>
  /** Ends what is being made; nothing can be made afterwards. */
  close(): Promise<void>
}

export interface DocumentWriterOptions extends Partial<AdmissionLimits> {
  /** How long one file may take. */
  wallMs?: number
  heapMb?: number
  /** How long a process waits for the next text before it ends. */
  idleMs?: number
  /** Told what a person is not: the technical reason why no file was made. */
  onFailure?: (error: DocumentWriteError) => void
}

const admissionLimits = { parallel: 2, waiting: 24, perCaller: 8 }
const defaults = { wallMs: 15_000, heapMb: 256, idleMs: 60_000 }
/** A process does not give back the memory that a longer text took, and ends after it. */
const longestKept = 10_000

/**
 * Makes files in processes of their own, so that no text holds up, or ends, what the server does else: WebAssembly in a
 * thread can take its whole process with it. A process that has loaded the fonts is kept for the next texts, for a while.
 */
export function createDocumentWriter(options: DocumentWriterOptions = {}): DocumentWriter {
  const { wallMs, heapMb, idleMs } = { ...defaults, ...options }
  const admission = createAdmission({ ...admissionLimits, ...options })
  const processes = createProcesses(heapMb, idleMs)

  async function write(request: WriteRequest, caller: Caller) {
    const isKept = request.text.length <= longestKept
    try {
      return await admission.run(caller, () => processes.use((child) => fileFrom(child, request, wallMs), isKept))
    } catch (error) {
      if (error instanceof DocumentWriteError) options.onFailure?.(error)
      throw error
    }
  }

  const writeAs =
    (format: DocumentFormat) =>
    (text: string, kind: DocumentKind, caller: Caller = []) =>
      write({ text, kind, format }, caller)
  return { docx: writeAs('docx'), pdf: writeAs('pdf'), close: processes.close }
}

function createProcesses(heapMb: number, idleMs: number) {
  const running = new Set<ChildProcess>()
  const idle: { child: ChildProcess; timeout: NodeJS.Timeout; forget: () => void }[] = []
  let closed = false

  function start() {
    const child = fork(new URL('./writing-process.ts', import.meta.url), {
      env: {},
      execArgv: [`--max-old-space-size=${heapMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    running.add(child)
    child.once('exit', () => running.delete(child))
    return child
  }

  function keep(child: ChildProcess) {
    const forget = () => {
      clearTimeout(kept.timeout)
      if (idle.includes(kept)) idle.splice(idle.indexOf(kept), 1)
    }
    const kept = { child, timeout: setTimeout(() => void end(child), idleMs).unref(), forget }
    idle.push(kept)
    child.once('exit', forget)
    child.unref()
    child.channel?.unref()
  }

  function take() {
    const kept = idle.pop()
    if (!kept) return start()
    clearTimeout(kept.timeout)
    kept.child.off('exit', kept.forget)
    kept.child.ref()
    kept.child.channel?.ref()
    return kept.child
  }

  return {
    /** A process whose work failed is not used again. */
    async use<Result>(work: (child: ChildProcess) => Promise<Result>, isKept: boolean): Promise<Result> {
      if (closed) throw new Error('The document writer is closed.')
      const child = take()
      try {
        const result = await work(child)
        if (isKept && !closed) keep(child)
        else await end(child)
        return result
      } catch (error) {
        await end(child)
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

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function fileFrom(child: ChildProcess, request: WriteRequest, wallMs: number) {
  const reply = await replyOf(child, request, wallMs)
  if ('file' in reply) return reply.file
  throw new DocumentWriteError({ cause: reply.failure })
}

function replyOf(child: ChildProcess, request: WriteRequest, wallMs: number): Promise<WriteReply> {
  return new Promise((resolve, reject) => {
    const stopListening = () => {
      clearTimeout(timeout)
      child.off('message', onMessage).off('error', fail).off('exit', fail)
    }
    const onMessage = (reply: unknown) => {
      stopListening()
      // The process is our own, and answers each request with one reply.
      resolve(reply as WriteReply)
    }
    const fail = (cause: unknown) => {
      stopListening()
      reject(new DocumentWriteError({ cause }))
    }
    const timeout = setTimeout(() => fail('timeout'), wallMs)
    child.on('message', onMessage).on('error', fail).on('exit', fail)
    child.send(request, (error) => {
      if (error) fail(error)
    })
  })
}
