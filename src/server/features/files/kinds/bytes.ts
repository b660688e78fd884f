import { open } from 'node:fs/promises'

/** A file on disk, read a piece at a time. */
export interface Bytes {
  path: string
  size: number
  /** What stands there; shorter where the file ends. */
  at(position: number, length: number): Promise<Buffer>
  last(length: number): Promise<Buffer>
}

export async function withBytes<Result>(path: string, use: (bytes: Bytes) => Promise<Result>): Promise<Result> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const at = async (position: number, length: number) => {
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - position)))
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, position)
      return buffer.subarray(0, bytesRead)
    }
    return await use({ path, size, at, last: (length) => at(Math.max(0, size - length), length) })
  } finally {
    await handle.close()
  }
}
