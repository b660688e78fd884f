import type { Check } from '#engine/model/analysis.ts'

/**
 * What a missing part of the match costs where all else is there, and the share of the match at which the cost falls from the whole
 * to that. Few resumes that fit have more than half of what a posting asks for: people don't write down all they can do. Fitted to
 * public resumes and postings (`bench/analysis/README.md`), so that most resumes that fit earn 65 points or more in all, and most
 * of another field fewer than 30. The cost never rises with the share, so no check earns less because another earns more.
 */
const leastCost = 0.38
const middle = 0.22
const steepness = 8

/** The checks of a match on the scale that is shown: what each of them lost shrinks by the same factor. */
export function calibrate(checks: Check[]): Check[] {
  const weight = checks.reduce((sum, check) => sum + check.weight, 0)
  const share = weight === 0 ? 1 : Math.min(1, checks.reduce((sum, check) => sum + check.earned, 0) / weight)
  const cost = leastCost + (1 - leastCost) / (1 + (share / middle) ** steepness)
  return checks.map((check) => ({ ...check, earned: check.weight - (check.weight - check.earned) * cost }))
}
