import type { Check } from '#engine/model/analysis.ts'

/** Every check. Each leads to a form field: `features/work/builders/analysis/check-fields.ts`. */
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
  | 'told'
  | 'variety'
  | 'verbs'
  | 'years'

interface Finding {
  id: CheckId
  title: string
  weight: number
  /** From 0 to 1. */
  share: number
  evidence: string[]
  fix: string
  /** The words of the text that the fix is about. */
  about?: string[]
}

const maxEvidence = 12
const maxEvidenceLength = 160

/** A check that earned a share of its weight. A check that earned all of it has nothing to fix. */
export function createCheck({ id, title, weight, share, evidence, fix, about = [] }: Finding): Check {
  const earned = weight * Math.min(1, Math.max(0, share))
  const isPassed = earned >= weight
  return {
    id,
    title,
    outcome: isPassed ? 'pass' : share >= 0.4 ? 'warn' : 'fail',
    weight,
    earned,
    evidence: shorten(evidence),
    fix: isPassed ? '' : fix,
    about: isPassed ? [] : shorten(about),
  }
}

const shorten = (quotes: string[]) => quotes.slice(0, maxEvidence).map((words) => words.slice(0, maxEvidenceLength))

/** `round(100 * sum(earned) / sum(weight))`, as the contract has it. */
export function computeScore(checks: Check[]): number {
  const earned = checks.reduce((sum, check) => sum + check.earned, 0)
  const weight = checks.reduce((sum, check) => sum + check.weight, 0)
  return weight === 0 ? 0 : Math.min(100, Math.round((100 * earned) / weight))
}

/** `2 words`, `1 word`. */
export const countWords = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`

/** `SQL, Excel and Tableau` */
export const joinWords = (words: string[], conjunction: 'and' | 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`

export const join = (words: string[], max = 5): string => words.slice(0, max).join(', ')
