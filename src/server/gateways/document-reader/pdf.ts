import { getDocumentProxy } from 'unpdf'
import type { DocumentText, TextItem, TextPage } from '#contract/document-text.ts'
import { DocumentReadError } from './document-read-error.ts'
import { documentLimits } from './document-limits.ts'
import { asRead, readsRightToLeft } from './right-to-left.ts'
import { restoreHyphens, type PdfContent, type PdfPage } from './soft-hyphens.ts'

/** Each run of text of a PDF and where it stands; pictures and fonts are not drawn. */
export async function readPdf(file: Uint8Array): Promise<DocumentText> {
  const pdf = await getDocumentProxy(file, {
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: 0,
    verbosity: 0,
  })
  if (pdf.numPages > documentLimits.pages) throw new DocumentReadError('too-large')
  const pages: TextPage[] = []
  let items = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await readPage(await pdf.getPage(number))
    pages.push(page)
    items += page.items.length
    if (items > documentLimits.items) throw new DocumentReadError('too-large')
  }
  await pdf.destroy()
  return { pages }
}

async function readPage(page: PdfPage): Promise<TextPage> {
  const { width, height } = page.getViewport({ scale: 1 })
  const content = await page.getTextContent({ includeMarkedContent: false })
  const [left = 0, bottom = 0] = page.view
  const texts = await restoreHyphens(page, content)
  const items = content.items.flatMap((item, index) => toTextItem(item, texts[index] ?? '', left, bottom + height))
  page.cleanup()
  const isRightToLeft = readsRightToLeft(items.map((item) => item.text).join(''))
  const read = isRightToLeft ? items.map((item) => ({ ...item, text: asRead(item.text) })) : items
  return { width, height, items: read, part: 'body' }
}

function toTextItem(item: PdfContent['items'][number], text: string, left: number, top: number): TextItem[] {
  if (!('str' in item) || text.trim() === '') return []
  const [a, b, c, d, x, baseline] = item.transform.map(Number)
  if (a === undefined || b === undefined || x === undefined || baseline === undefined) return []
  const isUpright = Math.abs(b) < Math.abs(a)
  if (!isUpright) return []
  const fontSize = Math.hypot(c ?? 0, d ?? 0) || item.height
  const y = top - baseline - fontSize
  return [{ text, x: x - left, y, width: item.width, height: fontSize, fontSize, font: item.fontName }]
}
