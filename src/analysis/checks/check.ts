import type { Check } from '#contract/analysis.ts'

/** Every check. Its fix may need a form field: `features/builders/analysis/fixes.ts`. */
export type CheckId =
  | 'cliches'
  | 'closing'
  | 'company'
  | 'contact'
  | 'dates'
  | 'education'
  | 'evidence'
  | 'focus'
  | 'greeting'
  | 'headings'
  | 'length'
  | 'misuse'
  | 'numbers'
  | 'openings'
  | 'order'
  | 'preferred'
  | 'proof'
  | 'required'
  | 'role'
  | 'sentences'
  | 'tense'
  | 'title'
  | 'variety'
  | 'verbs'
  | 'wording'
  | 'years'

interface Finding {
  id: CheckId
  title: string
  weight: number
  /** From 0 to 1. */
  share: number
  evidence: string[]
  fix: string
}

const maxEvidence = 12
const maxEvidenceLength = 160

/** A check that earned a share of its weight. A check that earned all of it has nothing to fix. */
export function createCheck({ id, title, weight, share, evidence, fix }: Finding): Check {
  const earned = weight * Math.min(1, Math.max(0, share))
  const isPassed = earned >= weight
  return {
    id,
    title,
    outcome: isPassed ? 'pass' : share >= 0.4 ? 'warn' : 'fail',
    weight,
    earned,
    evidence: evidence.slice(0, maxEvidence).map((words) => words.slice(0, maxEvidenceLength)),
    fix: isPassed ? '' : fix,
  }
}

/** `round(100 * sum(earned) / sum(weight))`, as the contract has it. */
export function computeScore(checks: Check[]): number {
  const earned = checks.reduce((sum, check) => sum + check.earned, 0)
  const weight = checks.reduce((sum, check) => sum + check.weight, 0)
  return weight === 0 ? 0 : Math.min(100, Math.round((100 * earned) / weight))
}

/** `2 words`, `1 word`. */
export const countWords = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`

export const join = (words: string[], max = 5): string => words.slice(0, max).join(', ')
