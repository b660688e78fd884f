import type { DocumentOutline } from '@foothold/resume-engine/outline'
import { defaultDesign, type DesignOptions } from '@foothold/resume-engine/designs'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import type { Caller } from '#server/admission.ts'
import { IsolationError } from '#server/isolation/isolation-error.ts'
import { createWorkerPool, type PoolOptions } from '#server/isolation/worker-pool.ts'
import { DocumentWriteError } from '@foothold/resume-engine/render'
import type { PreviewRequest, WriteTasks } from './write-worker.ts'

interface WriteOptions {
  /** Without it, the classic design. */
  design?: DesignOptions
  caller?: Caller
}

export interface DocumentWriter {
  /**
   * A Word document of a finished text; rejects with a `DocumentWriteError` if none can be made, and with a `BusyError`
   * where too many wait.
   */
  docx(text: string, kind: DocumentKind, options?: WriteOptions): Promise<Uint8Array>
  /** A tagged PDF of a finished text; rejects as `docx` does. */
  pdf(text: string, kind: DocumentKind, options?: WriteOptions): Promise<Uint8Array>
  /** A tagged PDF of an outline; rejects as `docx` does. */
  outlinePdf(outline: DocumentOutline, caller?: Caller): Promise<Uint8Array>
  /**
   * The pages of the PDF as SVG: a `DocumentPreview` as compressed JSON. Rejects as `docx` does, and with the
   * reason of the signal if it is aborted in the queue.
   */
  preview(request: PreviewRequest, options?: { caller?: Caller; signal?: AbortSignal }): Promise<Uint8Array>
  /** Ends what is being made; nothing can be made afterwards. */
  close(): Promise<void>
}

export interface DocumentWriterOptions extends Partial<Omit<PoolOptions, 'entry' | 'kind' | 'cpuMs'>> {
  /** Gets the technical reason why no file was made, which the person does not see. */
  onFailure?: (error: DocumentWriteError) => void
}

const defaults = { parallel: 2, waiting: 64, perCaller: 8, wallMs: 15_000, heapMb: 256, idleMs: 60_000 }
/** A process keeps the WebAssembly memory that a longer text took, so it ends after it. */
const maxReusableLength = 10_000

/**
 * Makes files in processes, because WebAssembly in a thread can end its whole process. A process that has loaded the
 * fonts stays warm for a while.
 */
export function createDocumentWriter({ onFailure, ...options }: DocumentWriterOptions = {}): DocumentWriter {
  const entry = new URL('./write-worker.ts', import.meta.url)
  const pool = createWorkerPool<WriteTasks>({ ...defaults, ...options, entry, kind: 'process' })

  async function reportFailure(writing: Promise<Uint8Array>) {
    try {
      return await writing
    } catch (error) {
      const writeError = toWriteError(error)
      if (writeError instanceof DocumentWriteError) onFailure?.(writeError)
      throw writeError
    }
  }

  return {
    docx: (text, kind, { design = defaultDesign, caller } = {}) =>
      reportFailure(pool.run('docx', () => ({ text, kind, design }), toRunOptions(text.length, caller))),
    pdf: (text, kind, { design = defaultDesign, caller } = {}) =>
      reportFailure(pool.run('pdf', () => ({ text, kind, design }), toRunOptions(text.length, caller))),
    outlinePdf: (outline, caller) => {
      const length = outline.blocks.reduce((total, { text }) => total + text.length, 0)
      return reportFailure(pool.run('outlinePdf', () => outline, toRunOptions(length, caller)))
    },
    preview: (request, { caller, signal } = {}) => {
      const length = 'text' in request ? request.text.length : JSON.stringify(request.form).length
      return reportFailure(pool.run('preview', () => request, { ...toRunOptions(length, caller), signal }))
    },
    close: () => pool.close(),
  }
}

const toRunOptions = (length: number, caller?: Caller) => ({ caller, canReuse: () => length <= maxReusableLength })

function toWriteError(error: unknown) {
  if (!(error instanceof IsolationError) || error.reason === 'closed') return error
  return new DocumentWriteError({ cause: error.cause ?? error.reason })
}
