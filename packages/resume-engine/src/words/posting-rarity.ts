import type { Concept } from './lexicon.ts'
import counts from './posting-counts.json' with { type: 'json' }

const terms: Partial<Record<string, number>> = counts.terms

/**
 * How much a term tells by being rare among postings: 1 for one that hardly any names, 0.1 for communication, which every
 * other posting asks for. `bench/analysis/count-terms.ts` counts them.
 */
export const getPostingRarity = ({ id }: Concept): number =>
  1 - Math.log(1 + (terms[id] ?? 0)) / Math.log(1 + counts.postings)
