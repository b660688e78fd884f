import { open } from 'node:fs/promises'

/** Bytes on disk or in memory, read a chunk at a time. */
export interface ByteSource {
  size: number
  /** Returns less where the source ends. */
  read(position: number, length: number): Promise<Buffer>
  readLast(length: number): Promise<Buffer>
}

const toSource = (size: number, read: ByteSource['read']): ByteSource => ({
  size,
  read,
  readLast: (length) => read(Math.max(0, size - length), length),
})

export async function withFileSource<Result>(
  path: string,
  use: (source: ByteSource) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const read = async (position: number, length: number) => {
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - position)))
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, position)
      return buffer.subarray(0, bytesRead)
    }
    return await use(toSource(size, read))
  } finally {
    await handle.close()
  }
}

/** The chunks are copies, so releasing one leaves the bytes alone. */
export const toMemorySource = (bytes: Uint8Array): ByteSource =>
  toSource(bytes.byteLength, async (position, length) => Buffer.copyBytesFrom(bytes, position, length))

/**
 * Frees the memory of a chunk that is not needed any more. The garbage collector sees only the small object in front of
 * it, so streamed chunks would pile up by tens of mebibytes. A chunk that shares its memory is left alone.
 */
export function releaseBuffer({ buffer, byteLength }: Uint8Array) {
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0)
}
