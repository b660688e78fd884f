import type { Reading } from '#engine/text/reading.ts'
import type { Token } from '#engine/text/tokens.ts'
import { isKnownWord, rarity } from '#engine/words/background.ts'
import { isGeneric } from '#engine/words/generic.ts'
import { quote, weighConcept, type Found } from './job-term.ts'
import type { Zone } from './zone.ts'

const wordWeight = 0.45
/** A word of everyday English is no term by itself. */
const rareEnough = 0.8

/** Terms of a posting that are marked here and asked for nowhere: known ones anywhere, and rare words of tasks. */
export const findLooseTerms = (posting: Reading, zones: Zone[]): Found[] => [
  ...findConcepts(posting, zones),
  ...findWords(posting, zones),
]

function findConcepts({ text, tokens, mentions }: Reading, zones: Zone[]): Found[] {
  return mentions.flatMap(({ concept, at, size, isTitle, isInner }): Found[] => {
    const [first, last, zone] = [tokens[at], tokens[at + size - 1], zones[at]]
    if (!first || !last || !zone || zone === 'aside' || isTitle || isInner) return []
    const words = tokens.slice(at, at + size)
    const place: [number, number] = [first.start, last.end]
    const stems = words.map(({ stem }) => stem)
    return [
      {
        key: concept.id,
        concept,
        level: 0,
        stems,
        term: quote(text, place),
        weight: weighConcept(concept, words),
        zone: 'other',
        place,
      },
    ]
  })
}

/** Rare words of tasks, which no list knows. */
function findWords({ text, tokens, mentions }: Reading, zones: Zone[]): Found[] {
  const known = new Set(mentions.flatMap(({ at, size }) => Array.from({ length: size }, (_, index) => at + index)))
  const names = findNamesOnly(text, tokens)
  return tokens.flatMap((token, at): Found[] => {
    const isTerm = token.word.length > 2 && token.word.length < 30 && /^\p{L}/u.test(token.word)
    if (zones[at] !== 'other' || known.has(at) || !isTerm || isGeneric(token.word, token.stem)) return []
    const rare = rarity(token.stem)
    if (rare < rareEnough || names.has(token.stem)) return []
    const place: [number, number] = [token.start, token.end]
    const own = { concept: null, level: 0, stems: [token.stem], zone: 'other' as const, place }
    return [{ ...own, key: token.stem, term: quote(text, place), weight: wordWeight * rare ** 3 }]
  })
}

/** Words that no table knows and that are never written small: the employer, the town, a person. */
function findNamesOnly(text: string, tokens: Token[]): Set<string> {
  const small = new Set<string>()
  const capital = new Set<string>()
  for (const { start, end, stem } of tokens) {
    const word = text.slice(start, end)
    if (/^\p{Lu}\p{Ll}/u.test(word)) capital.add(stem)
    else small.add(stem)
  }
  return new Set([...capital].filter((stem) => !small.has(stem) && !isKnownWord(stem)))
}
