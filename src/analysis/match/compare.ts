import { termsOf, type JobTerm } from '#analysis/posting/terms.ts'
import { zonesOf } from '#analysis/posting/zones.ts'
import { hasSections, type Reading, type TextLine } from '#analysis/text/reading.ts'
import type { MarkedTerm } from '#analysis/detailed-analysis.ts'
import { misusesIn, type Misuses } from './misuse.ts'
import { placesOf, type Place } from './places.ts'

export interface ComparedTerm extends JobTerm {
  /** Where it stands and counts. */
  credited: Place[]
  all: Place[]
  /** Told in a sentence about work, not only listed. */
  isShown: boolean
}

export interface Comparison {
  terms: ComparedTerm[]
  misuses: Misuses
}

/** Which of a posting's terms a text has, where, and which of them count. */
export function compare(reading: Reading, posting: Reading | null): Comparison {
  const asked = posting ? termsOf(posting, zonesOf(posting)) : []
  const places = placesOf(reading, asked)
  const misuses = misusesIn(reading, posting, asked, places)
  const sections = hasSections(reading)
  const lineAt = lineOfToken(reading)
  const terms = asked.map((term): ComparedTerm => {
    const all = places.get(term.key) ?? []
    const credited = all.filter(({ at }) => !misuses.tokens.has(at))
    return { ...term, all, credited, isShown: credited.some(({ at }) => isEvidence(lineAt[at], sections)) }
  })
  return { terms, misuses }
}

function lineOfToken({ lines, tokens }: Reading): (TextLine | undefined)[] {
  const found: (TextLine | undefined)[] = Array.from({ length: tokens.length })
  for (const line of lines) found.fill(line, line.from, line.to)
  return found
}

const fewestWords = 5

function isEvidence(line: TextLine | undefined, sections: boolean): boolean {
  if (!line || line.isList || line.heading || line.to - line.from < fewestWords) return false
  return line.section === 'work' || line.section === 'other' || (!sections && line.section === null)
}

/** For the screen: where each term stands in both texts. */
export function markedTerms({ terms, misuses }: Comparison, { tokens }: Reading): MarkedTerm[] {
  return terms.map(({ key, term, kind, importance, credited, all, inJob }) => ({
    term,
    kind,
    state: all.length === 0 ? 'missing' : credited.length === 0 || misuses.repeated.has(key) ? 'misused' : 'matched',
    importance,
    inText: all.map(({ at, size }): [number, number] => [tokens[at]?.start ?? 0, tokens[at + size - 1]?.end ?? 0]),
    inJob,
  }))
}
