import type { DocumentText, TextItem, TextPage } from '#engine/model/document-text.ts'
import { groupRows } from './lines.ts'
import { fold } from './text.ts'

const edge = 0.13
/** In characters: the maximum length of a header or footer. */
const longest = 200
const pageNumber =
  /^(?:page|seite|pagina|página|p|s|str|strona|стр|страница|σελιδα|sayfa|sida|oldal|الصفحة|صفحة)?\.?\s*[-–]?\s*\d{1,3}\s*[-–]?(?:\s*(?:\/|of|von|sur|de|di|van|z|из|από|av|ข|من)\s*\d{1,3})?\s*(?:页|ページ)?$/u

/** Moves repeated headers and footers to one margin page. They may contain a name or a telephone number. */
export function removeMargins(document: DocumentText): DocumentText {
  const bodies = document.pages.filter((page) => page.part === 'body')
  const repeated = repeatedTexts(bodies)
  const seen = new Set<string>()
  const repeatedItems: TextItem[] = []
  const pages = document.pages.map((page) => {
    if (page.part !== 'body') return page
    const items = groupRows(page.items).flatMap((row) => {
      const key = toKey(row)
      const isMargin = isAtEdge(row, page) && (repeated.has(key) || pageNumber.test(key))
      if (!isMargin) return row
      if (!seen.has(key) && !pageNumber.test(key)) repeatedItems.push(...row)
      seen.add(key)
      return []
    })
    return { ...page, items }
  })
  const [first] = bodies
  return first && repeatedItems.length > 0
    ? { pages: [...pages, { ...first, items: repeatedItems, part: 'margin' }] }
    : { pages }
}

function repeatedTexts(pages: TextPage[]): Set<string> {
  const counts = new Map<string, number>()
  for (const page of pages) {
    const keys = new Set(
      groupRows(page.items)
        .filter((row) => isAtEdge(row, page))
        .map(toKey),
    )
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const enough = Math.max(2, Math.ceil(pages.length / 2))
  return new Set([...counts].filter(([, count]) => count >= enough).map(([key]) => key))
}

function isAtEdge(row: TextItem[], page: TextPage): boolean {
  const top = Math.min(...row.map((item) => item.y))
  const bottom = Math.max(...row.map((item) => item.y + item.height))
  return bottom < page.height * edge || top > page.height * (1 - edge)
}

/** Equal texts have equal keys, apart from the page number. */
function toKey(row: TextItem[]): string {
  const text = row
    .toSorted((a, b) => a.x - b.x)
    .map((item) => item.text.trim())
    .join(' ')
  if (text.length > longest) return text
  const folded = fold(text).trim()
  return pageNumber.test(folded)
    ? folded
    : folded.replaceAll(/\d+\s*(?:\/|of|von|sur|de|di|van|z|из)\s*\d+$|\b\d{1,2}$/g, '#')
}
