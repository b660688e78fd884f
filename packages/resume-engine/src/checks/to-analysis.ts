import type { Check, Flag } from '#engine/model/analysis.ts'
import { limits as listLimits } from '#engine/model/fields.ts'
import { markTerms, type Comparison } from '#engine/match/compare.ts'
import type { DetailedAnalysis } from '#engine/detailed-analysis.ts'
import type { Reading } from '#engine/text/reading.ts'
import { describeOtherLanguage, isEnglish } from '#engine/text/is-english.ts'
import { countCoverage } from '#engine/match/requirements.ts'
import type { Misuse, MisuseKind } from '#engine/match/keyword-stuffing.ts'
import { computeScore } from './check.ts'

/** An analysis in the contract's lists, each line of which comes from a check. */
export function toDetailedAnalysis(
  checks: Check[],
  comparison: Comparison,
  { reading, posting }: { reading: Reading; posting: Reading | null },
  faults: Flag[],
  limits: string[],
): DetailedAnalysis {
  if (!isEnglish(reading)) return { ...unread, flags: [foreignText] }
  if (posting && !isEnglish(posting)) return { ...unread, flags: [foreignPosting] }
  const requirements = comparison.requirements
    .slice(0, listLimits.list)
    .map(({ any, required, met, evidence }) => ({ any, required, met, evidence }))
  const { required, preferred } = countCoverage(requirements)
  const covers = required.total > 0 ? [`Covers ${required.met} of ${required.total} required keywords`] : []
  const flags: Flag[] = [...(posting ? [] : [noPosting]), ...faults, ...toMisuseFlags(comparison.misuses.list)]
  const passed = checks.filter(({ outcome }) => outcome === 'pass')
  const lost = checks
    .filter(({ outcome }) => outcome !== 'pass')
    .sort((a, b) => b.weight - b.earned - (a.weight - a.earned))
  const isGood = required.total > 0 && required.met * 3 >= required.total * 2
  return {
    atsScore: computeScore(checks),
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

const misuseFlags: Record<MisuseKind, Omit<Flag, 'evidence'>> = {
  copied: { id: 'copied_posting', message: 'This is copied from the job description. It earns no points.' },
  stuffed: { id: 'stuffed_terms', message: 'These are keywords without a sentence. They earn no points.' },
  repeated: { id: 'repeated_terms', message: 'You repeat this too often. Say it once, where it applies.' },
  hidden: { id: 'hidden_text', message: 'The text has characters that no reader can see. Remove them.' },
}

const toMisuseFlags = (list: Misuse[]): Flag[] =>
  list.map(({ kind, words }) => ({ ...misuseFlags[kind], evidence: words }))

const noPosting: Flag = {
  id: 'no_posting',
  message: 'There is no job description, so the score covers form and writing only.',
  evidence: '',
}

const foreignText: Flag = {
  id: 'not_english',
  message: describeOtherLanguage('This text'),
  evidence: '',
}

const foreignPosting: Flag = {
  id: 'not_english',
  message: describeOtherLanguage('The job description'),
  evidence: '',
}

/** Checks, terms and suggestions are made for English, so nothing is said about a text in another language. */
const unread: DetailedAnalysis = {
  atsScore: null,
  strengths: [],
  improvements: [],
  keywords: [],
  suggestions: [],
  checks: [],
  terms: [],
  coverage: null,
  requirements: [],
  flags: [],
  limits: [],
}
