import type { TextItem } from '#engine/model/document-text.ts'
import { clean, hasBullet, isRightToLeft } from './text.ts'

/** Text on a line without a gap as wide as a tab or a column. */
export interface Cell {
  text: string
  x: number
  right: number
  /** The texts between gaps that are wider than a space and narrower than a cell gap. */
  parts?: string[]
}

export interface Line {
  cells: Cell[]
  /** The cells, parted by tabs. */
  text: string
  x: number
  right: number
  /** The distance from the edge where reading starts. */
  start: number
  top: number
  baseline: number
  fontSize: number
  font: string
  page: number
  isBullet: boolean
}

const sameLine = 0.45
const wordGap = 0.14
const cellGap = 1.6
/** In em: the gap between tags. */
const partGap = 0.75
/** In em: a smaller gap is enough where several lines start. */
const columnGap = 0.5
/** Longer lines are cut. No line of a resume is nearly as long. */
const longest = 3_000

/** Groups text items into lines, from top to bottom, each in its own reading direction. */
export function toLines(items: TextItem[], page: number): Line[] {
  const backwards = isRightToLeft(items.map((item) => item.text).join(''))
  const rows = groupRows(items)
  const starts = columnStarts(rows)
  return rows.map((row) => toLine(row, { page, backwards, starts })).filter((line) => line !== null)
}

interface Surroundings {
  page: number
  backwards: boolean
  starts: Set<number>
}

const wideGap = 2
const enough = 4

/** The x positions where at least two lines continue after a wide gap, or four after a smaller gap. */
function columnStarts(rows: TextItem[][]): Set<number> {
  const counts = new Map<number, number>()
  for (const row of rows) {
    let right = Number.NEGATIVE_INFINITY
    for (const item of row.toSorted((a, b) => a.x - b.x)) {
      const x = Math.round(item.x)
      const gap = (item.x - right) / item.fontSize
      if (gap > columnGap) counts.set(x, (counts.get(x) ?? 0) + (gap > cellGap ? wideGap : 1))
      right = Math.max(right, item.x + item.width)
    }
  }
  return new Set([...counts].filter(([, count]) => count >= enough).map(([x]) => x))
}

export function groupRows(items: TextItem[]): TextItem[][] {
  const rows: { baseline: number; size: number; items: TextItem[] }[] = []
  for (const item of items.toSorted((a, b) => getBaseline(a) - getBaseline(b) || a.x - b.x)) {
    const row = rows.at(-1)
    const baseline = getBaseline(item)
    if (row && baseline - row.baseline < sameLine * Math.min(row.size, item.fontSize)) row.items.push(item)
    else rows.push({ baseline, size: item.fontSize, items: [item] })
  }
  return rows.map((row) => row.items)
}

const getBaseline = (item: TextItem): number => item.y + item.height

function toLine(items: TextItem[], { page, backwards: isBackwardText, starts }: Surroundings): Line | null {
  const row = withoutLetterSpacing(items)
  const backwards = isBackwardText || isRightToLeft(row.map((item) => item.text).join(''))
  const ordered = backwards ? inRightToLeftOrder(row) : row.toSorted((a, b) => a.x - b.x)
  const cells = toCells(ordered, backwards, starts)
  const longest = row.reduce((best, item) => (item.text.length > best.text.length ? item : best))
  const place = placeCells(cells, backwards)
  if (cells.length === 0 || isLoneBullet(place.text)) return null
  return {
    ...place,
    top: Math.min(...row.map((item) => item.y)),
    baseline: getBaseline(longest),
    fontSize: longest.fontSize,
    font: longest.font,
    page,
    isBullet: hasBullet(place.text),
  }
}

function placeCells(cells: Cell[], backwards: boolean) {
  const x = Math.min(...cells.map((cell) => cell.x))
  const right = Math.max(...cells.map((cell) => cell.right))
  return { cells, text: cells.map((cell) => cell.text).join('\t'), x, right, start: backwards ? -right : x }
}

/** The line with other cells. */
export const withCells = (line: Line, cells: Cell[]): Line => ({ ...line, ...placeCells(cells, line.start < 0) })

function toCells(ordered: TextItem[], backwards: boolean, starts: Set<number>): Cell[] {
  const cells: Cell[] = []
  let previous: TextItem | undefined
  for (const item of ordered) {
    const gap = previous ? gapBetween(previous, item, backwards) : Number.POSITIVE_INFINITY
    const cell = cells.at(-1)
    const widest = (!backwards && starts.has(Math.round(item.x)) ? columnGap : cellGap) * item.fontSize
    if (!cell || gap > widest)
      cells.push({ text: item.text, x: item.x, right: item.x + item.width, parts: [item.text] })
    else {
      addPart(cell, item.text, gap > partGap * item.fontSize, gap > wordGap * item.fontSize && !isMark(item))
      cell.text += (gap > wordGap * item.fontSize && !isMark(item) ? ' ' : '') + item.text
      cell.x = Math.min(cell.x, item.x)
      cell.right = Math.max(cell.right, item.x + item.width)
    }
    if (!isMark(item)) previous = item
  }
  const tidy = cells.map((cell) => ({
    ...cell,
    text: clean(cell.text.slice(0, longest)).trim(),
    parts: cleanParts(cell),
  }))
  return joinBullets(tidy.filter((cell) => cell.text !== ''))
}

/** A bullet that is vertically centred between the two lines of its item. */
const isLoneBullet = (text: string) => /^[•●○◦▪▫■□‣]$/u.test(text)

function addPart(cell: Cell, text: string, isApart: boolean, isWord: boolean): void {
  const parts = cell.parts ?? []
  if (isApart) parts.push(text)
  else parts.push((parts.pop() ?? '') + (isWord ? ' ' : '') + text)
}

/** Empty for a single part, and for cells that were cut. */
const cleanParts = ({ text, parts = [] }: Cell): string[] =>
  parts.length > 1 && text.length < longest ? parts.map((part) => clean(part).trim()) : []

const isMark = (item: TextItem) => /^\p{M}+$/u.test(item.text)

function gapBetween(previous: TextItem, item: TextItem, backwards: boolean): number {
  return backwards ? previous.x - (item.x + item.width) : item.x - (previous.x + previous.width)
}

/** Joins a bullet to its text, which follows after a tab. */
function joinBullets(cells: Cell[]): Cell[] {
  const [first, second, ...rest] = cells
  if (!first || !second || !/^[^\p{L}\p{N}\s]$|^o$/u.test(first.text)) return cells
  return [{ ...second, text: `${first.text} ${second.text}`, x: first.x }, ...rest]
}

/** Joins letter-spaced words: `E X P E R I E N C E`. */
function withoutLetterSpacing(row: TextItem[]): TextItem[] {
  const parts = row.flatMap((item) => item.text.trim().split(/\s+/))
  const single = parts.filter((part) => /^\p{L}\p{M}*$/u.test(part)).length
  const isSpaced = parts.length > 3 && single / parts.length > 0.7 && parts.every((part) => part.length < 5)
  return isSpaced ? row.map((item) => ({ ...item, text: item.text.replaceAll(/\s+/g, '') })) : row
}

const latinOrNumber = /^[^\u0590-\u08ff\ufb1d-\ufefc]*$/
/** A combining mark is read after its letter. */
const place = (item: TextItem) => item.x - (isMark(item) ? 0.15 * item.fontSize : 0)

/** Right to left, except that words of other scripts keep their own order among each other. */
function inRightToLeftOrder(row: TextItem[]): TextItem[] {
  const ordered: TextItem[] = []
  let latin: TextItem[] = []
  for (const item of row.toSorted((a, b) => place(b) - place(a))) {
    if (/[A-Za-z]/.test(item.text) && latinOrNumber.test(item.text)) latin.unshift(item)
    else {
      ordered.push(...latin, item)
      latin = []
    }
  }
  return [...ordered, ...latin]
}
