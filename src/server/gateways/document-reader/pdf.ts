import { getDocumentProxy } from 'unpdf'
import type { DocumentText, TextItem, TextPage } from '#contract/document-text.ts'
import { DocumentReadError } from './document-read-error.ts'
import { documentLimits } from './document-limits.ts'
import { reorderNumberGroups, isRightToLeft } from './right-to-left.ts'
import { showSoftHyphens, toHyphens } from './soft-hyphens.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>
type PdfContent = Awaited<ReturnType<PdfPage['getTextContent']>>

/** Reads each run of text of a PDF with its position. Pictures and fonts are not rendered. */
export async function readPdf(file: Uint8Array): Promise<DocumentText> {
  const hideSoftHyphens = showSoftHyphens()
  try {
    return await readPages(file)
  } finally {
    hideSoftHyphens()
  }
}

async function readPages(file: Uint8Array): Promise<DocumentText> {
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
  const items = content.items.flatMap((item) => toTextItem(item, left, bottom + height))
  page.cleanup()
  const isBackwards = isRightToLeft(items.map((item) => item.text).join(''))
  const read = isBackwards ? items.map((item) => ({ ...item, text: reorderNumberGroups(item.text) })) : items
  return { width, height, items: read, part: 'body' }
}

function toTextItem(item: PdfContent['items'][number], left: number, top: number): TextItem[] {
  if (!('str' in item) || item.str.trim() === '') return []
  const [a, b, c, d, x, baseline] = item.transform.map(Number)
  if (a === undefined || b === undefined || x === undefined || baseline === undefined) return []
  const isUpright = Math.abs(b) < Math.abs(a)
  if (!isUpright) return []
  const fontSize = Math.hypot(c ?? 0, d ?? 0) || item.height
  const y = top - baseline - fontSize
  return [
    { text: toHyphens(item.str), x: x - left, y, width: item.width, height: fontSize, fontSize, font: item.fontName },
  ]
}
