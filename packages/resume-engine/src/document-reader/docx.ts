import type { DocumentText, TextPage } from '#engine/model/document-text.ts'
import { toMemorySource } from '#engine/zip/byte-source.ts'
import { ZipError } from '#engine/zip/zip-directory.ts'
import { openZip } from '#engine/zip/zip-reader.ts'
import { readBlocks, type PartText } from './docx-blocks.ts'
import { readStyles } from './docx-styles.ts'
import { DocumentReadError } from './document-read-error.ts'
import { layOut } from './flow-layout.ts'
import { parseXml } from './xml.ts'
import { documentLimits } from './document-limits.ts'

/** A Word document laid out on one page, with its headers, footers and text boxes apart. */
export async function readDocx(file: Uint8Array): Promise<DocumentText> {
  const parts = await openDocxParts(file)
  const main = await findMainPart(parts)
  const source = await parts.readText(main)
  if (source === null) throw new DocumentReadError('unreadable')
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const styles = readStyles(parse(await parts.readText(`${folder}styles.xml`)))
  const read = (xml: string) => readBlocks(parseXml(xml), styles)
  const margins = (await readMarginParts(parts, folder)).map(read)
  const body = read(source)
  return { pages: [...margins.flatMap(marginPages), ...boxPages(body), layOut(body.blocks, 'body')] }
}

const parse = (xml: string | null) => (xml === null ? undefined : parseXml(xml))

async function findMainPart(parts: DocxParts): Promise<string> {
  const target = /Target="\/?([^"]+)"[^>]*officeDocument"|officeDocument"[^>]*Target="\/?([^"]+)"/.exec(
    (await parts.readText('_rels/.rels')) ?? '',
  )
  return target?.[1] ?? target?.[2] ?? 'word/document.xml'
}

const maxMarginParts = 12

/** Documents often store the same header three times: for the first, the even and the other pages. */
async function readMarginParts(parts: DocxParts, folder: string): Promise<string[]> {
  const names = parts.names.filter((name) => name.startsWith(folder) && /\/(header|footer)\d*\.xml$/.test(name))
  const sources = new Set<string>()
  for (const name of names.toSorted().slice(0, maxMarginParts)) sources.add((await parts.readText(name)) ?? '')
  return [...sources]
}

const marginPages = (part: PartText): TextPage[] =>
  [part.blocks, ...part.boxes].map((blocks) => layOut(blocks, 'margin'))

const boxPages = (part: PartText): TextPage[] => part.boxes.map((blocks) => layOut(blocks, 'box'))

interface DocxParts {
  names: string[]
  /** A part's text; null if the document has no such part. */
  readText(name: string): Promise<string | null>
}

const minBombBytes = 1024 * 1024

/** The text parts of a Word document, within limits that are narrower than those of an archive with pictures. */
async function openDocxParts(file: Uint8Array): Promise<DocxParts> {
  const archive = await openZip(toMemorySource(file)).catch(rethrow)
  let left: number = documentLimits.inflatedBytes
  return {
    names: [...archive.entries.keys()],
    async readText(name) {
      const { size = 0, packedSize = 0 } = archive.entries.get(name) ?? {}
      const isBomb = size > minBombBytes && size > packedSize * documentLimits.inflationRatio
      if (size > left || isBomb) throw new DocumentReadError('too-large')
      left -= size
      const bytes = await archive.read(name).catch(rethrow)
      return bytes === null ? null : new TextDecoder().decode(bytes)
    },
  }
}

function rethrow(error: unknown): never {
  if (!(error instanceof ZipError)) throw error
  throw new DocumentReadError(error.reason === 'too-large' ? 'too-large' : 'unreadable', { cause: error })
}
