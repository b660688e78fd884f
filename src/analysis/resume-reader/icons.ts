import type { DocumentText, TextItem, TextPage } from '#contract/document-text.ts'
import { rowsOf } from './lines.ts'

/** What no icon font writes: letters of scripts without case, and the signs of lists, separators and accents. */
const textSign = /^[\p{Lo}\p{M}•●○◦▪▫■□‣∙·|–—,.:;()/&-]$/u
/** In letters: an icon keeps this distance from the text beside it. */
const iconGap = 0.08

/** The text of a document with a separator for each icon: fonts of icons write a calendar as `z` and a house as `#`. */
export function replaceIcons(document: DocumentText): DocumentText {
  const fonts = findIconFonts(document.pages)
  if (fonts.size === 0) return document
  return { pages: document.pages.map((page) => replaceOnPage(page, fonts)) }
}

/** Fonts that set nothing but single characters, none of which is a bullet or a separator. */
function findIconFonts(pages: TextPage[]): Set<string> {
  const icons = new Set<string>()
  const texts = new Set<string>()
  for (const { font, text } of pages.flatMap((page) => page.items)) {
    const sign = text.trim()
    if (font === '' || !/^.$/su.test(sign) || textSign.test(sign)) texts.add(font)
    else icons.add(font)
  }
  return texts.size === 0 ? new Set() : new Set([...icons].filter((font) => !texts.has(font)))
}

function replaceOnPage(page: TextPage, fonts: Set<string>): TextPage {
  if (!page.items.some((item) => fonts.has(item.font))) return page
  return { ...page, items: rowsOf(page.items).flatMap((row) => replaceInRow(row, fonts)) }
}

function replaceInRow(row: TextItem[], fonts: Set<string>): TextItem[] {
  const ordered = row.toSorted((a, b) => a.x - b.x)
  return ordered.map((item, index) => {
    const isIcon = fonts.has(item.font) && !isBeside(ordered[index - 1], item) && !isBeside(item, ordered[index + 1])
    return isIcon ? { ...item, text: '|' } : item
  })
}

const isBeside = (left: TextItem | undefined, right: TextItem | undefined): boolean =>
  left !== undefined && right !== undefined && right.x - (left.x + left.width) < iconGap * right.fontSize
