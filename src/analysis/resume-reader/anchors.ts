import { findSpan, type Span } from './dates.ts'
import type { Line } from './lines.ts'
import { isProse, longestHead } from './prose.ts'
import { titleScore } from './roles.ts'
import { piecesOf } from './segments.ts'
import { trimOrnaments } from './text.ts'

/** The line that an entry is found by: the one with its dates, or its first line where it has none. */
export interface Anchor {
  at: number
  /** Null for an entry without dates; `cell` is then -1. */
  span: Span | null
  cell: number
  /** The first line of an entry without dates. */
  from?: number
}

/** The anchors of a section's entries, in order. Only work is told without dates in a form that can be recognised. */
export function findAnchors(lines: Line[], kind: 'work' | 'study'): Anchor[] {
  const dated = lines.flatMap((line, at) => anchorIn(line, at) ?? [])
  if (kind === 'study') return dated
  return [...dated, ...findUndated(lines, dated)].sort((a, b) => a.at - b.at)
}

/** What is told stands further in than the names above it. */
const indent = 8
const mostUndatedLines = 4

/** Each run of names between what is told, where it holds a title and no date. */
function findUndated(lines: Line[], dated: Anchor[]): Anchor[] {
  const runs = findRuns(lines, dated)
  const sizes = new Set(dated.flatMap(({ at }) => [sizeOf(lines[at]), sizeOf(lines[at - 1])]))
  const lead = countLeadingLines(runs, dated)
  return runs
    .filter(({ from, to }) => {
      const run = lines.slice(from, to)
      const isKnownSize = dated.length === 0 || sizes.has(sizeOf(run[0]))
      const isDated = dated.some(({ at }) => at >= from && at < to)
      return !isDated && isKnownSize && run.length <= mostUndatedLines && run.some(namesTitle) && !run.some(hasLabel)
    })
    .map(({ from, to }) => ({ at: Math.min(from + lead, to - 1), from, span: null, cell: -1 }))
}

/** How many lines of a dated entry stand above its dates: as many stand above the place of the dates elsewhere. */
function countLeadingLines(runs: Run[], dated: Anchor[]): number {
  const counts = dated.flatMap(({ at }) =>
    runs.filter(({ from, to }) => from <= at && at < to).map(({ from }) => at - from),
  )
  return counts.length === 0 ? 0 : Math.min(...counts)
}

const sizeOf = (line: Line | undefined) => (line ? Math.round(line.fontSize * 2) : 0)
const hasLabel = (line: Line) => /[:：]/.test(line.text)
const namesTitle = (line: Line) =>
  piecesOf(
    0,
    line.cells.map((cell) => cell.text),
  ).some(({ text }) => titleScore(text) > 0)

interface Run {
  from: number
  to: number
}

/** Runs of lines that name something, each with something told beneath it. */
function findRuns(lines: Line[], dated: Anchor[]): Run[] {
  const runs: Run[] = []
  const start = Math.min(...lines.map((line) => line.start))
  let from = 0
  for (const [at, line] of lines.entries()) {
    const isIndented = line.start > start + indent && !dated.some((anchor) => anchor.at === at)
    if (!isProse(line) && !isIndented) continue
    if (at > from) runs.push({ from, to: at })
    from = at + 1
  }
  return runs
}

/** A date counts at the start or the end of a piece that is no sentence. */
function anchorIn(line: Line, at: number): Anchor | null {
  if (isProse(line) && !startsWithRange(line)) return null
  for (const [cell, { text }] of line.cells.entries()) {
    const span = findSpan(text)
    if (!span) continue
    const before = text.slice(0, span.index)
    const behind = text.slice(span.index + span.length)
    const isAtEdge =
      trimOrnaments(before) === '' || /^[\s).,\]]*$/.test(behind) || /[([|]\s*$/.test(before) || /^\s*[:|]/.test(behind)
    if (span.isRange || (isAtEdge && text.length < 80)) return { at, span, cell }
  }
  return null
}

/** `2019 – 2021 Engineer, Acme, Leeds.` names a position, though it ends as a sentence does. */
function startsWithRange(line: Line): boolean {
  if (line.isBullet || line.text.length > longestHead) return false
  const span = findSpan(line.cells[0]?.text ?? '')
  return span !== null && span.isRange && span.index < 3
}
