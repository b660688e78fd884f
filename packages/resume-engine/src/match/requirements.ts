import type { Coverage, Requirement } from '#engine/model/analysis.ts'
import type { JobRequirement } from '#engine/posting/terms.ts'
import type { Reading } from '#engine/text/reading.ts'
import { getPostingRarity } from '#engine/words/posting-rarity.ts'
import { quoteTerms, type ComparedTerm } from './compared-term.ts'

/** A requirement of the posting, and whether the text meets it. */
export interface ComparedRequirement extends Requirement {
  keys: string[]
  /** The weight of its weightiest alternative. */
  importance: number
  /** It is met by something told of work, and not only by a list. */
  isShown: boolean
}

/** Most people have the degree that most postings ask for. */
const degreeWeight = 0.5

/** Which requirements the text meets, by which of its words. */
export function compareRequirements(
  requirements: JobRequirement[],
  terms: ComparedTerm[],
  reading: Reading,
): ComparedRequirement[] {
  const byKey = new Map(terms.map((term) => [term.key, term]))
  return requirements.map(({ keys, required }) => {
    const members = keys.flatMap((key) => byKey.get(key) ?? [])
    const [evidence = null] = quoteTerms(members, reading)
    const isShown = members.some(({ shownAt }) => shownAt.length > 0)
    const importance = Math.max(0.01, ...members.map(weighTerm))
    return {
      keys,
      any: members.map(({ term }) => term),
      required,
      met: evidence !== null,
      evidence,
      isShown,
      importance,
    }
  })
}

/** A skill that few postings name tells more than Excel. */
function weighTerm({ level, concept, importance }: ComparedTerm): number {
  if (level > 0) return degreeWeight
  return concept ? importance * getPostingRarity(concept) : importance
}

export function countCoverage(requirements: Requirement[]): Coverage {
  return {
    required: countMet(requirements.filter(({ required }) => required)),
    preferred: countMet(requirements.filter(({ required }) => !required)),
  }
}

const countMet = (all: Requirement[]) => ({ met: all.filter(({ met }) => met).length, total: all.length })
