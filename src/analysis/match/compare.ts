import { readTerms, type JobRequirement, type JobTerm } from '#analysis/posting/terms.ts'
import { hasSections, type Reading, type TextLine } from '#analysis/text/reading.ts'
import type { MarkedTerm } from '#analysis/detailed-analysis.ts'
import { findKeywordStuffing, type Misuses } from './keyword-stuffing.ts'
import { findPlaces, type Place } from './places.ts'

export interface ComparedTerm extends JobTerm {
  /** Where it stands and counts. */
  credited: Place[]
  all: Place[]
  /** Where it is told of work, and not only listed. */
  shownAt: Place[]
}

export interface Comparison {
  terms: ComparedTerm[]
  requirements: JobRequirement[]
  misuses: Misuses
}

/** Which of a posting's terms a text has, where, and which of them count. */
export function compare(reading: Reading, posting: Reading | null): Comparison {
  const { terms: asked, requirements } = posting ? readTerms(posting) : { terms: [], requirements: [] }
  const places = findPlaces(reading, asked)
  const misuses = findKeywordStuffing(reading, posting, asked, places)
  const sections = hasSections(reading)
  const lineAt = lineOfToken(reading)
  const terms = asked.map((term): ComparedTerm => {
    const all = places.get(term.key) ?? []
    const credited = all.filter(({ at }) => !misuses.tokens.has(at))
    return { ...term, all, credited, shownAt: credited.filter(({ at }) => isEvidence(lineAt[at], sections)) }
  })
  return { terms, requirements, misuses }
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

/** For the screen: where each term stands in both texts. Alternatives of what is met are not missing, and left out. */
export function markTerms({ terms, requirements, misuses }: Comparison, { tokens }: Reading): MarkedTerm[] {
  const found = new Set(terms.filter(({ credited }) => credited.length > 0).map(({ key }) => key))
  const spared = new Set(requirements.flatMap(({ keys }) => (keys.some((key) => found.has(key)) ? keys : [])))
  return terms
    .filter(({ key, all }) => all.length > 0 || !spared.has(key))
    .map(({ key, term, kind, importance, credited, all, inJob }) => ({
      term,
      kind,
      state: all.length === 0 ? 'missing' : credited.length === 0 || misuses.repeated.has(key) ? 'misused' : 'matched',
      importance,
      inText: all.map(({ at, size }): [number, number] => [tokens[at]?.start ?? 0, tokens[at + size - 1]?.end ?? 0]),
      inJob,
    }))
}
