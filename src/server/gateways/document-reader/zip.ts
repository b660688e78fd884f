import { Inflate } from 'fflate'
import { DocumentReadError } from './document-read-error.ts'
import { documentLimits } from './document-limits.ts'

interface Entry {
  method: number
  packed: Uint8Array
}

export interface ZipParts {
  names: string[]
  /** A part's text; null if the archive has no such part. Parts are inflated when asked for, never before. */
  text(name: string): string | null
}

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const stored = 0
const deflated = 8
const ratioMattersFrom = 1024 * 1024
/** Deflate makes at most 1032 bytes of one, so that little can come out between two looks at the limits. */
const step = 1024

/** Opens a zip archive without inflating any of it. */
export function openZip(file: Uint8Array): ZipParts {
  const entries = readDirectory(file)
  let budget: number = documentLimits.inflatedBytes
  return {
    names: [...entries.keys()],
    text(name) {
      const entry = entries.get(name)
      if (!entry) return null
      const bytes = unpack(entry, budget)
      budget -= bytes.byteLength
      return new TextDecoder().decode(bytes)
    },
  }
}

function readDirectory(file: Uint8Array): Map<string, Entry> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > documentLimits.zipEntries) throw new DocumentReadError('too-large')
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== directoryEntry) throw new DocumentReadError('unreadable')
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(file.subarray(at + 46, at + 46 + nameLength))
    entries.set(name, readEntry(file, view, at))
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function readEntry(file: Uint8Array, view: DataView, at: number): Entry {
  const local = view.getUint32(at + 42, true)
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const packed = file.subarray(start, start + view.getUint32(at + 20, true))
  return { method: view.getUint16(at + 10, true), packed }
}

function findEnd(view: DataView): number {
  const furthest = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= furthest; at--) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  throw new DocumentReadError('unreadable')
}

function unpack({ method, packed }: Entry, budget: number): Uint8Array {
  if (method === stored) {
    if (packed.byteLength > budget) throw new DocumentReadError('too-large')
    return packed
  }
  if (method !== deflated) throw new DocumentReadError('unreadable')
  return inflate(packed, budget)
}

function inflate(packed: Uint8Array, budget: number): Uint8Array {
  const chunks: Uint8Array[] = []
  let size = 0
  const inflater = new Inflate((chunk) => {
    chunks.push(chunk)
    size += chunk.byteLength
    const isBomb = size > ratioMattersFrom && size > packed.byteLength * documentLimits.inflationRatio
    if (size > budget || isBomb) throw new DocumentReadError('too-large')
  })
  for (let at = 0; at < packed.byteLength; at += step) {
    inflater.push(packed.subarray(at, at + step), at + step >= packed.byteLength)
  }
  return joined(chunks, size)
}

function joined(chunks: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}
