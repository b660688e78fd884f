import type { Coverage, Requirement } from '#contract/analysis.ts'
import type { Reading } from '#analysis/text/reading.ts'
import { quotesOf, type Comparison } from './compare.ts'

/** The posting's requirements and preferences, and the words of the text that meet them. */
export function toRequirements({ terms, requirements }: Comparison, reading: Reading): Requirement[] {
  const byKey = new Map(terms.map((term) => [term.key, term]))
  return requirements.map(({ keys, required }) => {
    const members = keys.flatMap((key) => byKey.get(key) ?? [])
    const [evidence = null] = quotesOf(members, reading)
    return { any: members.map(({ term }) => term), required, met: evidence !== null, evidence }
  })
}

export function countCoverage(requirements: Requirement[]): Coverage {
  return {
    required: countMet(requirements.filter(({ required }) => required)),
    preferred: countMet(requirements.filter(({ required }) => !required)),
  }
}

const countMet = (all: Requirement[]) => ({ met: all.filter(({ met }) => met).length, total: all.length })
