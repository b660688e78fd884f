import { findSpan, type Span } from './dates.ts'
import { type Line, withCells } from './lines.ts'
import { trimOrnaments, withoutBullet } from './text.ts'
import { findAnchors, type Anchor } from './anchors.ts'
import { isProse } from './prose.ts'
import { joinDates } from './wrapped-dates.ts'

/** One position or study: its heading lines in order, and its description. */
export interface Entry {
  /** Without the dates; `row` counts from the line that holds them. */
  head: { row: number; line: Line; cells: string[] }[]
  body: Line[]
  span: Span | null
  writtenDates: string
}

const maxHeadLines = 3
const indent = 5
/** A duration such as `2 yrs 3 mos`. The dates already contain it. */
const duration =
  /^\(?(?:\d+[.,]?\d*\s?(?:yrs?|years?|mos?|months?|jahre?|monate?|ans?|mois|años?|mes(?:es)?|ann[oi]|mes[ei]|lat|rok|mies\.?|год[а]?|лет|мес\.?)\.?[\s,]*(?:and|und|et|y|e|i|и)?\s*){1,2}\)?$/iu

/** Splits a section into entries at its anchors. All entries of a section have the same layout. */
export function splitEntries(section: Line[], kind: 'work' | 'study'): Entry[] {
  const lines = unlistHeads(joinDates(section.filter((line) => !duration.test(line.text))))
  const anchors = findAnchors(lines, kind)
  const [first] = anchors
  if (!first) return []
  const before = headLinesBefore(lines, first.at, 0, maxHeadLines)
  const starts = anchors.map((anchor, index) => findStart(lines, anchor, anchors[index - 1], before))
  return anchors.map((anchor, index) => {
    const end = starts[index + 1] ?? lines.length
    return toEntry(lines, anchor, starts[index] ?? anchor.at, end)
  })
}

function headLinesBefore(lines: Line[], at: number, from: number, most: number): number {
  let count = 0
  while (count < most && at - count - 1 >= from) {
    const line = lines[at - count - 1]
    if (!line || isProse(line)) break
    count++
  }
  return count
}

function findStart(lines: Line[], anchor: Anchor, previous: Anchor | undefined, before: number): number {
  if (anchor.from !== undefined) return anchor.from
  if (!previous) return anchor.at - before
  return anchor.at - headLinesBefore(lines, anchor.at, previous.at + 1, before)
}

function toEntry(lines: Line[], anchor: Anchor, start: number, end: number): Entry {
  const dated = lines[anchor.at]
  const head: Entry['head'] = []
  for (let at = start; at < anchor.at; at++) addHead(head, lines[at], at - anchor.at)
  if (dated) head.push({ row: 0, line: dated, cells: cellsWithout(dated, anchor) })
  const textStart = startOfText(lines, anchor, end)
  let at = anchor.at + 1
  while (at < end && at <= anchor.at + maxHeadLines && continuesHead(lines[at], textStart)) {
    addHead(head, lines[at], at - anchor.at)
    at++
  }
  const cell = dated?.cells[anchor.cell]?.text ?? ''
  const writtenDates = anchor.span ? cell.slice(anchor.span.index, anchor.span.index + anchor.span.length) : ''
  return { head, body: lines.slice(anchor.at + 1, end), span: anchor.span, writtenDates }
}

function addHead(head: Entry['head'], line: Line | undefined, row: number): void {
  if (line) head.push({ row, line, cells: line.cells.map((cell) => withoutBullet(cell.text)) })
}

const continuesHead = (line: Line | undefined, textStart: number) =>
  line !== undefined && !isProse(line) && line.start <= textStart + indent

/** The left edge of an entry's text: to the right of the dates if these have their own column. */
function startOfText(lines: Line[], anchor: Anchor, end: number): number {
  const dated = lines[anchor.at]
  const next = anchor.at + 1 < end ? lines[anchor.at + 1] : undefined
  if (!dated || !anchor.span) return dated?.start ?? 0
  const [first, second] = dated.cells
  const isAlone = (first?.text.length ?? 0) - anchor.span.length < 4
  if (anchor.cell > 0 || !isAlone) return dated.start
  if (first && second) return dated.start < 0 ? -second.right : second.x
  return next ? Math.max(dated.start, next.start) : dated.start
}

function cellsWithout(line: Line, { cell: dated, span }: Anchor): string[] {
  return line.cells.flatMap(({ text }, index) => {
    if (index !== dated || !span) return [withoutBullet(text)]
    const parts = [text.slice(0, span.index), text.slice(span.index + span.length)].map((part) => trimOrnaments(part))
    return parts.filter((part) => part !== '' && !duration.test(part))
  })
}

const sameLevel = 3

/**
 * Some templates use bullets of the first level for employers and bullets of the second level for achievements. If a section
 * begins this way, removes the first-level bullets on or directly above lines with dates.
 */
function unlistHeads(lines: Line[]): Line[] {
  const [first, second] = lines
  if (!first?.isBullet) return lines
  const isDatedItself = hasRange(first)
  if (!isDatedItself && (!second || second.isBullet || !hasRange(second))) return lines
  return lines.map((line, index) => {
    const next = lines[index + 1]
    const isHead = isDatedItself ? hasRange(line) : next !== undefined && !next.isBullet && hasRange(next)
    return isHead && isSameLevel(first, line) ? withoutSign(line) : line
  })
}

const hasRange = (line: Line) => line.cells.some(({ text }) => findSpan(text)?.isRange)
const getSign = (line: Line) => line.text.charAt(0)
const isSameLevel = (first: Line, line: Line) =>
  line.isBullet && Math.abs(line.x - first.x) < sameLevel && getSign(line) === getSign(first)

function withoutSign(line: Line): Line {
  const cells = line.cells.map((cell, index) => (index === 0 ? { ...cell, text: withoutBullet(cell.text) } : cell))
  return { ...withCells(line, cells), isBullet: false }
}
