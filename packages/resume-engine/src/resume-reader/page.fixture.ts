import type { DocumentText, TextItem, TextPage } from '#engine/model/document-text.ts'

type Placed = [text: string, x: number, y: number, options?: Partial<TextItem>]

/** A run of text as wide as its letters make it. */
export function item([text, x, y, options = {}]: Placed): TextItem {
  const fontSize = options.fontSize ?? 10
  return { text, x, y, width: text.length * fontSize * 0.5, height: fontSize, fontSize, font: 'regular', ...options }
}

export function page(placed: Placed[], part: TextPage['part'] = 'body'): TextPage {
  return { width: 600, height: 800, items: placed.map(item), part }
}

/** A page of lines under each other; a tab in a line is a wide gap. */
export function buildPage(lines: string[], start = 100): TextPage {
  const placed = lines.flatMap((line, row) =>
    line.split('\t').map((text, cell): Placed => [text, 50 + cell * 330, start + row * 14]),
  )
  return page(placed.filter(([text]) => text !== ''))
}

export const buildDocument = (...pages: TextPage[]): DocumentText => ({ pages })
