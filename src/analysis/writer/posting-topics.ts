import { readTerms } from '#analysis/posting/terms.ts'
import { readText } from '#analysis/text/reading.ts'
import { tokensOf } from '#analysis/text/tokens.ts'
import { rarity } from '#analysis/words/background.ts'
import { mentionsIn } from '#analysis/words/lexicon.ts'
import { isEnglish } from './language.ts'

/** Something a posting asks for, in its own words. */
export interface Topic {
  /** Equal for all spellings of one thing. */
  key: string
  name: string
  isRequired: boolean
  importance: number
  /** A term of some trade: neither "communication" nor a word that no list knows. */
  isProfessional: boolean
  /** Telling enough to name alone: "Kubernetes" and "food cost", but neither "store" nor "hiring". */
  isSpecific: boolean
}

/** What a posting asks for, the most important first; nothing without a posting. */
export function findTopics(posting: string): Topic[] {
  if (posting.trim() === '' || !isEnglish(posting)) return []
  return readTerms(readText(posting)).terms.map(({ key, term, kind, importance, concept }) => ({
    key,
    name: term,
    isRequired: kind === 'required',
    importance,
    isProfessional: concept !== null && concept.fields.length > 0 && !concept.isRole,
    isSpecific: isSpecific(term),
  }))
}

const minRarity = 0.85

function isSpecific(term: string): boolean {
  const tokens = tokensOf(term)
  if (tokens.length > 1 || /\p{L}.*\p{Lu}|[\d+#]/u.test(term)) return term !== term.toUpperCase() || term.length < 6
  return tokens.some(({ stem }) => rarity(stem) >= minRarity)
}

/** The keys of everything a text mentions that a posting could ask for. */
export function findKeys(text: string): Set<string> {
  const tokens = tokensOf(text)
  const mentions = mentionsIn(text, tokens).filter(({ isForeign, isTitle }) => !isForeign && !isTitle)
  return new Set([...mentions.map(({ concept }) => concept.id), ...tokens.map(({ stem }) => stem)])
}

/** How much of what a posting asks for a text mentions. */
export function measureRelevance(text: string, topics: readonly Topic[]): number {
  if (topics.length === 0) return 0
  const keys = findKeys(text)
  return topics.reduce((sum, { key, importance }) => sum + (keys.has(key) ? importance : 0), 0)
}
