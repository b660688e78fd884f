import { documentLimits, DocumentReadError } from '@foothold/resume-engine/read'

/** Smaller buffers are not counted: the heap limit and the time limit bound them. */
const minCountedBytes = 4_096

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

export interface BufferLimit {
  /** Starts to count from zero, for the next file. */
  reset(): void
  /** Whether the limit was exceeded: a parser may take the error for a flaw of the file and go on. */
  isExceeded(): boolean
}

/**
 * Makes this thread throw once one file has requested more buffer memory than a document may need. V8's own limits do
 * not count memory outside its heap, which is where a decompressor writes its output.
 */
export function limitBuffers(maxBytes: number = documentLimits.bufferBytes): BufferLimit {
  let left = maxBytes
  const spend = (bytes: number) => {
    if (bytes > minCountedBytes) left -= bytes
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
  return {
    reset() {
      left = maxBytes
    },
    isExceeded: () => left < 0,
  }
}

function replace(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

/** The platform's decompressor allocates its output without a call of a constructor. */
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
