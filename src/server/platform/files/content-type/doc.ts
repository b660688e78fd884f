import type { ByteSource } from '@foothold/resume-engine/zip'

/** Numbers from here on are markers: the end of a chain, a free sector, or a sector of the table. */
const noSector = 0xfffffffa
const entrySize = 128
const tablesInHeader = 109
const maxExtraTables = 8
const maxDirectorySectors = 512
/** Smaller streams are stored elsewhere in the container. The text of a document is never that small. */
const minStreamSize = 4096

const numbersIn = (buffer: Buffer) =>
  Array.from({ length: Math.floor(buffer.length / 4) }, (_, index) => buffer.readUInt32LE(index * 4))

/** The container's sectors and their chains; null if the header is invalid. */
async function openContainer(source: ByteSource) {
  const header = await source.read(0, 512)
  const shift = header.length === 512 ? header.readUInt16LE(30) : 0
  if (shift !== 9 && shift !== 12) return null
  const size = 2 ** shift
  const sector = (number: number) => source.read((number + 1) * size, size)

  const tables = numbersIn(header.subarray(76, 76 + tablesInHeader * 4))
  let extra = header.readUInt32LE(68)
  for (let count = 0; count < maxExtraTables && extra < noSector; count++) {
    const numbers = numbersIn(await sector(extra))
    extra = numbers.pop() ?? noSector
    tables.push(...numbers)
  }
  const used = tables.filter((number) => number < noSector)
  const next = numbersIn(Buffer.concat(await Promise.all(used.map(sector))))

  /** The sectors of a chain; null if it leaves the file, is circular, or is longer than `max`. */
  function chain(start: number, max: number) {
    const numbers: number[] = []
    for (let number = start; number < noSector; number = next[number] ?? noSector) {
      if (numbers.length >= max || (number + 1) * size >= source.size || next[number] === undefined) return null
      numbers.push(number)
    }
    return numbers
  }
  return { size, sector, chain, directory: header.readUInt32LE(48) }
}
type Container = NonNullable<Awaited<ReturnType<typeof openContainer>>>

interface Stream {
  name: string
  start: number
  size: number
}

function streamsIn(sector: Buffer): Stream[] {
  const streams: Stream[] = []
  for (let at = 0; at + entrySize <= sector.length; at += entrySize) {
    const nameLength = Math.min(64, sector.readUInt16LE(at + 64))
    const name = sector.toString('utf16le', at, at + Math.max(0, nameLength - 2))
    streams.push({ name, start: sector.readUInt32LE(at + 116), size: sector.readUInt32LE(at + 120) })
  }
  return streams
}

async function readDirectory({ chain, sector, directory }: Container): Promise<Stream[]> {
  const sectors = chain(directory, maxDirectorySectors) ?? []
  return (await Promise.all(sectors.map(sector))).flatMap(streamsIn)
}

/** A Word 97 document (OLE), whole and without macros, not any container of that kind. */
export async function isDoc(source: ByteSource): Promise<boolean> {
  const container = await openContainer(source)
  if (!container) return false
  const streams = await readDirectory(container)
  if (streams.some(({ name }) => name === '_VBA_PROJECT')) return false
  const text = streams.find(({ name }) => name === 'WordDocument')
  if (!text || text.size < minStreamSize) return false
  const length = Math.ceil(text.size / container.size)
  if (container.chain(text.start, length)?.length !== length) return false
  return (await container.sector(text.start)).readUInt16LE() === 0xa5ec
}
