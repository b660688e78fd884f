import type { TextItem } from '#contract/document-text.ts'
import { findSpan } from './dates.ts'
import { headingKind } from './headings.ts'
import { linesOf, rowsOf, type Line } from './lines.ts'
import { isRightToLeft } from './text.ts'

/** A part of a page that is read from top to bottom before what stands beside it. */
export interface Region {
  items: TextItem[]
  /** Where the gap beside it is, for a part that has another one beside it. */
  gutter: number | null
  side: 'all' | 'left' | 'right'
}

interface Gutter {
  x: number
  /** Where the text behind it begins. */
  end: number
  from: number
  to: number
  weight: number
}

const fewestRows = 3
const narrowest = 9
const step = 3
const deepest = 4
const mostCandidates = 24
/** Pages are a few hundred steps wide. */
const mostSteps = 2_000

/** Parts a page at the white gaps that run down between its columns; gaps before mere dates are none. */
export function regionsOf(items: TextItem[], depth = 0): Region[] {
  const rows = rowsOf(items)
  const gutter = depth < deepest ? guttersOf(rows).find((candidate) => partsText(rows, candidate)) : undefined
  if (!gutter) return items.length > 0 ? [{ items, gutter: null, side: 'all' }] : []
  const inside = rows.slice(gutter.from, gutter.to).flat()
  const left = inside.filter((item) => item.x < gutter.x)
  const right = inside.filter((item) => item.x >= gutter.x)
  return [
    ...regionsOf(rows.slice(0, gutter.from).flat(), depth + 1),
    ...nested(left, depth).map((region): Region => ({ ...region, gutter: gutter.x, side: 'left' })),
    ...nested(right, depth).map((region): Region => ({ ...region, gutter: gutter.x, side: 'right' })),
    ...regionsOf(rows.slice(gutter.to).flat(), depth + 1),
  ]
}

const nested = (items: TextItem[], depth: number): Region[] => regionsOf(items, depth + 1)

/** Gaps with text on both sides over several rows, those beside the most text first. */
function guttersOf(rows: TextItem[][]): Gutter[] {
  const items = rows.flat()
  const left = items.reduce((least, item) => Math.min(least, item.x), Infinity)
  const right = items.reduce((furthest, item) => Math.max(furthest, item.x + item.width), -Infinity)
  const covered = rows.map((row) => coveredSteps(row, left))
  const steps = Math.min(mostSteps, Math.ceil((right - left) / step))
  const found: Gutter[] = []
  let before: Gutter[] = []
  for (let index = 1; index < steps; index++) {
    before = guttersAt(left + index * step, rows, (row) => covered[row]?.has(index) ?? false, before)
    found.push(...before)
  }
  const widest = [...new Set(found)].sort((a, b) => b.weight - a.weight).slice(0, mostCandidates)
  return widest.filter((gutter, index) => widest.findIndex((other) => isSameGap(gutter, other)) === index)
}

/** The steps from the left that lie within an item of a row. */
function coveredSteps(row: TextItem[], left: number): Set<number> {
  const covered = new Set<number>()
  for (const { x, width } of row) {
    const last = Math.min(mostSteps, Math.ceil((x + width - left) / step) - 1)
    for (let index = Math.floor((x - left) / step) + 1; index <= last; index++) covered.add(index)
  }
  return covered
}

const isSameGap = (a: Gutter, b: Gutter) => a.from === b.from && a.to === b.to && Math.abs(a.x - b.x) < step * 4

/** The gutters at a place; those of the step before that reach there are the same ones. */
function guttersAt(x: number, rows: TextItem[][], isCovered: (row: number) => boolean, before: Gutter[]): Gutter[] {
  const gutters: Gutter[] = []
  let from = 0
  for (let to = 0; to <= rows.length; to++) {
    if (to < rows.length && !isCovered(to)) continue
    if (to - from >= fewestRows) {
      const known = before.find((gutter) => gutter.from === from && gutter.to === to && gutter.end >= x)
      const gutter = known ?? gutterIn(x, rows, from, to)
      if (gutter) gutters.push(gutter)
    }
    from = to + 1
  }
  return gutters
}

function gutterIn(x: number, rows: TextItem[][], from: number, to: number): Gutter | null {
  const run = rows.slice(from, to)
  const left = run.filter((row) => row.some((item) => item.x < x)).length
  const right = run.filter((row) => row.some((item) => item.x >= x)).length
  if (left < fewestRows || right < fewestRows) return null
  const items = run.flat()
  const before = Math.max(...items.filter((item) => item.x < x).map((item) => item.x + item.width))
  const behind = Math.min(...items.filter((item) => item.x >= x).map((item) => item.x))
  if (behind - before < narrowest) return null
  return {
    x: (before + behind) / 2,
    end: behind,
    from,
    to,
    weight: (Math.min(left, right) - strays(run, x) * 2) * 1000 + run.length * 10 + (behind - before) / 100,
  }
}

/** Rows that reach out of the column beside the gap, as a date at the edge of the other one would. */
function strays(run: TextItem[][], x: number): number {
  const backwards = isRightToLeft(run.flatMap((row) => row.map((item) => item.text)).join(''))
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
  return common && common[1] > 2 ? edges.filter((edge) => edge < common[0] - narrowest).length : 0
}

/** Whether each side is a text of its own, and not dates, places or labels beside the lines they belong to. */
function partsText(rows: TextItem[][], { x, from, to }: Gutter): boolean {
  const items = besideEachOther(rows.slice(from, to), x).flat()
  const left = linesOf(
    items.filter((item) => item.x < x),
    0,
  )
  const right = linesOf(
    items.filter((item) => item.x >= x),
    0,
  )
  const [leftHeads, rightHeads] = [headingsIn(left), headingsIn(right)]
  const [leftDates, rightDates] = [datesIn(left), datesIn(right)]
  if (isLabels(left, leftHeads + leftDates) && rightHeads === 0) return false
  if (isLabels(right, rightHeads + rightDates) && leftHeads === 0) return false
  if (isDates(left, leftDates, leftHeads) || isDates(right, rightDates, rightHeads)) return false
  if (leftHeads > 0 && rightHeads > 0) return true
  return alignment(left, right) < 0.7
}

/** From the first to the last row that the column which starts later or ends sooner reaches. */
function besideEachOther(rows: TextItem[][], x: number): TextItem[][] {
  const isLeft = (row: TextItem[]) => row.some((item) => item.x < x)
  const isRight = (row: TextItem[]) => row.some((item) => item.x >= x)
  const from = Math.max(rows.findIndex(isLeft), rows.findIndex(isRight))
  const to = Math.min(rows.findLastIndex(isLeft), rows.findLastIndex(isRight))
  return from <= to ? rows.slice(from, to + 1) : rows
}

const headingsIn = (lines: Line[]) => lines.filter((line) => headingKind(line.text) !== null).length
const datesIn = (lines: Line[]) => lines.filter(isDated).length

/** Little but headings, dates, and what stands with a date. */
const isLabels = (lines: Line[], labels: number) => labels / lines.length > 0.6

const isDates = (lines: Line[], dates: number, headings: number) => dates / lines.length > 0.4 && headings === 0

/** No period is written longer. */
const longestDate = 60

function isDated(line: Line): boolean {
  if (line.text.length > longestDate) return false
  const span = findSpan(line.text)
  return span !== null && line.text.length - span.length < 6
}

/** The share of the shorter side's lines that have a line of the other side beside them. */
function alignment(left: Line[], right: Line[]): number {
  const [few, many] = left.length < right.length ? [left, right] : [right, left]
  const beside = few.filter((line) => many.some((other) => Math.abs(other.baseline - line.baseline) < 1.5))
  return beside.length / few.length
}

/** The x positions of a part's text, to tell in which column the next page goes on. */
export function extentOf(region: Region): { left: number; right: number } {
  return {
    left: Math.min(...region.items.map((item) => item.x)),
    right: Math.max(...region.items.map((item) => item.x + item.width)),
  }
}
