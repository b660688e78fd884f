import type { Check } from '#engine/model/analysis.ts'
import type { Point } from '#engine/resume-reader/dates.ts'
import type { Comparison } from '#engine/match/compare.ts'
import { findDomainFocus } from '#engine/match/domain-focus.ts'
import { readHistory } from '#engine/match/history.ts'
import { countCoverage } from '#engine/match/requirements.ts'
import { findTitle, nearestTitle, type Title } from '#engine/match/titles.ts'
import { findLevels, findYears } from '#engine/posting/levels.ts'
import type { Reading } from '#engine/text/reading.ts'
import { calibrate } from './calibration.ts'
import { countWords, createCheck, joinWords } from './check.ts'
import { createPreferredCheck, createRequiredCheck, type DocumentName } from './coverage.ts'

export interface MatchInput {
  reading: Reading
  posting: Reading
  comparison: Comparison
  targetJob: string
  asOf: Point | undefined
}

/**
 * The terms that a posting asks for and its field of work weigh this much together. A term met of two that are asked for says
 * little, so the fewer there are, the more the field of work weighs.
 */
const matchWeight = 70
const mostRequired = 42
const fewRequired = 6

/** How a resume meets a posting, 84 of 100 points. What the posting does not ask for is not checked. */
export function createMatchChecks(input: MatchInput): Check[] {
  const { requirements } = input.comparison
  const { total } = countCoverage(requirements).required
  const requiredWeight = (mostRequired * total) / (total + fewRequired)
  const checks = [
    createRequiredCheck(requirements, 'resume', requiredWeight),
    createPreferredCheck(requirements, 'resume'),
    createEvidenceCheck(input),
    createTitleCheck(input.reading, findTitle(input.posting, input.targetJob), 9, 'resume'),
    createFocusCheck(input, matchWeight - requiredWeight),
    createYearsCheck(input),
    createEducationCheck(input),
  ]
  return calibrate(checks.filter((check) => check !== null))
}

function createEvidenceCheck({ reading, comparison: { requirements } }: MatchInput): Check | null {
  const required = requirements.filter((requirement) => requirement.required)
  const shown = required.filter(({ isShown }) => isShown)
  const bare = required.flatMap(({ met, isShown, evidence }) => (met && !isShown ? (evidence ?? []) : []))
  if (required.length === 0) return null
  const heading = reading.lines.find((line) => line.heading === 'skills')?.text
  const pronoun = bare.length === 1 ? 'it' : 'them'
  return createCheck({
    id: 'evidence',
    title: 'Skills shown in your jobs',
    weight: 2,
    share: shown.length / required.length,
    evidence: shown.flatMap(({ evidence }) => evidence ?? []),
    fix:
      bare.length > 0
        ? `Your resume names ${joinWords(bare.slice(0, 6), 'and')} only ${heading ? `under "${heading}"` : 'in a list'}; say in which job you used ${pronoun}.`
        : 'Say under each job which of the skills in the posting you used there.',
    about: bare,
  })
}

/** The title of the posting, or the one that the person wants. */
export function createTitleCheck(
  reading: Reading,
  wanted: Title | null,
  weight: number,
  name: DocumentName,
): Check | null {
  if (!wanted) return null
  const held = nearestTitle(wanted, reading)
  return createCheck({
    id: 'title',
    title: 'Job title',
    weight,
    share: held?.near ?? 0,
    evidence: held ? [held.title.text] : [],
    about: held ? [held.title.text] : [],
    fix: `The job's title is "${wanted.text}"; ${held ? `the nearest in your ${name} is "${held.title.text}"` : `your ${name} names no such title`}.`,
  })
}

/** Some of what everyone tells belongs to other fields. */
const targetFocus = 0.35

function createFocusCheck({ reading, posting, comparison }: MatchInput, weight: number): Check | null {
  const focus = findDomainFocus(reading, posting, comparison.terms)
  return (
    focus &&
    createCheck({
      id: 'focus',
      title: 'Relevant field',
      weight,
      share: focus.share / targetFocus,
      evidence: focus.within,
      fix:
        focus.outside.length > 0
          ? `Your resume lists ${joinWords(focus.outside.slice(0, 5), 'and')}, which belong to other fields; lead with what this job needs.`
          : 'Say more about what you did in the field of this job.',
    })
  )
}

function createYearsCheck({ reading, posting, asOf }: MatchInput): Check | null {
  const asked = findYears(posting).toSorted((a, b) => b.years - a.years)[0]
  if (!asked) return null
  const { jobs, months } = readHistory(reading, asOf)
  const stated = findYears(reading).toSorted((a, b) => b.years - a.years)[0]
  const fromDates = Math.round((months / 12) * 10) / 10
  const isStated = (stated?.years ?? 0) > fromDates
  return createCheck({
    id: 'years',
    title: 'Years of experience',
    weight: 1,
    share: Math.max(fromDates, stated?.years ?? 0) / asked.years,
    evidence: isStated && stated ? [stated.words] : jobs.map(({ words }) => words),
    fix: `The posting asks for ${asked.words}; the dates of your jobs add up to ${countWords(fromDates, 'year')}.`,
  })
}

function createEducationCheck({ reading, posting }: MatchInput): Check | null {
  const asked = findLevels(posting)[0]
  if (!asked) return null
  const held = findLevels(reading).at(-1)
  return createCheck({
    id: 'education',
    title: 'Education level',
    weight: 1,
    share: (held?.level ?? 0) >= asked.level ? 1 : (held?.level ?? 0) / asked.level / 2,
    evidence: held ? [held.words] : [],
    about: held ? [held.words] : [],
    fix: `The posting asks for "${asked.words}"; ${held ? `the highest degree in your resume is "${held.words}"` : 'your resume names no degree'}.`,
  })
}
