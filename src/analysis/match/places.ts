import type { JobTerm } from '#analysis/posting/terms.ts'
import type { Reading } from '#analysis/text/reading.ts'
import { tokensOf, type Token } from '#analysis/text/tokens.ts'

export interface Place {
  /** Tokens from `at`, `size` of them. */
  at: number
  size: number
}

/** Where each term stands in a text, by its key. */
export type Places = Map<string, Place[]>

const wordsOf = (tokens: Token[]) => tokens.map(({ word }) => word).join(' ')

/**
 * Finds terms in any of their spellings, and words by their stems. Within the name of something else only the posting's own
 * words count: whoever has written them is not told that they are missing.
 */
export function placesOf({ tokens, mentions }: Reading, terms: JobTerm[]): Places {
  const places: Places = new Map(terms.map(({ key }) => [key, []]))
  const words = new Set(terms.filter(({ concept }) => !concept).map(({ key }) => key))
  const written = new Map(terms.map(({ key, term }) => [key, wordsOf(tokensOf(term))]))
  for (const { concept, at, size, isForeign } of mentions)
    if (!isForeign || written.get(concept.id) === wordsOf(tokens.slice(at, at + size)))
      places.get(concept.id)?.push({ at, size })
  for (const [at, token] of tokens.entries()) if (words.has(token.stem)) places.get(token.stem)?.push({ at, size: 1 })
  return places
}
