import type { Bytes } from './bytes.ts'
import { inflate, readEntries } from './zip.ts'
import type { ZipEntry } from './zip.ts'

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const typesPart = '[Content_Types].xml'
const namespaces = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]
const mostEntries = 2_000
const mostInflated = 64 * 2 ** 20
/** Text of a document inflates about thirtyfold; only past this size does the ratio matter. */
const ratioMattersFrom = 8 * 2 ** 20
const largestRatio = 100
const beginning = 64 * 2 ** 10

function isBomb(bytes: Bytes, entries: ZipEntry[]) {
  const inflated = entries.reduce((sum, { size }) => sum + size, 0)
  return inflated > mostInflated || (inflated > ratioMattersFrom && inflated > bytes.size * largestRatio)
}

/** The name of the part that the archive declares to be a Word document without macros. */
function mainPart(types: string) {
  const overrides = types.match(/<Override\b[^>]*>/g) ?? []
  const main = overrides.find((override) => override.includes(`ContentType="${mainType}"`))
  return main && /PartName="\/([^"]+)"/.exec(main)?.[1]
}

async function beginningOf(bytes: Bytes, entries: ZipEntry[], name: string | undefined) {
  const entry = entries.find((one) => one.name === name)
  const start = entry && (await inflate(bytes, entry, beginning))
  return start?.toString('utf8') ?? ''
}

/** A Word document (OOXML), not any zip: every part is opened once, within limits, to see that it is what it says. */
export async function isDocx(bytes: Bytes): Promise<boolean> {
  const entries = await readEntries(bytes)
  if (!entries || entries.length > mostEntries || isBomb(bytes, entries)) return false
  if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name))) return false
  const main = await beginningOf(bytes, entries, mainPart(await beginningOf(bytes, entries, typesPart)))
  if (!namespaces.some((namespace) => main.includes(namespace))) return false
  for (const entry of entries) if ((await inflate(bytes, entry, 0)) === null) return false
  return true
}
