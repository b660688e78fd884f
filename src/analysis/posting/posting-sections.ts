import type { Zone } from './zone.ts'
import { fold } from '#analysis/resume-reader/text.ts'
import type { Reading, TextLine } from '#analysis/text/reading.ts'
import {
  boilerplateSentence,
  headings,
  preferredClause,
  preferredTail,
  requiredSentence,
  taskSentence,
} from './cues.ts'

/** A sentence, a list item or a part of one: tokens from `from` up to, and without, `to`. */
export interface Statement {
  from: number
  to: number
  zone: Zone
  /** It is a list item, or follows a heading on the same line. */
  isItem: boolean
  /** It tells of the work, and is read only because nothing else is asked for: only known terms count in it. */
  isTask?: boolean
}

/** A longer run without a full stop is no sentence of which one word could tell the whole. */
const maxSentenceWords = 40
const maxItemWords = 14
/** A longer sentence without commas is several that were run together. */
const maxListWords = 20
const maxHeadingWords = 10
const marker = /^(?:[^\p{L}\p{N}]+|\(?\d{1,2}[.)])\s*/u

/** Takes a posting apart into statements, each with what it is: required, preferred, a task, or beside the point. */
export function findStatements(posting: Reading): Statement[] {
  const { text, tokens, lines } = posting
  const statements: Statement[] = []
  let section: Zone = 'other'
  let isInline = false
  let end = 0
  for (const line of lines) {
    if (isInline && /\n\s*\n/.test(text.slice(end, line.start))) [section, isInline] = ['other', false]
    end = line.end
    const heading = readHeading(posting, line)
    if (heading) {
      section = heading.zone
      isInline = heading.to < line.to
      statements.push({ from: line.from, to: heading.to, zone: 'aside', isItem: false })
    }
    const isBullet = line.isBullet || /^\(?\d{1,2}[.)]\s/.test(line.text)
    const isShort = section !== 'other' && line.to - line.from <= maxItemWords && !/[.!?]$/.test(line.text)
    const isItem = isInline || isBullet || isShort
    let zone = section
    for (let from = heading?.to ?? line.from; from < line.to;) {
      const to = findSentenceEnd(text, tokens, from, line.to)
      const inner = heading && from === heading.to ? null : readInnerHeading(posting, from, to)
      if (inner) {
        section = zone = inner.zone
        statements.push({ from, to: inner.to, zone: 'aside', isItem: false })
      }
      statements.push(
        ...readSentence(posting, { from: inner?.to ?? from, to, zone, isItem: isItem || inner !== null }, isBullet),
      )
      from = to
    }
  }
  return statements.filter(({ from, to }) => from < to)
}

/** A line that is a heading, or begins with one before a colon or a dash. */
function readHeading({ text, tokens }: Reading, line: TextLine): { zone: Zone; to: number } | null {
  const written = line.text.slice(0, 120).replace(marker, '')
  const cut = /:(?=\s|$)|\s[-–—]{1,2}\s|\?(?=\s)/.exec(written)
  if (cut && cut.index > 0) {
    const zone = findZone(written.slice(0, cut.index))
    const place = text.indexOf(cut[0].trim(), tokens[line.from]?.start)
    if (zone) return { zone, to: countTokensUntil(tokens, line.from, line.to, place) }
  }
  if (line.isBullet && !/^\p{L}/u.test(written)) return null
  if (/[.,;]$/.test(written) || line.isBullet) return null
  if (contentLine.test(fold(written))) return null
  const zone = findZone(written.replace(/[!?]+$/, ''))
  return zone ? { zone, to: line.to } : null
}

/** A line that asks for something by the words that headings have too. */
const contentLine =
  /^(?:experience|knowledge|skills?|proficien\w+|familiar\w*|certification) (?:with|in|of|using|on|as)\b|^(?!preferred|strongly|nice|also|desired).*\w.* (?:preferred|required|desired|desirable|needed)$|\ba plus$|^valid\b/

/** `Preferred: NetSuite` in the middle of a line. */
function readInnerHeading({ text, tokens }: Reading, from: number, to: number): { zone: Zone; to: number } | null {
  const start = tokens[from]?.start ?? 0
  const written = text.slice(start, Math.min(start + 90, tokens[to - 1]?.end ?? start))
  for (const { 1: heading = '', 0: whole, index } of written.matchAll(/([^:.–—-]{2,60})(?::\s|\s[-–—]\s)/g)) {
    const zone = findZone(heading)
    if (zone) return { zone, to: countTokensUntil(tokens, from, to, start + index + whole.length - 1) }
  }
  return null
}

function countTokensUntil(tokens: Reading['tokens'], from: number, to: number, place: number): number {
  let at = from
  while (at < to && (tokens[at]?.start ?? 0) < place) at++
  return at
}

function findZone(heading: string): Zone | null {
  const folded = fold(heading)
    .replaceAll(/[^\p{L}\p{N}' /&-]+/gu, ' ')
    .trim()
  if (folded === '' || folded.split(/\s+/).length > maxHeadingWords) return null
  return headings.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}

function findSentenceEnd(text: string, tokens: Reading['tokens'], from: number, to: number): number {
  for (let at = from + 1; at < to; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]]
    if (!before || !token) continue
    const between = text.slice(before.end, token.start)
    if (/[!?;](?:\s|$)/.test(between)) return at
    if (/\.["”)]?\s/.test(between) && !isAbbreviation(before.word, text.charAt(token.start))) return at
  }
  return to
}

const abbreviations = new Set('e.g i.e eg ie etc inc st dr vs incl approx min max yrs yr mo no sr jr'.split(' '))
const isAbbreviation = (word: string, next: string) =>
  (abbreviations.has(word) || word.length === 1) && (next === next.toLowerCase() || word.length === 1)

/** The statements of a sentence: one, or two where its last clause is only preferred. */
function readSentence(posting: Reading, statement: Statement, isBullet: boolean): Statement[] {
  const { text, tokens } = posting
  const { from, to, zone } = statement
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (!first || !last || zone === 'aside') return [statement]
  const raw = text.slice(first.start, Math.min(last.end, first.start + 2_000))
  const sentence = fold(raw).replaceAll(/\s+/g, ' ')
  if (to - from <= maxSentenceWords && boilerplateSentence.test(sentence)) return [{ ...statement, zone: 'aside' }]
  if (zone !== 'preferred' && preferredTail.test(sentence)) return splitAtTail(text, tokens, statement)
  if (to - from > maxSentenceWords) return [{ ...statement, zone: requiredSentence.test(sentence) ? 'required' : zone }]
  const soft = zone === 'preferred' ? null : preferredClause.exec(sentence)
  if (soft) {
    const at = countTokensUntil(tokens, from, to, first.start + soft.index)
    return [
      ...readSentence(posting, { ...statement, to: at }, isBullet),
      { ...statement, from: at, zone: 'preferred' as const },
    ].filter((part) => part.from < part.to)
  }
  if (zone !== 'other') return [!isBullet && taskSentence.test(sentence) ? { ...statement, zone: 'other' } : statement]
  return [{ ...statement, zone: requiredSentence.test(sentence) ? 'required' : 'other' }]
}

/** `1 year in a warehouse, freezer a plus`: only the last clause is preferred; of a list, all of it is. */
function splitAtTail(text: string, tokens: Reading['tokens'], statement: Statement): Statement[] {
  const { from, to } = statement
  const start = tokens[from]?.start ?? 0
  const sentence = fold(text.slice(start, tokens[to - 1]?.end))
  const paren = sentence.lastIndexOf('(')
  const open = sentence.endsWith(')') || paren > sentence.lastIndexOf(')') ? paren : -1
  const runOn =
    to - from > maxListWords && !sentence.includes(',')
      ? /.*\s(?=(?:knowledge|experience|familiarity|exposure)\b)/.exec(sentence)
      : null
  const comma = runOn
    ? runOn[0].length
    : Math.max(sentence.lastIndexOf(', '), sentence.lastIndexOf(' - '), sentence.lastIndexOf('. '), open)
  const tail = sentence.slice(comma + 1)
  const isList =
    !runOn &&
    (comma < 0 || (open < 0 && /^\s*(?:and|or)\b|\b(?:or|and)\b/.test(tail) && !/\brequired\b/.test(sentence)))
  if (isList || sentence.slice(0, comma).trim() === '') return [{ ...statement, zone: 'preferred' }]
  const at = countTokensUntil(tokens, from, to, start + comma)
  if (at <= from || at >= to) return [{ ...statement, zone: 'preferred' }]
  const before = { ...statement, to: at, zone: statement.zone === 'other' ? ('required' as const) : statement.zone }
  return [before, { ...statement, from: at, zone: 'preferred' }]
}

/** The zone of each token of a posting: required, preferred, descriptive or other. */
export function findPostingSections(posting: Reading, statements = findStatements(posting)): Zone[] {
  const zones: Zone[] = Array.from({ length: posting.tokens.length }, () => 'other')
  for (const { from, to, zone } of statements) zones.fill(zone, from, to)
  return zones
}
