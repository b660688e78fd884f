import { headingKind, inlineHeading } from '#analysis/resume-reader/headings.ts'
import { hasBullet, withoutBullet } from '#analysis/resume-reader/text.ts'
import type { SectionKind } from '#analysis/resume-reader/words/headings.ts'
import { findTense } from '#analysis/words/writing.ts'
import { mentionsIn, type Mention } from '#analysis/words/lexicon.ts'
import { withoutInstructions } from './instructions.ts'
import { unwrapLines } from './unwrap.ts'
import { longestText, tokenize, type Token } from './tokens.ts'

export interface TextLine {
  text: string
  start: number
  end: number
  /** Its tokens: from `from` up to, and without, `to`. */
  from: number
  to: number
  isBullet: boolean
  heading: SectionKind | null
  /** Its section. Null before the first heading. */
  section: SectionKind | null
  /** Things in a row, as in a skills list, and no sentence. */
  isList: boolean
}

export interface Reading {
  /** The input, at most `longestText` long, with orders to machines blanked out. */
  text: string
  tokens: Token[]
  lines: TextLine[]
  mentions: Mention[]
  /** Orders to a machine that were left out. */
  orders: string[]
}

/** A parsed text: its words, its lines with the sections they belong to, and the professional terms in it. */
export function readText(given: string): Reading {
  const { text: allowed, found } = withoutInstructions(given.slice(0, longestText))
  const text = unwrapLines(allowed)
  const tokens = tokenize(text)
  return { text, tokens, lines: splitLines(text, tokens), mentions: mentionsIn(text, tokens), orders: found }
}

function splitLines(text: string, tokens: Token[]): TextLine[] {
  const lines: TextLine[] = []
  let section: SectionKind | null = null
  let start = 0
  let from = 0
  for (const [index, raw] of text.split('\n').entries()) {
    let to = from
    while (tokens[to]?.line === index) to++
    const written = raw.replaceAll(/\s+/g, ' ').trim()
    if (written !== '') {
      const isBullet = hasBullet(written)
      const heading = isBullet || to - from > 8 ? null : headingKind(written)
      section = heading ?? section
      const inline = isBullet || heading ? null : inlineHeading(written)
      const isList = isListLine(tokens.slice(from, Math.min(to, from + maxListTokens)))
      const place = { start, end: start + raw.length, from, to }
      lines.push({ ...place, text: written, isBullet, heading, section: inline?.kind ?? section, isList })
    }
    start += raw.length + 1
    from = to
  }
  return lines
}

const maxWordsInList = 3.4
const maxListTokens = 400

/** Short entries between commas. `Used Excel, Python, SQL in daily work` begins with a verb and is a sentence. */
function isListLine(tokens: Token[]): boolean {
  const segments = [...Map.groupBy(tokens, (token) => token.segment).values()]
  if (segments.length <= 2 || tokens.length / segments.length > maxWordsInList) return false
  const tense = findTense(tokens[0]?.word ?? '')
  const isLabelled = (segments[0]?.length ?? 0) <= 2
  return !(tense === 'past' || (tense === 'present' && !isLabelled))
}

export const bulletText = (line: TextLine): string => withoutBullet(line.text)

export const hasSections = (reading: Reading): boolean => reading.lines.some((line) => line.heading !== null)

export const wordCount = (reading: Reading): number => reading.tokens.length
