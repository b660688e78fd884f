import { findSpan, type Point, type Span } from '#engine/resume-reader/dates.ts'
import type { Reading, TextLine } from '#engine/text/reading.ts'

export interface Job {
  span: Span
  words: string
  /** The index of the line that holds its dates. */
  line: number
}

export interface History {
  jobs: Job[]
  /** Periods under the heading of work, or anywhere in a text without headings, in months without overlap. */
  months: number
}

const maxDateLineLength = 200
const digit = /\p{N}/u
const maxPieces = 400
/** The date that "present" means unless the caller says otherwise. Fixed, so that the same text always gets the same score. */
const earliestToday = { year: 2026, month: 1 }

export const monthNumber = ({ year, month }: Point, fallback: number): number => year * 12 + (month ?? fallback)

/** The periods of work a resume tells, in its order. */
export function readHistory({ lines }: Reading, asOf?: Point): History {
  const hasWork = lines.some(({ section }) => section === 'work')
  const jobs = lines.flatMap((line, index): Job[] => {
    const counts = hasWork ? line.section === 'work' : line.section === null || line.section === 'summary'
    if (!counts || !digit.test(line.text) || (line.isBullet && line.text.length > 80)) return []
    return spansIn(line).map((span) => ({
      span,
      words: line.text.slice(span.index, span.index + span.length),
      line: index,
    }))
  })
  return { jobs, months: countMonths(jobs, findToday(jobs, asOf)) }
}

/** Periods in a line; a text that is one line is looked through piece by piece. */
function spansIn({ text }: TextLine): Span[] {
  const spans: Span[] = []
  for (let at = 0, piece = 0; at < text.length && piece < maxPieces; piece++) {
    const span = findSpan(text.slice(at, at + maxDateLineLength))
    if (span?.isRange) spans.push({ ...span, index: at + span.index })
    at += span ? span.index + span.length : maxDateLineLength - 40
    if (text.length <= maxDateLineLength) break
  }
  return spans
}

function findToday(jobs: Job[], asOf: Point | undefined): number {
  if (asOf) return monthNumber(asOf, 1)
  const written = jobs.flatMap(({ span }) => [span.start, span.end].filter((point) => point !== null))
  return Math.max(monthNumber(earliestToday, 1), ...written.map((point) => monthNumber(point, 12)))
}

function countMonths(jobs: Job[], today: number): number {
  const periods = jobs.flatMap(({ span }) => {
    if (!span.start) return []
    const start = monthNumber(span.start, 1)
    const end = span.isCurrent ? today : span.end ? monthNumber(span.end, 12) : start
    return end >= start && end - start < 720 ? [{ start, end }] : []
  })
  let total = 0
  let reached = 0
  for (const { start, end } of periods.sort((a, b) => a.start - b.start)) {
    total += Math.max(0, end - Math.max(start, reached) + 1)
    reached = Math.max(reached, end + 1)
  }
  return total
}
