import type { JobTerm } from '#analysis/posting/terms.ts'
import type { Reading } from '#analysis/text/reading.ts'

export interface Place {
  /** Tokens from `at`, `size` of them. */
  at: number
  size: number
}

/** Where each term stands in a text, by its key. */
export type Places = Map<string, Place[]>

/** Finds terms in any of their spellings, and words by their stems. */
export function placesOf({ tokens, mentions }: Reading, terms: JobTerm[]): Places {
  const places: Places = new Map(terms.map(({ key }) => [key, []]))
  const words = new Set(terms.filter(({ concept }) => !concept).map(({ key }) => key))
  for (const { concept, at, size } of mentions) places.get(concept.id)?.push({ at, size })
  for (const [at, token] of tokens.entries()) if (words.has(token.stem)) places.get(token.stem)?.push({ at, size: 1 })
  return places
}
