import type { TextItem } from '#engine/model/document-text.ts'
import { findSpan } from './dates.ts'
import { headingKind } from './headings.ts'
import { toLines, groupRows, type Line } from './lines.ts'
import { isRightToLeft } from './text.ts'

/** A part of a page that is read from top to bottom before its neighbour. */
export interface Region {
  items: TextItem[]
  /** The position of the gap to the neighbouring region, or null. */
  gutter: number | null
  side: 'all' | 'left' | 'right'
}

interface Gutter {
  x: number
  /** The left edge of the text to the right of the gap. */
  end: number
  from: number
  to: number
  weight: number
}

const minRows = 3
const minWidth = 9
const step = 3
const maxDepth = 4
const maxCandidates = 24
/** Pages are a few hundred steps wide. */
const maxSteps = 2_000

/** Splits a page at the white gaps between its columns. Gaps before a column of dates are ignored. */
export function splitRegions(items: TextItem[], depth = 0): Region[] {
  const rows = groupRows(items)
  const backwards = readsBackwards(items)
  const straight = rows.map((row) => (isTurned(row, backwards) ? [] : row))
  const gutter =
    depth < maxDepth ? findGutters(straight).find((candidate) => partsText(straight, candidate)) : undefined
  if (!gutter) return items.length > 0 ? [{ items, gutter: null, side: 'all' }] : []
  const inside = rows.slice(gutter.from, gutter.to).flat()
  const left = inside.filter((item) => item.x < gutter.x)
  const right = inside.filter((item) => item.x >= gutter.x)
  return [
    ...splitRegions(rows.slice(0, gutter.from).flat(), depth + 1),
    ...nested(left, depth).map((region): Region => ({ ...region, gutter: gutter.x, side: 'left' })),
    ...nested(right, depth).map((region): Region => ({ ...region, gutter: gutter.x, side: 'right' })),
    ...splitRegions(rows.slice(gutter.to).flat(), depth + 1),
  ]
}

const nested = (items: TextItem[], depth: number): Region[] => splitRegions(items, depth + 1)

const readsBackwards = (items: TextItem[]) => isRightToLeft(items.map((item) => item.text).join(''))

/** A line in the other direction begins at the other edge, and is no column there. */
const isTurned = (row: TextItem[], backwards: boolean) =>
  readsBackwards(row) !== backwards &&
  row.some(({ text }) => /\p{L}/u.test(text)) &&
  toLines(row, 0)[0]?.cells.length === 1

/** Gaps with text on both sides over several rows, sorted by the amount of text beside them. */
function findGutters(rows: TextItem[][]): Gutter[] {
  const items = rows.flat()
  const left = items.reduce((least, item) => Math.min(least, item.x), Infinity)
  const right = items.reduce((furthest, item) => Math.max(furthest, item.x + item.width), -Infinity)
  const covered = rows.map((row) => coveredSteps(row, left))
  const steps = Math.min(maxSteps, Math.ceil((right - left) / step))
  const found: Gutter[] = []
  let before: Gutter[] = []
  for (let index = 1; index < steps; index++) {
    before = findGuttersAt(left + index * step, rows, (row) => covered[row]?.has(index) ?? false, before)
    found.push(...before)
  }
  return [...new Set(found)].sort((a, b) => b.weight - a.weight).slice(0, maxCandidates)
}

/** The steps from the left that lie within an item of a row. */
function coveredSteps(row: TextItem[], left: number): Set<number> {
  const covered = new Set<number>()
  for (const { x, width } of row) {
    const last = Math.min(maxSteps, Math.ceil((x + width - left) / step) - 1)
    for (let index = Math.floor((x - left) / step) + 1; index <= last; index++) covered.add(index)
  }
  return covered
}

/** The gutters at an x position. Gutters of the previous step that extend to it are reused. */
function findGuttersAt(x: number, rows: TextItem[][], isCovered: (row: number) => boolean, before: Gutter[]): Gutter[] {
  const gutters: Gutter[] = []
  let from = 0
  for (let to = 0; to <= rows.length; to++) {
    if (to < rows.length && !isCovered(to)) continue
    if (to - from >= minRows) {
      const known = before.find((gutter) => gutter.from === from && gutter.to === to && gutter.end >= x)
      const gutter = known ?? measureGutter(x, rows, from, to)
      if (gutter) gutters.push(gutter)
    }
    from = to + 1
  }
  return gutters
}

function measureGutter(x: number, rows: TextItem[][], from: number, to: number): Gutter | null {
  const run = rows.slice(from, to)
  const left = run.filter((row) => row.some((item) => item.x < x)).length
  const right = run.filter((row) => row.some((item) => item.x >= x)).length
  if (left < minRows || right < minRows) return null
  const items = run.flat()
  const before = Math.max(...items.filter((item) => item.x < x).map((item) => item.x + item.width))
  const behind = Math.min(...items.filter((item) => item.x >= x).map((item) => item.x))
  if (behind - before < minWidth) return null
  return {
    x: (before + behind) / 2,
    end: behind,
    from,
    to,
    weight: (Math.min(left, right) - strays(run, x) * 2) * 1000 + run.length * 10 + (behind - before) / 100,
  }
}

/** Counts rows that start left of the column, such as dates at the right edge of the other column. */
function strays(run: TextItem[][], x: number): number {
  const backwards = readsBackwards(run.flat())
  const edges = run.flatMap((row) => {
    const beside = row.filter((item) => (backwards ? item.x < x : item.x >= x))
    if (beside.length === 0) return []
    return backwards
      ? -Math.max(...beside.map((item) => item.x + item.width))
      : Math.min(...beside.map((item) => item.x))
  })
  const counts = new Map<number, number>()
  for (const edge of edges) counts.set(Math.round(edge), (counts.get(Math.round(edge)) ?? 0) + 1)
  const [common] = [...counts].sort((a, b) => b[1] - a[1])
  return common && common[1] > 2 ? edges.filter((edge) => edge < common[0] - minWidth).length : 0
}

/** Whether both sides are independent texts, and not dates, places or labels next to their lines. */
function partsText(rows: TextItem[][], { x, from, to }: Gutter): boolean {
  const items = besideEachOther(rows.slice(from, to), x).flat()
  const left = toLines(
    items.filter((item) => item.x < x),
    0,
  )
  const right = toLines(
    items.filter((item) => item.x >= x),
    0,
  )
  const [leftHeads, rightHeads] = [countHeadings(left), countHeadings(right)]
  const [leftDates, rightDates] = [countDates(left), countDates(right)]
  if (isLabels(left, leftHeads + leftDates) && rightHeads === 0) return false
  if (isLabels(right, rightHeads + rightDates) && leftHeads === 0) return false
  if (isDates(left, leftDates, leftHeads) || isDates(right, rightDates, rightHeads)) return false
  if (leftHeads > 0 && rightHeads > 0) return true
  return alignment(left, right) < 0.7
}

/** The rows in which both columns have text. */
function besideEachOther(rows: TextItem[][], x: number): TextItem[][] {
  const isLeft = (row: TextItem[]) => row.some((item) => item.x < x)
  const isRight = (row: TextItem[]) => row.some((item) => item.x >= x)
  const from = Math.max(rows.findIndex(isLeft), rows.findIndex(isRight))
  const to = Math.min(rows.findLastIndex(isLeft), rows.findLastIndex(isRight))
  return from <= to ? rows.slice(from, to + 1) : rows
}

const countHeadings = (lines: Line[]) => lines.filter((line) => headingKind(line.text) !== null).length
const countDates = (lines: Line[]) => lines.filter(isDated).length

/** Most lines are headings or dates. */
const isLabels = (lines: Line[], labels: number) => labels / lines.length > 0.6

const isDates = (lines: Line[], dates: number, headings: number) => dates / lines.length > 0.4 && headings === 0

/** In characters. No date range is longer. */
const maxDateLength = 60

function isDated(line: Line): boolean {
  if (line.text.length > maxDateLength) return false
  const span = findSpan(line.text)
  return span !== null && line.text.length - span.length < 6
}

/** The share of the shorter side's lines that share a baseline with a line of the other side. */
function alignment(left: Line[], right: Line[]): number {
  const [few, many] = left.length < right.length ? [left, right] : [right, left]
  const beside = few.filter((line) => many.some((other) => Math.abs(other.baseline - line.baseline) < 1.5))
  return beside.length / few.length
}

/** The horizontal extent of a region, to find the column that continues on the next page. */
export function measureExtent(region: Region): { left: number; right: number } {
  return {
    left: Math.min(...region.items.map((item) => item.x)),
    right: Math.max(...region.items.map((item) => item.x + item.width)),
  }
}
