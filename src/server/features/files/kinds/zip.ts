import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import { releaseBuffer } from './release-buffer.ts'
import type { Bytes } from './bytes.ts'

export interface ZipEntry {
  name: string
  method: number
  flags: number
  packedSize: number
  size: number
  offset: number
}

const endSize = 22
const longestComment = 0xffff
const endSignature = 0x06054b50
const directorySignature = 0x02014b50
const localSignature = 0x04034b50
const largestDirectory = 2 ** 20
const stored = 0
const deflated = 8
/** Large enough for each piece to have its memory to itself, so that it can be let go. */
const pieceSize = 64 * 2 ** 10

interface Directory {
  position: number
  size: number
  entries: number
}

/** Where an archive's directory is said to be by the end record that stands there in the file's last bytes. */
function readEnd(tail: Buffer, at: number, tailStart: number): Directory {
  const size = tail.readUInt32LE(at + 12)
  const position = tailStart + at - size
  return { position, size, entries: tail.readUInt16LE(at + 10) }
}

/** The directory of the archive that the file is, or that hides at its end; null if there is none. */
export async function findDirectory(bytes: Bytes): Promise<Directory | null> {
  const tail = await bytes.last(endSize + longestComment)
  const tailStart = bytes.size - tail.length
  for (let at = tail.length - endSize; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== endSignature) continue
    const found = readEnd(tail, at, tailStart)
    if (found.position < 0) continue
    const first = await bytes.at(found.position, 4)
    if (found.entries === 0 || (first.length === 4 && first.readUInt32LE() === directorySignature)) return found
  }
  return null
}

/** The entries of a file that is an archive from its first byte to its last and nothing else; null if it is not. */
export async function readEntries(bytes: Bytes): Promise<ZipEntry[] | null> {
  const directory = await findDirectory(bytes)
  if (!directory || directory.size > largestDirectory) return null
  // Neither a comment nor anything else may follow.
  if (directory.position + directory.size + endSize !== bytes.size) return null
  const raw = await bytes.at(directory.position, directory.size)
  const entries: ZipEntry[] = []
  let at = 0
  while (at + 46 <= raw.length && raw.readUInt32LE(at) === directorySignature) {
    const nameLength = raw.readUInt16LE(at + 28)
    entries.push({
      name: raw.toString('utf8', at + 46, at + 46 + nameLength),
      flags: raw.readUInt16LE(at + 8),
      method: raw.readUInt16LE(at + 10),
      packedSize: raw.readUInt32LE(at + 20),
      size: raw.readUInt32LE(at + 24),
      offset: raw.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + raw.readUInt16LE(at + 30) + raw.readUInt16LE(at + 32)
  }
  const isWhole = at === raw.length && entries.length === directory.entries
  return isWhole && (await standApart(bytes, entries, directory.position)) ? entries : null
}

const isPlainName = (name: string) => name !== '' && !/^\/|\\|\0|(^|\/)\.\.(\/|$)/.test(name)
const isEncrypted = (entry: ZipEntry) => (entry.flags & 1) === 1

/** Every entry has its own place, from the file's first byte on: bombs lay them over one another. */
async function standApart(bytes: Bytes, entries: ZipEntry[], end: number) {
  const names = new Set(entries.map(({ name }) => name))
  if (names.size !== entries.length) return false
  let free = 0
  for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
    if (!isPlainName(entry.name) || isEncrypted(entry)) return false
    if (entry.method !== stored && entry.method !== deflated) return false
    const dataAt = await dataPosition(bytes, entry)
    if (dataAt === null || entry.offset < free || (free === 0 && entry.offset !== 0)) return false
    free = dataAt + entry.packedSize
  }
  return free <= end
}

async function dataPosition(bytes: Bytes, entry: ZipEntry): Promise<number | null> {
  const header = await bytes.at(entry.offset, 30)
  if (header.length < 30 || header.readUInt32LE() !== localSignature) return null
  const nameLength = header.readUInt16LE(26)
  const name = await bytes.at(entry.offset + 30, nameLength)
  return name.toString('utf8') === entry.name ? entry.offset + 30 + nameLength + header.readUInt16LE(28) : null
}

async function* packedPieces(bytes: Bytes, start: number, length: number) {
  for (let at = 0; at < length; at += pieceSize) yield bytes.at(start + at, Math.min(pieceSize, length - at))
}

/** Inflates an entry, a piece at a time, and answers how it begins; null unless it is just as large as it says. */
export async function inflate(bytes: Bytes, entry: ZipEntry, keep: number): Promise<Buffer | null> {
  const start = await dataPosition(bytes, entry)
  if (start === null) return null
  if (entry.method === stored)
    return entry.packedSize === entry.size ? bytes.at(start, Math.min(keep, entry.size)) : null
  if (entry.packedSize === 0) return entry.size === 0 ? Buffer.alloc(0) : null
  const inflater = createInflateRaw({ chunkSize: pieceSize })
  const kept: Buffer[] = []
  let size = 0
  const sink = new Writable({
    write(piece: Buffer, _encoding, done) {
      const { length } = piece
      if (size < keep) kept.push(piece)
      else releaseBuffer(piece)
      size += length
      done(size > entry.size ? new Error('Larger than it says') : null)
    },
  })
  const isSound = await pipeline(packedPieces(bytes, start, entry.packedSize), inflater, sink).then(
    () => size === entry.size,
    () => false,
  )
  return isSound ? Buffer.concat(kept).subarray(0, keep) : null
}
