import type { ByteSource } from './byte-source.ts'

export interface ZipEntry {
  name: string
  isDeflated: boolean
  packedSize: number
  size: number
  /** Where its packed bytes begin. */
  dataPosition: number
}

interface CentralEntry extends Omit<ZipEntry, 'isDeflated' | 'dataPosition'> {
  method: number
  flags: number
  offset: number
}

interface Directory {
  position: number
  size: number
  entries: number
}

const endSize = 22
const maxCommentSize = 0xffff
const endSignature = 0x06054b50
const directorySignature = 0x02014b50
const localSignature = 0x04034b50
const maxDirectorySize = 2 ** 20
const maxEntries = 2_000
const stored = 0
const deflated = 8

/** The directory of an archive that fills the source or hides at its end; null if there is none. */
export async function findZipDirectory(source: ByteSource): Promise<Directory | null> {
  const tail = await source.readLast(endSize + maxCommentSize)
  const tailStart = source.size - tail.length
  for (let at = tail.length - endSize; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== endSignature) continue
    const found = readEndRecord(tail, at, tailStart)
    if (found.position < 0) continue
    const first = await source.read(found.position, 4)
    if (found.entries === 0 || (first.length === 4 && first.readUInt32LE() === directorySignature)) return found
  }
  return null
}

/** The directory lies directly before the end record. */
function readEndRecord(tail: Buffer, at: number, tailStart: number): Directory {
  const size = tail.readUInt32LE(at + 12)
  return { position: tailStart + at - size, size, entries: tail.readUInt16LE(at + 10) }
}

/** The entries of a source that is one archive from its first byte to its last; throws a `ZipError` if it is not. */
export async function readZipEntries(source: ByteSource): Promise<ZipEntry[]> {
  const directory = await findZipDirectory(source)
  if (!directory) throw new ZipError('malformed', 'There is no directory')
  if (directory.position + directory.size + endSize !== source.size) {
    throw new ZipError('malformed', 'More bytes follow the directory')
  }
  if (directory.size > maxDirectorySize || directory.entries > maxEntries) {
    throw new ZipError('too-large', 'There are too many entries')
  }
  const central = parseDirectory(await source.read(directory.position, directory.size))
  if (central.length !== directory.entries) throw new ZipError('malformed', 'The directory is not complete')
  return locateEntries(source, central, directory.position)
}

function parseDirectory(raw: Buffer): CentralEntry[] {
  const entries: CentralEntry[] = []
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
  if (at !== raw.length) throw new ZipError('malformed', 'The directory has other content')
  return entries
}

const isPlainName = (name: string) => name !== '' && !/^\/|\\|\0|(^|\/)\.\.(\/|$)/.test(name)
const isEncrypted = ({ flags }: CentralEntry) => (flags & 1) === 1

/** Each entry must have its own place, from the first byte on: archive bombs let entries overlap. */
async function locateEntries(source: ByteSource, central: CentralEntry[], end: number): Promise<ZipEntry[]> {
  if (new Set(central.map(({ name }) => name)).size !== central.length) {
    throw new ZipError('malformed', 'Two entries have the same name')
  }
  const entries: ZipEntry[] = []
  let free = 0
  for (const entry of central.toSorted((a, b) => a.offset - b.offset)) {
    const { name, method, packedSize, size, offset } = entry
    if (!isPlainName(name) || isEncrypted(entry)) throw new ZipError('malformed', 'An entry cannot be opened')
    if (method !== stored && method !== deflated) throw new ZipError('malformed', 'An entry is packed in another way')
    if (offset < free || (free === 0 && offset !== 0)) throw new ZipError('malformed', 'Entries overlap')
    const dataPosition = await findData(source, entry)
    entries.push({ name, isDeflated: method === deflated, packedSize, size, dataPosition })
    free = dataPosition + packedSize
  }
  if (free > end) throw new ZipError('malformed', 'An entry reaches into the directory')
  return entries
}

async function findData(source: ByteSource, { name, offset }: CentralEntry): Promise<number> {
  const header = await source.read(offset, 30)
  const isHeader = header.length === 30 && header.readUInt32LE() === localSignature
  const nameLength = isHeader ? header.readUInt16LE(26) : 0
  const localName = await source.read(offset + 30, nameLength)
  if (!isHeader || localName.toString('utf8') !== name) {
    throw new ZipError('malformed', 'An entry is not where the directory says')
  }
  return offset + 30 + nameLength + header.readUInt16LE(28)
}

/** Why an archive, or an entry of it, is refused. */
export class ZipError extends Error {
  readonly reason: 'malformed' | 'too-large'

  constructor(reason: ZipError['reason'], message: string) {
    super(message)
    this.name = 'ZipError'
    this.reason = reason
  }
}
