import type { Reading } from '#engine/text/reading.ts'
import { quote, weighConcept, type Found } from './job-term.ts'
import type { Zone } from './zone.ts'

/** Known terms that a posting names anywhere but beside the point, whether or not it asks for them. */
export function findLooseTerms({ text, tokens, mentions }: Reading, zones: Zone[]): Found[] {
  return mentions.flatMap(({ concept, at, size, isTitle, isInner }): Found[] => {
    const [first, last, zone] = [tokens[at], tokens[at + size - 1], zones[at]]
    if (!first || !last || !zone || zone === 'aside' || isTitle || isInner) return []
    const words = tokens.slice(at, at + size)
    const place: [number, number] = [first.start, last.end]
    const found = {
      key: concept.id,
      concept,
      level: 0,
      stems: words.map(({ stem }) => stem),
      zone: 'other' as const,
      place,
    }
    return [{ ...found, term: quote(text, place), weight: weighConcept(concept, words) }]
  })
}
