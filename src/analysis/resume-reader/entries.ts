import { findSpan, type Span } from './dates.ts'
import type { Line } from './lines.ts'
import { trimOrnaments, withoutBullet } from './text.ts'
import { titleScore } from './roles.ts'
import { legalForms } from './words/roles.ts'
import { withWholeDates } from './wrapped-dates.ts'

/** One position or study: the lines that name it, in order, and what is told about it. */
export interface Entry {
  /** Without the dates; `row` counts from the line that holds them. */
  head: { row: number; line: Line; cells: string[] }[]
  body: Line[]
  span: Span | null
  writtenDates: string
}

interface Anchor {
  at: number
  span: Span
  cell: number
}

const mostHeadLines = 3
const longestHead = 110
const indent = 5
/** How long something took, which says nothing that its dates do not. */
const duration =
  /^\(?(?:\d+[.,]?\d*\s?(?:yrs?|years?|mos?|months?|jahre?|monate?|ans?|mois|años?|mes(?:es)?|ann[oi]|mes[ei]|lat|rok|mies\.?|год[а]?|лет|мес\.?)\.?[\s,]*(?:and|und|et|y|e|i|и)?\s*){1,2}\)?$/iu

/** In letters: further in than any list item. */
const columnIndent = 4

/** Parts a section into entries by the lines that hold dates; all entries of a section are laid out alike. */
export function entriesOf(section: Line[]): Entry[] {
  const lines = withWholeDates(section.filter((line) => !duration.test(line.text)))
  const anchors = lines.flatMap((line, at) => anchorIn(line, at) ?? [])
  const [first] = anchors
  if (!first) return []
  const before = headLinesBefore(lines, first.at, 0, mostHeadLines)
  const starts = anchors.map((anchor, index) => startOf(lines, anchor, anchors[index - 1], before))
  return anchors.map((anchor, index) => {
    const end = starts[index + 1] ?? lines.length
    return entryOf(lines, anchor, starts[index] ?? anchor.at, end)
  })
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

const sentenceEnd = /[\p{Ll}\d)%][.;!]$|[。；！]$/u
const abbreviationEnd = /(?:^|[\s.(])\p{L}{1,4}\.$/u

const legalFormAtEnd = new RegExp(`${legalForms.source}$`, 'iu')

/** `Sp. z o.o.` ends a name; `… for the company.` ends a sentence. */
function endsWithLegalForm(text: string): boolean {
  const form = legalFormAtEnd.exec(text.slice(-20))?.[0] ?? ''
  return /\p{Lu}|\p{L}\.\s?\p{L}\./u.test(form)
}

/** Told rather than named: a list item, a sentence, or a text longer than any title. */
export function isProse(line: Line): boolean {
  if (line.isBullet) return true
  if (line.text.length > longestHead || beginsWithVerb(line.text)) return true
  if (endsWithLegalForm(line.text)) return false
  const words = line.text.split(/\s+/).length
  return (
    sentenceEnd.test(line.text) &&
    (!abbreviationEnd.test(line.text) || words > 8) &&
    (words > 3 || /[。！]$/.test(line.text))
  )
}

const fewestWords = 5
const verb = /^\p{Lu}?\p{Ll}+(?:ed|ing)(?!\S)/u

/** `Leading cross-functional teams to design` goes on in the next line: English, and mostly in small letters. */
function beginsWithVerb(text: string): boolean {
  if (!verb.test(text)) return false
  const words = text.split(/\s+/).slice(1)
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return (
    words.length >= fewestWords - 1 && small * 2 >= words.length && titleScore(text) === 0 && findSpan(text) === null
  )
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

function startOf(lines: Line[], anchor: Anchor, previous: Anchor | undefined, before: number): number {
  if (!previous) return anchor.at - before
  const candidates = headLinesBefore(lines, anchor.at, previous.at + 1, before)
  let start = anchor.at
  while (start > anchor.at - candidates && isHeadLike(lines, start - 1, anchor, previous)) start--
  return start
}

/** What stands further in than an entry's first line, or is set unlike any line above a date, belongs to the entry before. */
function isHeadLike(lines: Line[], at: number, anchor: Anchor, previous: Anchor): boolean {
  const line = lines[at]
  const dated = lines[anchor.at]
  if (!line || !dated) return false
  if (line.start > dated.start + indent && line.start > (lines[previous.at]?.start ?? 0) + indent) return false
  return true
}

function entryOf(lines: Line[], anchor: Anchor, start: number, end: number): Entry {
  const dated = lines[anchor.at]
  const head: Entry['head'] = []
  for (let at = start; at < anchor.at; at++) addHead(head, lines[at], at - anchor.at)
  if (dated) head.push({ row: 0, line: dated, cells: cellsWithout(dated, anchor) })
  const textStart = startOfText(lines, anchor, end)
  let at = anchor.at + 1
  while (at < end && at <= anchor.at + mostHeadLines && continuesHead(lines[at], textStart)) {
    addHead(head, lines[at], at - anchor.at)
    at++
  }
  const cell = dated?.cells[anchor.cell]?.text ?? ''
  const writtenDates = cell.slice(anchor.span.index, anchor.span.index + anchor.span.length)
  return { head, body: lines.slice(anchor.at + 1, end), span: anchor.span, writtenDates }
}

function addHead(head: Entry['head'], line: Line | undefined, row: number): void {
  if (line) head.push({ row, line, cells: line.cells.map((cell) => withoutBullet(cell.text)) })
}

const continuesHead = (line: Line | undefined, textStart: number) =>
  line !== undefined && !isProse(line) && line.start <= textStart + indent

/** Where the words of an entry begin: behind its dates, where these stand in a column of their own. */
function startOfText(lines: Line[], anchor: Anchor, end: number): number {
  const dated = lines[anchor.at]
  const next = anchor.at + 1 < end ? lines[anchor.at + 1] : undefined
  if (!dated) return 0
  const [first, second] = dated.cells
  if (anchor.cell > 0 || anchor.span.index > 2) return dated.start
  const isAlone = (first?.text.length ?? 0) - anchor.span.length < 4
  if (!isAlone) return next && next.start > dated.start + dated.fontSize * columnIndent ? next.start : dated.start
  if (first && second) return dated.start < 0 ? -second.right : second.x
  return next ? Math.max(dated.start, next.start) : dated.start
}

function cellsWithout(line: Line, { cell: dated, span }: Anchor): string[] {
  return line.cells.flatMap(({ text }, index) => {
    if (index !== dated) return [withoutBullet(text)]
    const parts = [text.slice(0, span.index), text.slice(span.index + span.length)].map((part) => trimOrnaments(part))
    return parts.filter((part) => part !== '' && !duration.test(part))
  })
}
