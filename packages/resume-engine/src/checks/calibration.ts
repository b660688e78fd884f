import type { Check } from '#engine/model/analysis.ts'

/**
 * The part of what a posting asks for that a resume has, and the part of the points that it earns. Few resumes that fit have
 * more than half of it: people don't write down all they can do. Fitted to public resumes and postings
 * (`bench/analysis/README.md`), so that most resumes that fit earn 65 points or more in all, and most of another field fewer than 40.
 * What is missing costs less the more is there, at every place, so that no check earns less because another earns more.
 */
const curve: [share: number, earned: number][] = [
  [0, 0],
  [0.05, 0.06],
  [0.1, 0.14],
  [0.15, 0.25],
  [0.2, 0.38],
  [0.25, 0.54],
  [0.3, 0.68],
  [0.35, 0.74],
  [1, 1],
]

function calibrateShare(share: number): number {
  const above = Math.max(
    1,
    curve.findIndex(([end]) => share <= end),
  )
  const [[from, low], [to, high]] = [curve[above - 1] ?? [0, 0], curve[above] ?? [1, 1]]
  return low + ((share - from) / (to - from)) * (high - low)
}

/** The checks of a match on the scale that is shown: what each of them lost shrinks by the same factor. */
export function calibrate(checks: Check[]): Check[] {
  const weight = checks.reduce((sum, check) => sum + check.weight, 0)
  const share = weight === 0 ? 1 : Math.min(1, checks.reduce((sum, check) => sum + check.earned, 0) / weight)
  if (share >= 1) return checks
  const factor = (1 - calibrateShare(share)) / (1 - share)
  return checks.map((check) => ({ ...check, earned: check.weight - (check.weight - check.earned) * factor }))
}
