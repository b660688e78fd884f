import { getDocumentProxy } from 'unpdf'
import type { DocumentText, TextItem, TextPage } from '#engine/model/document-text.ts'
import { isRightToLeft } from '#engine/resume-reader/text.ts'
import { DocumentReadError } from './document-read-error.ts'
import { documentLimits } from './document-limits.ts'

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
  // PDF.js takes the memory away from its caller, and Node's small buffers share theirs.
  const bytes = Buffer.isBuffer(file) ? new Uint8Array(file) : file
  const pdf = await getDocumentProxy(bytes, {
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

const numberGroups = /^[\d\s()-]+$/

/** Groups of digits among right-to-left text are seen in the opposite order to that in which they are read. */
const reorderNumberGroups = (text: string) =>
  numberGroups.test(text) ? text.trim().split(/\s+/).toReversed().join(' ') : text

const softHyphen = '\u00ad'
const prototype: object = String.prototype

/**
 * XeLaTeX and Pages may map the hyphen glyph to U+00AD. PDF.js drops it as an invisible format character: `2019 2021`. PDF.js
 * classifies each character with one call of `match`, so this answers that U+00AD matches nothing. Returns the undo.
 */
function showSoftHyphens(): () => void {
  const original = Object.getOwnPropertyDescriptor(prototype, 'match')
  const match: (this: string, pattern: RegExp) => RegExpMatchArray | null = String.prototype.match
  Object.defineProperty(prototype, 'match', {
    ...original,
    value(this: unknown, pattern: RegExp) {
      const text = String(this)
      return text === softHyphen ? null : match.call(text, pattern)
    },
  })
  return () => {
    if (original) Object.defineProperty(prototype, 'match', original)
  }
}

/** Every glyph of a PDF is visible, so a soft hyphen in it is a hyphen. */
const toHyphens = (text: string): string => text.replaceAll(softHyphen, '-')
