import { readTerms } from '#engine/posting/terms.ts'
import { hasSections, readText, type Reading, type TextLine } from '#engine/text/reading.ts'
import type { MarkedTerm } from '#engine/detailed-analysis.ts'
import { findKeywordStuffing, type Misuses } from './keyword-stuffing.ts'
import { compareRequirements, type ComparedRequirement } from './requirements.ts'
import { findPlaces } from './places.ts'
import type { ComparedTerm } from './compared-term.ts'

export interface Comparison {
  terms: ComparedTerm[]
  requirements: ComparedRequirement[]
  misuses: Misuses
}

/** Which of a posting's terms a text has, where, and which of them count. */
export function compare(reading: Reading, posting: Reading | null): Comparison {
  const { terms: asked, requirements } = posting ? readTerms(posting) : { terms: [], requirements: [] }
  const places = findPlaces(reading, asked)
  const misuses = findKeywordStuffing(reading, posting, asked, places)
  const sections = hasSections(reading)
  const lineAt = lineOfToken(reading)
  const terms = asked.map((term): ComparedTerm => {
    const all = places.get(term.key) ?? []
    const credited = all.filter(({ at }) => !misuses.tokens.has(at))
    return { ...term, all, credited, shownAt: credited.filter(({ at }) => isEvidence(lineAt[at], sections)) }
  })
  return { terms, requirements: compareRequirements(requirements, terms, reading), misuses }
}

function lineOfToken({ lines, tokens }: Reading): (TextLine | undefined)[] {
  const found: (TextLine | undefined)[] = Array.from({ length: tokens.length })
  for (const line of lines) found.fill(line, line.from, line.to)
  return found
}

const minWords = 5

function isEvidence(line: TextLine | undefined, sections: boolean): boolean {
  if (!line || line.heading) return false
  // Everything under a job is about that job, however short: "Picking, packing, driving forklift".
  if (line.section === 'work') return true
  if (line.isList || line.to - line.from < minWords) return false
  return line.section === 'other' || (!sections && line.section === null)
}

/** The text without what earns nothing: every check reads this. */
export function removeMisuses(reading: Reading, { misuses }: Comparison): Reading {
  if (misuses.tokens.size === 0) return reading
  const characters = reading.text.split('')
  for (const at of misuses.tokens) {
    const token = reading.tokens[at]
    if (token) characters.fill(' ', token.start, token.end)
  }
  return readText(characters.join(''))
}

/** For the screen: the places of each term in both texts. Leaves out the alternatives of a term that is met. */
export function markTerms({ terms, requirements, misuses }: Comparison, { tokens }: Reading): MarkedTerm[] {
  const found = new Set(terms.filter(({ credited }) => credited.length > 0).map(({ key }) => key))
  const spared = new Set(requirements.flatMap(({ keys }) => (keys.some((key) => found.has(key)) ? keys : [])))
  return terms
    .filter(({ key, all }) => all.length > 0 || !spared.has(key))
    .map(({ key, term, kind, importance, credited, all, inJob }) => ({
      term,
      kind,
      state: all.length === 0 ? 'missing' : credited.length === 0 || misuses.repeated.has(key) ? 'misused' : 'matched',
      importance,
      inText: all.map(({ at, size }): [number, number] => [tokens[at]?.start ?? 0, tokens[at + size - 1]?.end ?? 0]),
      inJob,
    }))
}
