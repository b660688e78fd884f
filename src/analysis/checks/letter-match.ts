import type { Check } from '#contract/analysis.ts'
import { findTitle } from '#analysis/match/titles.ts'
import { createPreferredCheck, createRequiredCheck } from './coverage.ts'
import type { LetterInput } from './letter.ts'
import { createTitleCheck } from './match.ts'

/** How a letter meets the posting, 51 of 100 points; with a position alone, whether it speaks of that profession. */
export function createLetterMatchChecks({ reading, posting, comparison, position }: LetterInput): Check[] {
  const { requirements } = comparison
  const checks = [
    createRequiredCheck(requirements),
    createPreferredCheck(requirements, 1),
    createTitleCheck(reading, findTitle(posting, position), 5),
  ]
  return checks.filter((check) => check !== null)
}
