import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
export type PdfPage = Awaited<ReturnType<Pdf['getPage']>>
export type PdfContent = Awaited<ReturnType<PdfPage['getTextContent']>>

const softHyphen = '\u00ad'

/**
 * XeLaTeX and Pages map the glyph of the hyphen to U+00AD, which PDF.js leaves out of the text: `2019 2021`. Puts the
 * hyphens back, from the glyphs that the page shows. Asks for these only where a page has no hyphen at all.
 */
export async function restoreHyphens(page: PdfPage, content: PdfContent): Promise<string[]> {
  const texts = content.items.map((item) => ('str' in item ? item.str : ''))
  if (texts.some((text) => text.includes('-'))) return texts
  const shown = await readGlyphs(page)
  return shown.includes(softHyphen) ? (insertHyphens(texts, shown) ?? texts) : texts
}

async function readGlyphs(page: PdfPage): Promise<string> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const shown: string[] = []
  fnArray.forEach((operator, index) => {
    if (operator !== OPS.showText) return
    const [glyphs = []]: [({ unicode?: string } | number)[]?] = argsArray[index] ?? []
    for (const glyph of glyphs) if (typeof glyph === 'object' && glyph?.unicode) shown.push(glyph.unicode)
  })
  return shown.join('')
}

const plain = (text: string) => text.normalize('NFKC')
const isBlank = (letter: string) => /^[\s\u200b-\u200f\u2060-\u2064\ufeff]$/u.test(letter)

/** Both name the same letters in the same order; null where they do not, such as in right-to-left text. */
function insertHyphens(texts: string[], shown: string): string[] | null {
  const glyphs = [...plain(shown)].filter((glyph) => !isBlank(glyph))
  let at = 0
  const restored: string[] = []
  for (const text of texts) {
    const letters: string[] = []
    for (const letter of plain(text)) {
      if (!isBlank(letter)) {
        if (glyphs[at] === softHyphen) letters.push('-')
        while (glyphs[at] === softHyphen) at++
        if (glyphs[at] !== letter) return null
        at++
      }
      letters.push(letter)
    }
    restored.push(letters.join(''))
  }
  return restored
}
