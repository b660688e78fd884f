import { termsOf, type JobTerm } from '#analysis/posting/terms.ts'
import { findPostingSections } from '#analysis/posting/posting-sections.ts'
import { hasSections, type Reading, type TextLine } from '#analysis/text/reading.ts'
import type { MarkedTerm } from '#analysis/detailed-analysis.ts'
import { findKeywordStuffing, type Misuses } from './keyword-stuffing.ts'
import { placesOf, type Place } from './places.ts'

export interface ComparedTerm extends JobTerm {
  /** Where it stands and counts. */
  credited: Place[]
  all: Place[]
  /** Where it is told of work, and not only listed. */
  shownAt: Place[]
}

export interface Comparison {
  terms: ComparedTerm[]
  misuses: Misuses
}

/** Which of a posting's terms a text has, where, and which of them count. */
export function compare(reading: Reading, posting: Reading | null): Comparison {
  const asked = posting ? termsOf(posting, findPostingSections(posting)) : []
  const places = placesOf(reading, asked)
  const misuses = findKeywordStuffing(reading, posting, asked, places)
  const sections = hasSections(reading)
  const lineAt = lineOfToken(reading)
  const terms = asked.map((term): ComparedTerm => {
    const all = places.get(term.key) ?? []
    const credited = all.filter(({ at }) => !misuses.tokens.has(at))
    return { ...term, all, credited, shownAt: credited.filter(({ at }) => isEvidence(lineAt[at], sections)) }
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
  if (!line || line.heading) return false
  // What stands under a job is told of that job, however briefly: "Picking, packing, driving forklift".
  if (line.section === 'work') return true
  if (line.isList || line.to - line.from < fewestWords) return false
  return line.section === 'other' || (!sections && line.section === null)
}

/** The very words of a text in which it says each term, as it says them first. */
export function quotesOf(
  terms: ComparedTerm[],
  { text, tokens }: Reading,
  placesIn: (term: ComparedTerm) => Place[] = ({ credited }) => credited,
): string[] {
  const quotes = terms.flatMap((term) => {
    const [place] = placesIn(term)
    return place ? [text.slice(tokens[place.at]?.start, tokens[place.at + place.size - 1]?.end)] : []
  })
  return [...new Set(quotes.map((quote) => quote.replaceAll(/\s+/g, ' ')))]
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
