import type { Check, Flag } from '#contract/analysis.ts'
import { limits as listLimits } from '#contract/fields.ts'
import type { Comparison } from '#analysis/match/compare.ts'
import type { DetailedAnalysis } from '#analysis/detailed-analysis.ts'
import type { Reading } from '#analysis/text/reading.ts'
import { markTerms } from '#analysis/match/compare.ts'
import { isEnglish } from '#analysis/text/is-english.ts'
import { countCoverage } from '#analysis/match/requirements.ts'
import { computeScore } from './check.ts'
import { noPosting, notEnglish, toMisuseFlags } from './flags.ts'

/** An analysis in the contract's lists, each line of which comes from a check. */
export function toDetailedAnalysis(
  checks: Check[],
  comparison: Comparison,
  { reading, posting }: { reading: Reading; posting: Reading | null },
  faults: Flag[],
  limits: string[],
): DetailedAnalysis {
  const requirements = comparison.requirements
    .slice(0, listLimits.list)
    .map(({ any, required, met, evidence }) => ({ any, required, met, evidence }))
  const { required, preferred } = countCoverage(requirements)
  const covers = required.total > 0 ? [`Covers ${required.met} of ${required.total} required keywords`] : []
  const isRead = isEnglish(reading) && (!posting || isEnglish(posting))
  const flags: Flag[] = [
    ...(isRead ? [] : [notEnglish]),
    ...(posting ? [] : [noPosting]),
    ...faults,
    ...toMisuseFlags(comparison.misuses.list),
  ]
  const passed = checks.filter(({ outcome }) => outcome === 'pass')
  const lost = checks
    .filter(({ outcome }) => outcome !== 'pass')
    .sort((a, b) => b.weight - b.earned - (a.weight - a.earned))
  const isGood = required.total > 0 && required.met * 3 >= required.total * 2
  return {
    atsScore: isRead ? computeScore(checks) : null,
    strengths: [...(isGood ? covers : []), ...passed.map(strength)],
    improvements: [
      ...(isGood ? [] : covers),
      ...lost.map(({ title, earned, weight }) => `${title}: ${points(earned)} of ${points(weight)} points`),
    ],
    keywords: comparison.terms.filter(({ credited }) => credited.length > 0).map(({ term }) => term),
    suggestions: lost.map(({ fix }) => fix),
    checks,
    terms: markTerms(comparison, reading),
    coverage: posting ? { required, preferred } : null,
    requirements,
    flags: flags.slice(0, listLimits.list),
    limits,
  }
}

const strength = ({ title, evidence }: Check) =>
  evidence.length > 0 ? `${title}: ${evidence.slice(0, 3).join(', ')}` : title

const points = (value: number) => String(Math.round(value * 10) / 10)

/** What no score of this kind knows, said wherever one is shown. */
export const commonLimits = [
  'It cannot tell what a human reader will think, or which words an employer searches for.',
  'It compares words: skills you left out do not count, and what you wrote is not verified.',
  'Every employer sets up its own system, so no score can guarantee that you get through.',
]
