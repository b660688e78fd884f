import { type ByteSource, ZipError, openZip, type ZipArchive } from '@foothold/resume-engine/zip'

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const typesPart = '[Content_Types].xml'
const namespaces = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]
const headSize = 64 * 2 ** 10

/** The name of the part that the archive declares to be a Word document without macros. */
function findMainPart(types: string) {
  const overrides = types.match(/<Override\b[^>]*>/g) ?? []
  const main = overrides.find((override) => override.includes(`ContentType="${mainType}"`))
  return main && /PartName="\/([^"]+)"/.exec(main)?.[1]
}

async function readHead(archive: ZipArchive, name = '') {
  const head = await archive.read(name, headSize)
  return head?.toString('utf8') ?? ''
}

async function isWordArchive(archive: ZipArchive) {
  if ([...archive.entries.keys()].some((name) => /vbaProject\.bin$/i.test(name))) return false
  const main = await readHead(archive, findMainPart(await readHead(archive, typesPart)))
  if (!namespaces.some((namespace) => main.includes(namespace))) return false
  await archive.verify()
  return true
}

/** A Word document (OOXML) without macros, not any other zip, whose parts are what they say. */
export async function isDocx(source: ByteSource): Promise<boolean> {
  try {
    return await isWordArchive(await openZip(source))
  } catch (error) {
    if (error instanceof ZipError) return false
    throw error
  }
}
