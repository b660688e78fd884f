import type { Check } from '#contract/analysis.ts'
import type { Point } from '#analysis/resume-reader/dates.ts'
import { quotesOf, type Comparison, type ComparedTerm } from '#analysis/match/compare.ts'
import { findDomainFocus } from '#analysis/match/domain-focus.ts'
import { historyOf } from '#analysis/match/history.ts'
import { nearestTitle, titleOf } from '#analysis/match/titles.ts'
import { levelNames, findLevels, findYears } from '#analysis/posting/levels.ts'
import type { Reading } from '#analysis/text/reading.ts'
import { checkOf, counted, listed } from './check.ts'

export interface MatchInput {
  reading: Reading
  posting: Reading
  comparison: Comparison
  targetJob: string
  asOf: Point | undefined
}

/** How a resume meets a posting, about 60 of 100 points; what the posting does not ask for is not checked. */
export function matchChecks(input: MatchInput): Check[] {
  const { terms } = input.comparison
  const checks = [
    ...(terms.length > 0 ? [coverageCheck(terms, input.reading), shownCheck(terms, input.reading)] : []),
    titleCheck(input),
    focusCheck(input),
    yearsCheck(input),
    educationCheck(input),
  ]
  return checks.filter((check) => check !== null)
}

const sumOf = (terms: ComparedTerm[]) => terms.reduce((sum, { importance }) => sum + importance, 0)

/** Nobody has all of it: this much of the weight of all terms earns all points, and the first of it the most. */
const enoughCovered = 0.8
const firstCountMost = 0.7

function coverageCheck(terms: ComparedTerm[], reading: Reading): Check {
  const found = terms.filter(({ credited }) => credited.length > 0)
  const missing = terms.filter(({ credited }) => credited.length === 0)
  const most = missing.filter(({ kind }) => kind === 'required').concat(missing)
  const names = [...new Set(most.map(({ term }) => term))]
  return checkOf({
    id: 'terms',
    title: 'Keywords from the job description',
    weight: 26,
    share: (sumOf(found) / sumOf(terms) / enoughCovered) ** firstCountMost,
    evidence: quotesOf(found, reading),
    fix: `Missing: ${listed(names, 8)}. Add the ones that apply to you, worded as in the job description, where you used them.`,
  })
}

function shownCheck(terms: ComparedTerm[], reading: Reading): Check {
  const shown = terms.filter(({ shownAt }) => shownAt.length > 0)
  const bare = terms
    .filter(({ shownAt, credited }) => shownAt.length === 0 && credited.length > 0)
    .map(({ term }) => term)
  return checkOf({
    id: 'evidence',
    title: 'Keywords backed up by your work',
    weight: 5,
    share: (sumOf(shown) / sumOf(terms) / enoughCovered) ** firstCountMost,
    evidence: quotesOf(shown, reading, ({ shownAt }) => shownAt),
    fix:
      bare.length > 0
        ? `Listed but not backed up: ${listed(bare, 6)}. Add a line under a job that says how you used it.`
        : 'Describe what you did under each job, using the keywords from the job description that apply to you.',
  })
}

function titleCheck({ reading, posting, targetJob }: MatchInput): Check | null {
  const wanted = titleOf(posting, targetJob)
  if (!wanted) return null
  const held = nearestTitle(wanted, reading)
  return checkOf({
    id: 'title',
    title: 'Job title',
    weight: 12,
    share: held?.near ?? 0,
    evidence: held ? [held.title.text] : [],
    fix: `The job title is "${wanted.text}". If you have done that work, use the same title.`,
  })
}

/** Some of what everyone tells belongs to other fields. */
const enoughFocus = 0.6

function focusCheck({ reading, posting, comparison }: MatchInput): Check | null {
  const focus = findDomainFocus(reading, posting, comparison.terms)
  return (
    focus &&
    checkOf({
      id: 'focus',
      title: 'Relevant field',
      weight: 17,
      share: focus.share / enoughFocus,
      evidence: focus.within,
      fix:
        focus.outside.length > 0
          ? `Much of your resume is about other fields: ${listed(focus.outside)}. Lead with what this job needs.`
          : 'Say more about what you did in the field of this job.',
    })
  )
}

function yearsCheck({ reading, posting, asOf }: MatchInput): Check | null {
  const asked = findYears(posting).toSorted((a, b) => b.years - a.years)[0]
  if (!asked) return null
  const { jobs, months } = historyOf(reading, asOf)
  const stated = findYears(reading).toSorted((a, b) => b.years - a.years)[0]
  const fromDates = Math.round((months / 12) * 10) / 10
  const isStated = (stated?.years ?? 0) > fromDates
  return checkOf({
    id: 'years',
    title: 'Years of experience',
    weight: 2,
    share: Math.max(fromDates, stated?.years ?? 0) / asked.years,
    evidence: isStated && stated ? [stated.words] : jobs.map(({ words }) => words),
    fix: `The job asks for ${asked.words}. Your dates add up to ${counted(fromDates, 'year')}. Give each job its dates, including months.`,
  })
}

function educationCheck({ reading, posting }: MatchInput): Check | null {
  const asked = findLevels(posting)[0]
  if (!asked) return null
  const held = findLevels(reading).at(-1)
  return checkOf({
    id: 'education',
    title: 'Education level',
    weight: 2,
    share: (held?.level ?? 0) >= asked.level ? 1 : (held?.level ?? 0) / asked.level / 2,
    evidence: held ? [held.words] : [],
    fix: `The job asks for ${levelNames[asked.level]} level ("${asked.words}"). If you have it, spell out the degree.`,
  })
}
