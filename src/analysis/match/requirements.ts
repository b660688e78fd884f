import type { Coverage, Requirement } from '#contract/analysis.ts'
import type { Reading } from '#analysis/text/reading.ts'
import { quotesOf, type ComparedTerm } from './compare.ts'

/** The posting's required and preferred terms, and whether the text meets them. */
export function toRequirements(terms: ComparedTerm[], reading: Reading): Requirement[] {
  return terms
    .filter(({ kind }) => kind !== 'other')
    .map((term) => ({
      any: [term.term],
      required: term.kind === 'required',
      met: term.credited.length > 0,
      evidence: quotesOf([term], reading)[0] ?? null,
    }))
}

export function countCoverage(requirements: Requirement[]): Coverage {
  return {
    required: countMet(requirements.filter(({ required }) => required)),
    preferred: countMet(requirements.filter(({ required }) => !required)),
  }
}

const countMet = (all: Requirement[]) => ({ met: all.filter(({ met }) => met).length, total: all.length })
