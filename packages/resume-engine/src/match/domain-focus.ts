import type { Reading } from '#engine/text/reading.ts'
import type { Concept, Mention } from '#engine/words/lexicon.ts'
import { getPostingRarity } from '#engine/words/posting-rarity.ts'
import { namesOnePerson } from '#engine/words/titles.ts'
import type { ComparedTerm } from './compared-term.ts'

export interface Focus {
  /** The part of a text's professional terms that belong to the posting's field, from 0 to 1. */
  share: number
  within: string[]
  outside: string[]
}

/** A posting that says less than this in words known to belong to a field is of none that is known. */
const minWeight = 1
const roleWeight = 2.5
/** Weighs against a text of few terms: each one that is left out can be missed. */
const unsaid = 12

/** How far a text speaks of the posting's field of work: a bank teller's resume and an accountant's share many words. */
export function findDomainFocus(reading: Reading, posting: Reading, terms: ComparedTerm[]): Focus | null {
  const profile = buildProfile(posting, terms)
  if ([...profile.values()].reduce((sum, weight) => sum + weight, 0) < minWeight) return null
  const highest = Math.max(...profile.values())
  const asked = new Set(terms.filter(({ credited }) => credited.length > 0).map(({ concept }) => concept))
  const nearTo = (concept: Concept) =>
    asked.has(concept) ? 1 : Math.max(...concept.fields.map((field) => (profile.get(field) ?? 0) / highest)) ** 2
  const told = weighConcepts(reading, findHeldAgainst(reading))
  let inside = 0
  let all = unsaid
  const nearness = new Map<Concept, number>()
  for (const [concept, { weight, isHeld }] of told) {
    const near = nearTo(concept)
    nearness.set(concept, near)
    inside += weight * near
    all += isHeld ? weight : weight * near
  }
  const words = (isWithin: boolean) =>
    [...told]
      .filter(([concept, { isHeld }]) => (nearness.get(concept) ?? 0) >= 0.5 === isWithin && (isWithin || isHeld))
      .sort(([, a], [, b]) => b.weight - a.weight || (a.words < b.words ? -1 : 1))
      .map(([, { words }]) => words)
  return { share: inside / all, within: words(true), outside: words(false) }
}

/** How much of a posting belongs to each field of work. */
function buildProfile(posting: Reading, terms: ComparedTerm[]): Map<string, number> {
  const profile = new Map<string, number>()
  const add = ({ fields }: Concept, weight: number) => {
    for (const field of fields) profile.set(field, (profile.get(field) ?? 0) + weight / fields.length)
  }
  // The root, because what many postings ask for is the very field of sales and service.
  for (const { concept, importance } of terms)
    if (concept) add(concept, importance * Math.sqrt(getPostingRarity(concept)))
  for (const [concept] of weighConcepts(posting)) if (concept.isRole) add(concept, roleWeight)
  return profile
}

/**
 * Only titles and lists tell that a person is of another field: a true sentence about other work must not cost anything,
 * wherever it stands.
 */
function findHeldAgainst({ lines, tokens }: Reading): (mention: Mention) => boolean {
  const listed = new Set(
    lines.filter(({ isList, section }) => isList || section === 'skills').map(({ from }) => tokens[from]?.line),
  )
  const bullets = new Set(lines.filter(({ isBullet }) => isBullet).map(({ from }) => tokens[from]?.line))
  return ({ concept, at }) => {
    const line = tokens[at]?.line
    return listed.has(line) || (concept.isRole && !bullets.has(line))
  }
}

function weighConcepts(
  { text, tokens, mentions }: Reading,
  isHeldAgainst: (mention: Mention) => boolean = () => false,
): Map<Concept, { weight: number; words: string; isHeld: boolean }> {
  const found = new Map<Concept, { weight: number; words: string; isHeld: boolean }>()
  for (const mention of mentions) {
    const { concept, at, size, isInner } = mention
    if (isInner || concept.fields.length === 0) continue
    if (concept.isRole && !namesOnePerson(tokens[at + size - 1]?.word ?? '')) continue
    const isHeld = isHeldAgainst(mention)
    const known = found.get(concept)
    if (known) {
      known.isHeld ||= isHeld
      continue
    }
    const words = tokens.slice(at, at + size)
    const weight = (concept.isRole ? roleWeight : 1) * getPostingRarity(concept)
    const written = text.slice(words[0]?.start, words.at(-1)?.end).replaceAll(/\s+/g, ' ')
    found.set(concept, { weight, words: written, isHeld })
  }
  return found
}
