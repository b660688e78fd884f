import type { Reading } from '#analysis/text/reading.ts'
import type { Token } from '#analysis/text/tokens.ts'
import { isKnownWord, rarity } from '#analysis/words/background.ts'
import { isGeneric } from '#analysis/words/generic.ts'
import type { Concept } from '#analysis/words/lexicon.ts'
import type { TermKind, Zone } from './posting-sections.ts'

/** Something a posting asks for, in its own words. */
export interface JobTerm {
  /** Equal for all spellings: a concept's id, or the stem of a word that belongs to none. */
  key: string
  term: string
  kind: TermKind
  importance: number
  concept: Concept | null
  inJob: [number, number][]
}

const kindWeight: Record<TermKind, number> = { required: 1, preferred: 0.6, other: 0.55 }
const generalWeight = 0.25
const wordWeight = 0.45
const mostTerms = 60
const mostWords = 18
/** A word of everyday English is no term by itself. */
const rareEnough = 0.8

interface Found {
  key: string
  concept: Concept | null
  weight: number
  zone: Zone
  place: [number, number]
}

/** What a posting asks for, the weightiest first; the order of its words changes nothing. */
export function termsOf(posting: Reading, zones: Zone[]): JobTerm[] {
  const found = [...conceptsIn(posting, zones), ...wordsIn(posting, zones)]
  const marksRequired = found.some(({ zone }) => zone === 'required')
  const byKey = Map.groupBy(found, ({ key }) => key)
  const terms = [...byKey].map(([key, places]): JobTerm => {
    const kind = kindOf(places, marksRequired)
    const weight = Math.max(...places.map((place) => place.weight)) * (1 + 0.2 * Math.min(3, places.length - 1))
    const inJob = places.map(({ place }) => place)
    const [first = [0, 0]] = inJob
    const concept = places[0]?.concept ?? null
    return { key, term: written(posting.text, first), kind, importance: weight * kindWeight[kind], concept, inJob }
  })
  const ordered = terms.sort((a, b) => b.importance - a.importance || (a.key < b.key ? -1 : 1))
  const words = new Set(ordered.filter(({ concept }) => !concept).slice(0, mostWords))
  return ordered.filter((term) => term.concept || words.has(term)).slice(0, mostTerms)
}

const written = (text: string, [start, end]: [number, number]) => text.slice(start, end).replaceAll(/\s+/g, ' ')

/** Where nothing is said to be required, what is asked for at all is. */
function kindOf(places: Found[], marksRequired: boolean): TermKind {
  const kinds = new Set(places.map(({ zone }) => zone))
  if (kinds.has('required') || (!marksRequired && kinds.has('other'))) return 'required'
  return kinds.has('other') ? 'other' : 'preferred'
}

function conceptsIn({ tokens, mentions }: Reading, zones: Zone[]): Found[] {
  return mentions.flatMap(({ concept, at, size, isTitle, isInner }): Found[] => {
    const [first, last, zone] = [tokens[at], tokens[at + size - 1], zones[at]]
    if (!first || !last || !zone || zone === 'aside' || isTitle || isInner) return []
    const weight = conceptWeight(concept, tokens.slice(at, at + size))
    return [{ key: concept.id, concept, weight, zone, place: [first.start, last.end] }]
  })
}

/** Phrases over words, and words of a trade over those that everyone uses. */
export function conceptWeight(concept: Concept, tokens: Token[]): number {
  if (concept.fields.length === 0) return generalWeight
  const rarest = Math.max(...tokens.map((token) => rarity(token.stem)))
  return (0.3 + 0.7 * rarest ** 2) * (1 + 0.2 * (tokens.length - 1))
}

function wordsIn({ text, tokens, mentions }: Reading, zones: Zone[]): Found[] {
  const taken = new Set(mentions.flatMap(({ at, size }) => Array.from({ length: size }, (_, index) => at + index)))
  const names = namesIn(text, tokens)
  return tokens.flatMap((token, at): Found[] => {
    const zone = zones[at]
    const isTerm = token.word.length > 2 && token.word.length < 30 && /^\p{L}/u.test(token.word)
    if (!zone || zone === 'aside' || taken.has(at) || !isTerm || isGeneric(token.word, token.stem)) return []
    const told = rarity(token.stem)
    if (told < rareEnough || (zone !== 'required' && names.has(token.stem))) return []
    return [{ key: token.stem, concept: null, weight: wordWeight * told ** 3, zone, place: [token.start, token.end] }]
  })
}

/** Words that no table knows and that are never written small: the employer, the town, a person. */
function namesIn(text: string, tokens: Token[]): Set<string> {
  const small = new Set<string>()
  const capital = new Set<string>()
  for (const { start, end, stem } of tokens) {
    const word = text.slice(start, end)
    if (/^\p{Lu}\p{Ll}/u.test(word)) capital.add(stem)
    else small.add(stem)
  }
  return new Set([...capital].filter((stem) => !small.has(stem) && !isKnownWord(stem)))
}
