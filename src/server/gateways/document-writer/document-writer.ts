import type { DocumentOutline } from '@foothold/resume-engine/outline'
import { defaultDesign, type DesignOptions } from '@foothold/resume-engine/designs'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import type { Caller } from '#server/admission.ts'
import { IsolationError } from '#server/isolation/isolation-error.ts'
import { createWorkerPool, type PoolOptions } from '#server/isolation/worker-pool.ts'
import { type DocumentFormat, DocumentWriteError } from '@foothold/resume-engine/render'
import { isTooLong, measureSize, tooLong } from './document-size.ts'
import type { PreviewRequest, WriteTasks } from './write-worker.ts'

interface WriteOptions {
  /** Without it, the classic design. */
  design?: DesignOptions
  caller?: Caller
}

export interface DocumentWriter {
  /**
   * A Word document of a finished text; rejects with a `DocumentWriteError` if none can be made or the text is too long,
   * and with a `BusyError` where too many wait.
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

const defaults = {
  parallel: 2,
  waiting: 64,
  perCaller: 8,
  // About four pages: a resume never waits for a book.
  largePrice: 400,
  wallMs: 15_000,
  heapMb: 256,
  maxRssMb: 768,
  // A person who previews and downloads at once has one process, which loads for seconds on a busy machine.
  waitMs: 10_000,
}

/**
 * Makes files in processes, because WebAssembly in a thread can end its whole process. A process that has loaded the
 * fonts stays warm for a while.
 */
export function createDocumentWriter({ onFailure, ...options }: DocumentWriterOptions = {}): DocumentWriter {
  const entry = new URL('./write-worker.ts', import.meta.url)
  const pool = createWorkerPool<WriteTasks>({ ...defaults, ...options, entry, kind: 'process' })

  async function reportFailure<Result>(writing: Promise<Result>) {
    try {
      return await writing
    } catch (error) {
      const writeError = toWriteError(error)
      if (writeError instanceof DocumentWriteError) onFailure?.(writeError)
      throw writeError
    }
  }

  const writeText =
    (format: DocumentFormat): DocumentWriter[DocumentFormat] =>
    async (text, kind, { design = defaultDesign, caller } = {}) => {
      if (isTooLong(text)) throw new DocumentWriteError({ message: tooLong })
      return reportFailure(pool.run(format, () => ({ text, kind, design }), { caller, price: measureSize(text) }))
    }

  return {
    docx: writeText('docx'),
    pdf: writeText('pdf'),
    outlinePdf: (outline, caller) => {
      const price = measureSize(outline.blocks.map(({ text }) => text).join('\n'))
      return reportFailure(pool.run('outlinePdf', () => outline, { caller, price }))
    },
    async preview(request, { caller, signal } = {}) {
      if ('text' in request && isTooLong(request.text)) throw new DocumentWriteError({ message: tooLong })
      // A line of a field ends with `\n` in JSON.
      const size = 'text' in request ? request.text : JSON.stringify(request.form).replaceAll('\\n', '\n')
      const options = { caller, signal, price: measureSize(size) }
      const json = await reportFailure(pool.run('preview', () => request, options))
      if (json === null) throw new DocumentWriteError({ message: tooLong })
      return json
    },
    close: () => pool.close(),
  }
}

function toWriteError(error: unknown) {
  if (!(error instanceof IsolationError) || error.reason === 'closed') return error
  return new DocumentWriteError({ cause: error.cause ?? error.reason })
}
