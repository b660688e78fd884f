import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import { releaseBuffer, type ByteSource } from './byte-source.ts'
import { readZipEntries, ZipError, type ZipEntry } from './zip-directory.ts'

export interface ZipArchive {
  /** By name. The sizes are what the directory says; `read` checks them. */
  entries: ReadonlyMap<string, Pick<ZipEntry, 'packedSize' | 'size'>>
  /**
   * An entry's content, or its first `maxBytes`; null if the archive has no such entry. Throws a `ZipError` unless the
   * entry is exactly as large as the directory says.
   */
  read(name: string, maxBytes?: number): Promise<Buffer | null>
  /** Inflates every entry once, without storing it, to check the sizes that the directory says. */
  verify(): Promise<void>
}

/** What a Word document of any kind stays below. Its text inflates about thirtyfold. */
const maxInflatedBytes = 64 * 2 ** 20
const maxRatio = 100
/** Below this size the ratio does not matter. */
const minBombBytes = 8 * 2 ** 20
/** Large enough for each chunk to have its own memory, so that it can be released. */
const chunkSize = 64 * 2 ** 10

/** Opens an archive without inflating any of it; throws a `ZipError` if it is malformed or claims to be a bomb. */
export async function openZip(source: ByteSource): Promise<ZipArchive> {
  const entries = new Map((await readZipEntries(source)).map((entry) => [entry.name, entry]))
  const inflated = [...entries.values()].reduce((sum, { size }) => sum + size, 0)
  if (inflated > maxInflatedBytes || (inflated > minBombBytes && inflated > source.size * maxRatio)) {
    throw new ZipError('too-large', 'The content is too large for its archive')
  }
  return {
    entries,
    async read(name, maxBytes = maxInflatedBytes) {
      const entry = entries.get(name)
      return entry ? inflate(source, entry, maxBytes) : null
    },
    async verify() {
      for (const entry of entries.values()) await inflate(source, entry, 0)
    },
  }
}

async function* readChunks(source: ByteSource, { dataPosition, packedSize }: ZipEntry) {
  for (let at = 0; at < packedSize; at += chunkSize) {
    yield source.read(dataPosition + at, Math.min(chunkSize, packedSize - at))
  }
}

async function inflate(source: ByteSource, entry: ZipEntry, maxBytes: number): Promise<Buffer> {
  const { isDeflated, packedSize, size } = entry
  if (!isDeflated || packedSize === 0) {
    if (packedSize !== size) throw new ZipError('malformed', 'An entry has another size than it says')
    return source.read(entry.dataPosition, Math.min(maxBytes, size))
  }
  const content = collectBytes(size, maxBytes)
  try {
    await pipeline(readChunks(source, entry), createInflateRaw({ chunkSize }), content.sink)
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('malformed', 'An entry cannot be inflated')
  }
  return content.finish()
}

/** Collects the first bytes of a stream and counts the others, up to the size that it may have. */
function collectBytes(size: number, maxBytes: number) {
  const chunks: Buffer[] = []
  let length = 0
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      const { byteLength } = chunk
      if (length < maxBytes) chunks.push(chunk)
      else releaseBuffer(chunk)
      length += byteLength
      done(length > size ? new ZipError('too-large', 'An entry is larger than it says') : null)
    },
  })
  return {
    sink,
    finish() {
      if (length !== size) throw new ZipError('malformed', 'An entry is smaller than it says')
      return Buffer.concat(chunks).subarray(0, maxBytes)
    },
  }
}
