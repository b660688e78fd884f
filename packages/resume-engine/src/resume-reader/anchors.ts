import { findSpan, type Span } from './dates.ts'
import type { Line } from './lines.ts'
import { isProse } from './prose.ts'
import { titleScore } from './roles.ts'
import { splitSegments } from './segments.ts'
import { trimOrnaments } from './text.ts'

/** The line that identifies an entry: the line with its dates, or a line of its heading if it has no dates. */
export interface Anchor {
  at: number
  /** Null for an entry without dates; `cell` is then -1. */
  span: Span | null
  cell: number
  /** The first line of an entry without dates. */
  from?: number
}

/** The anchors of a section's entries, in order. Undated entries are searched for in work sections only. */
export function findAnchors(lines: Line[], kind: 'work' | 'study'): Anchor[] {
  const dated = lines.flatMap((line, at) => findAnchor(line, at) ?? [])
  if (kind === 'study') return dated
  return [...dated, ...findUndated(lines, dated)].sort((a, b) => a.at - b.at)
}

/** Descriptions are indented by more than this. */
const indent = 8
const maxUndatedLines = 4

/** Finds runs of heading lines between descriptions that contain a job title and no date. */
function findUndated(lines: Line[], dated: Anchor[]): Anchor[] {
  const runs = findRuns(lines, dated)
  const sizes = new Set(dated.flatMap(({ at }) => [getSize(lines[at]), getSize(lines[at - 1])]))
  const lead = countLeadingLines(runs, dated)
  return runs
    .filter(({ from, to }) => {
      const run = lines.slice(from, to)
      const isKnownSize = dated.length === 0 || sizes.has(getSize(run[0]))
      const isDated = dated.some(({ at }) => at >= from && at < to)
      return !isDated && isKnownSize && run.length <= maxUndatedLines && run.some(namesTitle) && !run.some(hasLabel)
    })
    .map(({ from, to }) => ({ at: Math.min(from + lead, to - 1), from, span: null, cell: -1 }))
}

/** The number of lines above the dates of a dated entry. Undated entries use the same row numbers. */
function countLeadingLines(runs: Run[], dated: Anchor[]): number {
  const counts = dated.flatMap(({ at }) =>
    runs.filter(({ from, to }) => from <= at && at < to).map(({ from }) => at - from),
  )
  return counts.length === 0 ? 0 : Math.min(...counts)
}

const getSize = (line: Line | undefined) => (line ? Math.round(line.fontSize * 2) : 0)
const hasLabel = (line: Line) => /[:：]/.test(line.text)
const namesTitle = (line: Line) =>
  splitSegments(
    0,
    line.cells.map((cell) => cell.text),
  ).some(({ text }) => titleScore(text) > 0)

interface Run {
  from: number
  to: number
}

/** Runs of heading lines, each followed by a description. */
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

/** A date counts at the start or the end of a cell, unless the line is a sentence. */
function findAnchor(line: Line, at: number): Anchor | null {
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

/** `2019 – 2021 Engineer, Acme, Leeds.` names a position, although it ends like a sentence. */
function startsWithRange(line: Line): boolean {
  const span = findSpan(line.cells[0]?.text ?? '')
  return span !== null && span.isRange && span.index < 3
}
