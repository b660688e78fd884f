import { findLevels } from '#engine/posting/levels.ts'
import type { JobTerm } from '#engine/posting/job-term.ts'
import type { Reading } from '#engine/text/reading.ts'
import { tokenize, type Token } from '#engine/text/tokens.ts'
import { functionWords } from '#engine/words/generic.ts'

export interface Place {
  /** Tokens from `at`, `size` of them. */
  at: number
  size: number
}

/** The places of each term in a text, by its key. */
export type Places = Map<string, Place[]>

const maxPlaces = 500
/** So many other words may stand between the words of a phrase: "control of the inventory". */
const slack = 3

const joinWords = (tokens: Token[]) => tokens.map(({ word }) => word).join(' ')

/**
 * Finds terms in any of their spellings, and phrases by their stems in any order. Within the name of something else only the
 * posting's own words count: people who wrote them are not told that they are missing.
 */
export function findPlaces(reading: Reading, terms: JobTerm[]): Places {
  const { tokens, mentions } = reading
  const places: Places = new Map(terms.map(({ key }) => [key, []]))
  const written = new Map(terms.map(({ key, term }) => [key, joinWords(tokenize(term))]))
  for (const { concept, at, size, isForeign } of mentions)
    if (!isForeign || written.get(concept.id) === joinWords(tokens.slice(at, at + size)))
      for (const id of [concept.id, ...concept.topics]) places.get(id)?.push({ at, size })
  const byStem = Map.groupBy(tokens.keys(), (at) => tokens[at]?.stem ?? '')
  for (const { key, concept, level, stems } of terms)
    if (!concept && level === 0) places.set(key, findPhrase(tokens, byStem, stems))
  addLevels(reading, terms, places)
  return places
}

function findPhrase(tokens: Token[], byStem: Map<string, number[]>, stems: string[]): Place[] {
  const content = stems.filter((stem) => !functionWords.has(stem))
  const lists = content.map((stem) => byStem.get(stem) ?? [])
  const [rarest = []] = lists.toSorted((a, b) => a.length - b.length)
  const reach = content.length === 1 ? 0 : content.length - 1 + slack
  const found: Place[] = []
  for (const at of rarest.slice(0, maxPlaces)) {
    const line = tokens[at]?.line
    const near: number[] = []
    for (let index = Math.max(0, at - reach); index <= at + reach; index++)
      if (tokens[index]?.line === line && content.includes(tokens[index]?.stem ?? '')) near.push(index)
    if (content.every((stem) => near.some((index) => tokens[index]?.stem === stem)))
      found.push({ at: Math.min(...near), size: Math.max(...near) - Math.min(...near) + 1 })
  }
  return found
}

/** A degree is met by any degree of its level or of a higher one. */
function addLevels(reading: Reading, terms: JobTerm[], places: Places) {
  const asked = terms.filter(({ level }) => level > 0)
  if (asked.length === 0) return
  const { tokens } = reading
  let at = 0
  for (const { level, start, end } of findLevels(reading).toSorted((a, b) => a.start - b.start)) {
    while (at < tokens.length && (tokens[at]?.start ?? 0) < start) at++
    let size = 0
    while ((tokens[at + size]?.start ?? Infinity) < end) size++
    if (size > 0) for (const term of asked) if (level >= term.level) places.get(term.key)?.push({ at, size })
  }
}
