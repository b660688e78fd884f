import type { JobTerm } from '#engine/posting/job-term.ts'
import type { Reading } from '#engine/text/reading.ts'
import type { Place } from './places.ts'

export interface ComparedTerm extends JobTerm {
  /** Where it stands and counts. */
  credited: Place[]
  all: Place[]
  /** Its places in descriptions of work, not in lists. */
  shownAt: Place[]
}

/** The very words of a text in which it says each term, as it says them first. */
export function quoteTerms(
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
