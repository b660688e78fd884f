import type { DocumentText, TextPage } from '#contract/document-text.ts'
import { readBlocks, type PartText } from './docx-blocks.ts'
import { readStyles } from './docx-styles.ts'
import { DocumentReadError } from './document-read-error.ts'
import { layOut } from './flow-layout.ts'
import { parseXml } from './xml.ts'
import { openZip, type ZipParts } from './zip.ts'

/** A Word document laid out on one page, with its headers, footers and text boxes apart. */
export async function readDocx(file: Uint8Array): Promise<DocumentText> {
  const zip = openZip(file)
  const main = mainPart(zip)
  const source = zip.text(main)
  if (source === null) throw new DocumentReadError('unreadable')
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const styles = readStyles(parse(zip.text(`${folder}styles.xml`)))
  const read = (xml: string) => readBlocks(parseXml(xml), styles)
  const margins = marginParts(zip, folder).map(read)
  const body = read(source)
  return { pages: [...margins.flatMap(marginPages), ...boxPages(body), layOut(body.blocks, 'body')] }
}

const parse = (xml: string | null) => (xml === null ? undefined : parseXml(xml))

function mainPart(zip: ZipParts): string {
  const target = /Target="\/?([^"]+)"[^>]*officeDocument"|officeDocument"[^>]*Target="\/?([^"]+)"/.exec(
    zip.text('_rels/.rels') ?? '',
  )
  return target?.[1] ?? target?.[2] ?? 'word/document.xml'
}

const mostMargins = 12

/** The same header is often kept three times: for the first, the even and the other pages. */
function marginParts(zip: ZipParts, folder: string): string[] {
  const names = zip.names.filter((name) => name.startsWith(folder) && /\/(header|footer)\d*\.xml$/.test(name))
  const sources = names
    .toSorted()
    .slice(0, mostMargins)
    .map((name) => zip.text(name) ?? '')
  return [...new Set(sources)]
}

const marginPages = (part: PartText): TextPage[] =>
  [part.blocks, ...part.boxes].map((blocks) => layOut(blocks, 'margin'))

const boxPages = (part: PartText): TextPage[] => part.boxes.map((blocks) => layOut(blocks, 'box'))
