import { documentLimits } from './limits.ts'
import { DocumentReadError } from './document-read-error.ts'

/** Buffers up to this size are the parser's small change, and are bounded by the heap limit and the time limit. */
const uncounted = 4_096

const typedArrays = [
  'Uint8Array',
  'Uint8ClampedArray',
  'Uint16Array',
  'Uint32Array',
  'Int8Array',
  'Int16Array',
  'Int32Array',
  'Float32Array',
  'Float64Array',
  'ArrayBuffer',
] as const

/**
 * Makes this thread throw once it has asked for more buffer memory than a document may need. V8's own limits leave
 * out what lies outside its heap, which is where a decompressor puts its output. Only for a thread that reads one file.
 * Tells whether that happened, for a parser may take the error for a flaw in the file and go on.
 */
export function limitBuffers(maxBytes: number = documentLimits.bufferBytes): { isSpent(): boolean } {
  let left = maxBytes
  const spend = (bytes: number) => {
    if (bytes > uncounted) left -= bytes
    if (left < 0) throw new DocumentReadError('too-large')
  }
  for (const name of typedArrays) {
    const original: new (...args: unknown[]) => object = globalThis[name]
    const unit = 'BYTES_PER_ELEMENT' in original ? Number(original.BYTES_PER_ELEMENT) : 1
    const limited: typeof original = new Proxy(original, {
      construct(target, args, newTarget): object {
        spend(requestedLength(args[0]) * unit)
        return Reflect.construct(target, args, newTarget === limited ? target : newTarget)
      },
    })
    replace(name, limited)
  }
  replace('DecompressionStream', limitedDecompression(spend))
  return { isSpent: () => left < 0 }
}

function replace(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

/** The platform's decompressor makes its output where no constructor is called. */
function limitedDecompression(spend: (bytes: number) => void) {
  const Original = globalThis.DecompressionStream
  return class {
    readonly readable: ReadableStream<Uint8Array>
    readonly writable: WritableStream<BufferSource>

    constructor(format: CompressionFormat) {
      const original = new Original(format)
      const counting = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          spend(chunk.byteLength)
          controller.enqueue(chunk)
        },
      })
      this.readable = original.readable.pipeThrough(counting)
      this.writable = original.writable
    }
  }
}

function requestedLength(argument: unknown): number {
  if (typeof argument === 'number') return argument
  if (ArrayBuffer.isView(argument)) return argument.byteLength
  return Array.isArray(argument) ? argument.length : 0
}
