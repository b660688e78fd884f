import type { TextItem, TextPage } from '#engine/model/document-text.ts'
import { isRightToLeft } from '#engine/resume-reader/text.ts'

/** A run of text set alike; a tab character is a tab, a line feed a new line. */
export interface Run {
  text: string
  fontSize: number
  font: string
}

export interface Paragraph {
  kind: 'paragraph'
  runs: Run[]
  isListItem: boolean
  /** 0 for a list, 1 for a list within one of its items. */
  listLevel: number
  spaceBefore: number
  spaceAfter: number
}

export interface Table {
  kind: 'table'
  rows: Cell[][]
}

export interface Cell {
  /** Relative to the other cells of its row. */
  width: number
  blocks: Block[]
}

export type Block = Paragraph | Table

const pageWidth = 540
const lineHeight = 1.25
const tabGap = 30
const cellGap = 12
const levelIndent = 18
const minWidth = 4

/**
 * Lays out paragraphs and tables on one tall page, one line per paragraph. Lines are not wrapped: the reader needs the ends
 * of paragraphs, not of printed lines.
 */
export function layOut(blocks: Block[], part: TextPage['part']): TextPage {
  const items: TextItem[] = []
  const height = placeBlocks(blocks, { x: 0, y: 0, width: pageWidth }, items)
  return { width: pageWidth, height, items, part }
}

interface RowPosition {
  x: number
  y: number
  width: number
}

function placeBlocks(blocks: Block[], place: RowPosition, items: TextItem[]): number {
  let y = place.y
  for (const block of blocks) {
    y =
      block.kind === 'table' ? placeTable(block, { ...place, y }, items) : placeParagraph(block, { ...place, y }, items)
  }
  return y
}

function placeTable(table: Table, place: RowPosition, items: TextItem[]): number {
  let y = place.y
  const isBackwards = isRightToLeft(joinText([table]))
  for (const row of table.rows) {
    const total = row.reduce((sum, cell) => sum + cell.width, 0) || 1
    let x = place.x
    let bottom = y
    for (const cell of row) {
      const width = (cell.width / total) * place.width
      const left = isBackwards ? 2 * place.x + place.width - x - width + cellGap : x
      bottom = Math.max(bottom, placeBlocks(cell.blocks, { x: left, y, width: width - cellGap }, items))
      x += width
    }
    y = bottom
  }
  return y
}

function joinText(blocks: Block[]): string {
  return blocks
    .flatMap((block) =>
      block.kind === 'table'
        ? block.rows.flatMap((row) => row.map((cell) => joinText(cell.blocks)))
        : block.runs.map((run) => run.text),
    )
    .join('')
}

function placeParagraph(paragraph: Paragraph, place: RowPosition, items: TextItem[]): number {
  const runs = paragraph.isListItem ? [bullet(paragraph.runs), ...paragraph.runs] : paragraph.runs
  const isBackwards = isRightToLeft(runs.map((run) => run.text).join(''))
  let y = place.y + paragraph.spaceBefore
  for (const line of splitLines(runs)) {
    const size = Math.max(...line.map((run) => run.fontSize), 1)
    const placed = placeLine(line, { ...place, x: place.x + paragraph.listLevel * levelIndent, y })
    items.push(...(isBackwards ? placed.map((item) => mirrored(item, place)) : placed))
    y += size * lineHeight
  }
  return y + paragraph.spaceAfter
}

const bullet = ([first]: Run[]): Run => ({ text: '•\u00a0', fontSize: first?.fontSize ?? 11, font: first?.font ?? '' })

function splitLines(runs: Run[]): Run[][] {
  const lines: Run[][] = [[]]
  for (const run of runs) {
    run.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([])
      lines.at(-1)?.push({ ...run, text })
    })
  }
  return lines
}

function placeLine(runs: Run[], { x: left, y, width }: RowPosition): TextItem[] {
  const items: TextItem[] = []
  const right = left + width
  let x = left
  for (const run of runs) {
    run.text.split('\t').forEach((text, index) => {
      if (index > 0) x += tabGap
      const length = estimatedWidth(text, run.fontSize)
      const start = Math.min(x, right - minWidth)
      const { fontSize, font } = run
      const shown = { text, x: start, y, width: Math.min(length, right - start), height: fontSize, fontSize, font }
      if (text.trim() !== '') items.push(shown)
      x += length
    })
  }
  return items
}

const mirrored = (item: TextItem, { x, width }: RowPosition): TextItem => ({
  ...item,
  x: x + width - (item.x - x) - item.width,
})

const fullWidth = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g

function estimatedWidth(text: string, fontSize: number): number {
  const wide = text.match(fullWidth)?.length ?? 0
  return (wide + (text.length - wide) * 0.5) * fontSize
}
