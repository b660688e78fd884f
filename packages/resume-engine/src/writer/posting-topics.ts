import { findPlaces } from '#engine/match/places.ts'
import { readTerms } from '#engine/posting/terms.ts'
import type { JobTerm } from '#engine/posting/job-term.ts'
import { readText } from '#engine/text/reading.ts'
import { tokenize } from '#engine/text/tokens.ts'
import { rarity } from '#engine/words/background.ts'
import { isInEnglish } from './language.ts'
import { oneLine } from './lines.ts'

/** What a posting names, and what it requires. */
export interface Topics {
  terms: JobTerm[]
  /** Each requirement with the terms that meet it. */
  required: JobTerm[][]
}

/** `names` are the employer and the title, whose words are nothing that is asked for. */
export function readTopics(posting: string, names: readonly string[]): Topics {
  if (posting.trim() === '' || !isInEnglish([posting])) return { terms: [], required: [] }
  const read = readTerms(readText(posting))
  const named = new Set(tokenize(names.join('\n')).map(({ stem }) => stem))
  const terms = read.terms.filter(({ stems }) => !stems.every((stem) => named.has(stem)))
  const { requirements } = read
  const byKey = new Map(terms.map((term) => [term.key, term]))
  const required = requirements
    .filter(({ required }) => required)
    .map(({ keys }) => keys.flatMap((key) => byKey.get(key) ?? []))
  return { terms, required }
}

/** The keys of the terms that a text mentions, in any of their spellings. */
export function findMentioned(text: string, { terms }: Topics): Set<string> {
  if (terms.length === 0 || text === '') return new Set()
  const places = findPlaces(readText(text), terms)
  return new Set([...places].filter(([, found]) => found.length > 0).map(([key]) => key))
}

/** How much of what a posting names a text mentions. */
export function measureRelevance(text: string, topics: Topics): number {
  const mentioned = findMentioned(text, topics)
  return topics.terms.reduce((sum, { key, importance }) => sum + (mentioned.has(key) ? importance : 0), 0)
}

const minRarity = 0.85

/** Telling enough to tie a sentence to: "Kubernetes" and "food cost", but neither "store" nor "hiring", nor a degree. */
export function isSpecific({ term, concept, level }: JobTerm): boolean {
  if (level > 0 || concept?.isRole || (concept && concept.fields.length === 0)) return false
  const tokens = tokenize(term)
  if (term.length > 5 && term === term.toUpperCase()) return false
  if (tokens.length > 1 || /\p{L}.*\p{Lu}|[\d+#]/u.test(term)) return true
  return concept !== null && tokens.some(({ stem }) => rarity(stem) >= minRarity)
}

const leadingWords =
  /^(?:(?:consistent|strong|solid|deep|proven|advanced|excellent|proficient|good|basic|lead|manage|follow|advise|write|read|use|speak|own|run|maintain|support|handle|perform|conduct|develop|note)\s+)+(?=\S)/i

/** The thing itself: "subcontractor management" for "lead subcontractor management". */
export const nameTerm = ({ term }: JobTerm): string => oneLine(term).replace(leadingWords, '')
