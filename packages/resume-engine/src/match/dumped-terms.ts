import type { Reading, TextLine } from '#engine/text/reading.ts'
import { functionWords } from '#engine/words/generic.ts'
import { findTense } from '#engine/words/writing.ts'
import type { Places } from './places.ts'

/** Part of a line between commas: tokens from `from` up to, and without, `to`. */
interface Segment {
  from: number
  to: number
  /** It is nothing but terms of the posting. */
  isBare: boolean
}

const minTermsInLine = 3
/** A line of skills under the name is common. */
const maxHeadline = 7
const minTermsInRow = 3
const maxSegments = 200
const maxPartsOfEntry = 4

/**
 * Terms of the posting that are put into a line without a verb or an object: a line of nothing else, terms behind the end of
 * a sentence or before its verb, terms in a row without a comma. Lists of skills under their heading or label are honest.
 */
export function findDumpedTerms(reading: Reading, places: Places): Set<number> {
  const asked = new Set<number>()
  const keyAt = new Map<number, string>()
  for (const [key, found] of places)
    for (const { at, size } of found)
      for (let index = at; index < at + size; index++) {
        asked.add(index)
        keyAt.set(index, key)
      }
  const isPunctuated = reading.lines.length > 3 && (reading.tokens.at(-1)?.segment ?? 0) * 25 > reading.tokens.length
  const hasSkills = reading.lines.some(({ heading }) => heading !== null)
  const dumped = new Set<number>()
  if (!isPunctuated || !hasSkills) return dumped
  const titles = new Set(reading.mentions.filter(({ isTitle }) => isTitle).map(({ at }) => at))
  const ends = new Map(reading.mentions.map(({ at, size }) => [at + size, at]))
  for (const line of reading.lines) {
    if (isListOfSkills(reading, line) || (!line.isBullet && isEntry(reading, line, titles))) continue
    for (const at of findInLine(reading, line, { asked, keyAt, ends })) dumped.add(at)
  }
  return new Set([...dumped].map((at) => keyAt.get(at))).size >= minTermsInLine ? dumped : new Set()
}

const skillSections = new Set(['skills', 'certifications', 'languages', 'interests'])

function isListOfSkills(reading: Reading, line: TextLine): boolean {
  const { text, tokens } = reading
  const { heading, section, from, to, start } = line
  if (heading || (section !== null && skillSections.has(section)) || to - from < minTermsInLine) return true
  const label = tokens[Math.min(from + 4, to - 1)]?.end ?? 0
  return text.slice(start, label + 1).includes(':')
}

/** The line of a position, a school or a certificate. */
const isEntry = ({ tokens }: Reading, { text, from, to }: TextLine, titles: Set<number>) => {
  const parts = (tokens[to - 1]?.segment ?? 0) - (tokens[from]?.segment ?? 0) + 1
  const isTitled = parts <= maxPartsOfEntry && tokens.slice(from, to).some((_, index) => titles.has(from + index))
  return isTitled || /\b(?:19|20)\d\d\b/.test(text)
}

/** What the tokens of a text are. */
interface TermIndex {
  asked: Set<number>
  keyAt: Map<number, string>
  /** Where known terms begin, by where they end. */
  ends: Map<number, number>
}

function findInLine(reading: Reading, line: TextLine, index: TermIndex): number[] {
  const { asked, keyAt } = index
  const { tokens } = reading
  const segments = toSegments(tokens, line, asked)
  const bare = segments.filter(({ isBare }) => isBare)
  const words = line.to - line.from
  const bareWords = bare.reduce((sum, { from, to }) => sum + to - from, 0)
  const isBefore = !line.isBullet && (line.section === null || line.section === 'summary')
  if (
    bare.length >= (isBefore ? maxHeadline : minTermsInLine) &&
    bareWords >= 0.75 * words &&
    !startsWithVerb(tokens, line.from)
  )
    return list(bare)
  if (isBefore) return []
  const rows = findRows(tokens, line, asked, keyAt)
  return [...rows, ...list(findTail(reading, segments, index)), ...list(findHead(tokens, segments))]
}

const list = (segments: Segment[]) =>
  segments.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index))

const startsWithVerb = (tokens: Reading['tokens'], at: number) => findTense(tokens[at]?.word ?? '') !== null

function toSegments(tokens: Reading['tokens'], { from, to }: TextLine, asked: Set<number>): Segment[] {
  const segments: Segment[] = []
  for (let at = from; at < to && segments.length < maxSegments; at++) {
    const last = segments.at(-1)
    const isSame = last && tokens[at]?.segment === tokens[at - 1]?.segment
    if (isSame) last.to = at + 1
    else segments.push({ from: at, to: at + 1, isBare: false })
  }
  for (const segment of segments) segment.isBare = isBareTerm(tokens, segment, asked)
  return segments
}

const maxTermWords = 4

/** A term, with a word or two beside it at the most: `testing REST APIs`. */
function isBareTerm(tokens: Reading['tokens'], { from, to }: Segment, asked: Set<number>): boolean {
  const words = tokens.slice(from, to).map(({ word }) => word)
  const own = words.filter((word) => word !== 'and' && word !== 'or')
  const isSentence =
    own.some((word) => functionWords.has(word) || /^\d/.test(word)) || findTense(own[0] ?? '') === 'past'
  return own.length <= maxTermWords && !isSentence && words.some((_, index) => asked.has(from + index))
}

/** `Cut the close from 9 to 5 days, SQL, Tableau`: terms behind what is a sentence without them. */
function findTail({ text, tokens }: Reading, segments: Segment[], { asked, ends }: TermIndex): Segment[] {
  let start = segments.length
  while (start > 0 && isEntryOfList(tokens, segments[start - 1])) start--
  if (segments.slice(start).filter(({ isBare }) => isBare).length < 2) return []
  const before = segments[start - 1]
  const first = segments[start]
  if (!before || !first) return []
  const between = text.slice(tokens[before.to - 1]?.end, tokens[first.from]?.start)
  if (/[(:]/.test(between)) return []
  // `with Excel, SQL and Tableau`: the list has begun before.
  const known = ends.get(before.to) ?? before.from
  const isGoverned = known > before.from && governs(tokens[known - 1]?.word ?? '')
  return asked.has(before.to - 1) || isGoverned || before.to - before.from <= 2 ? [] : segments.slice(start)
}

/** A term, or what may be one. */
const isEntryOfList = (tokens: Reading['tokens'], segment: Segment | undefined) =>
  segment !== undefined &&
  (segment.isBare ||
    (segment.to - segment.from <= 2 &&
      tokens.slice(segment.from, segment.to).every(({ word }) => !functionWords.has(word) && !/^\d/.test(word))))

/** What a list of terms may hang on: `with`, `in`, `used`. */
const governs = (word: string) =>
  /^(?:with|in|using|of|for|like|including|via|on|to|as|and|by|through|into|from)$/.test(word) ||
  findTense(word) !== null

/** `SQL, Tableau, reconciled 40 accounts`. */
function findHead(tokens: Reading['tokens'], segments: Segment[]): Segment[] {
  let end = 0
  while (end < segments.length && segments[end]?.isBare) end++
  const after = segments[end]
  const tense = after ? findTense(tokens[after.from]?.word ?? '') : null
  // `Picking, packing, stock counts` is a list of work, though `stock` may be a verb.
  const isVerb = tense === 'past' || (tense === 'present' && !startsWithVerb(tokens, segments[0]?.from ?? 0))
  return end >= 2 && isVerb ? segments.slice(0, end) : []
}

/** Three or more different terms in a row with nothing between them. */
function findRows(
  tokens: Reading['tokens'],
  { from, to }: TextLine,
  asked: Set<number>,
  keyAt: Map<number, string>,
): number[] {
  const found: number[] = []
  let row: number[] = []
  const finish = () => {
    const isMixed = new Set(row.map((at) => keyAt.get(at))).size >= minTermsInRow
    if (isMixed && row.length >= minTermsInRow) found.push(...row)
    row = []
  }
  for (let at = from; at < to; at++) {
    const isNext = row.length > 0 && tokens[at]?.segment === tokens[at - 1]?.segment
    if (!isNext) finish()
    if (
      asked.has(at) &&
      !functionWords.has(tokens[at]?.word ?? '') &&
      !(row.length === 0 && startsWithVerb(tokens, at))
    )
      row.push(at)
    else finish()
  }
  finish()
  return found
}
