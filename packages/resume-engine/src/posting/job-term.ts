import type { Token } from '#engine/text/tokens.ts'
import { rarity } from '#engine/words/background.ts'
import type { Concept } from '#engine/words/lexicon.ts'
import type { TermKind, Zone } from './zone.ts'

/** Something a posting names, in its own words. */
export interface JobTerm {
  /** Equal for all spellings: a concept's id, the level of a degree, or the stems of a phrase. */
  key: string
  term: string
  kind: TermKind
  importance: number
  concept: Concept | null
  /** The level of a degree; 0 for everything else. */
  level: number
  stems: string[]
  inJob: [number, number][]
}

/** A term at one of its places. */
export interface Found extends Omit<JobTerm, 'importance' | 'inJob' | 'kind'> {
  weight: number
  zone: Zone
  place: [number, number]
}

const generalWeight = 0.25

/** Phrases over words, and words of a trade over those that everyone uses. */
export function weighConcept(concept: Concept, tokens: Token[]): number {
  if (concept.fields.length === 0) return generalWeight
  const rarest = Math.max(...tokens.map((token) => rarity(token.stem)))
  return (0.3 + 0.7 * rarest ** 2) * (1 + 0.2 * (tokens.length - 1))
}

export const quote = (text: string, [start, end]: [number, number]) => text.slice(start, end).replaceAll(/\s+/g, ' ')
