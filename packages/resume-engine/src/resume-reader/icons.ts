import type { DocumentText, TextItem, TextPage } from '#engine/model/document-text.ts'
import { groupRows } from './lines.ts'

/** Characters that are never icons: letters without case, accents, bullets and separators. */
const textSign = /^[\p{Lo}\p{M}•●○◦▪▫■□‣∙·|–—,.:;()/&-]$/u
/** In em: the minimum distance between an icon and the text next to it. */
const iconGap = 0.08

/** Replaces icons by separators. Without a Unicode map, an icon font turns a calendar into `z` and a house into `#`. */
export function replaceIcons(document: DocumentText): DocumentText {
  const fonts = findIconFonts(document.pages)
  if (fonts.size === 0) return document
  return { pages: document.pages.map((page) => replaceOnPage(page, fonts)) }
}

/** Fonts that are used for single characters only, none of them a bullet or a separator. */
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
  return { ...page, items: groupRows(page.items).flatMap((row) => replaceInRow(row, fonts)) }
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
