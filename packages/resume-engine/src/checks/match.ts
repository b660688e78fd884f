import type { Check } from '#engine/model/analysis.ts'
import type { Point } from '#engine/resume-reader/dates.ts'
import type { Comparison } from '#engine/match/compare.ts'
import { findDomainFocus } from '#engine/match/domain-focus.ts'
import { readHistory } from '#engine/match/history.ts'
import { findTitle, nearestTitle, type Title } from '#engine/match/titles.ts'
import { levelNames, findLevels, findYears } from '#engine/posting/levels.ts'
import type { Reading } from '#engine/text/reading.ts'
import { rarity } from '#engine/words/background.ts'
import { isGeneric } from '#engine/words/generic.ts'
import { countWords, createCheck, join } from './check.ts'
import { createPreferredCheck, createRequiredCheck } from './coverage.ts'

export interface MatchInput {
  reading: Reading
  posting: Reading
  comparison: Comparison
  targetJob: string
  asOf: Point | undefined
}

/** How a resume meets a posting, 84 of 100 points. What the posting does not ask for is not checked. */
export function createMatchChecks(input: MatchInput): Check[] {
  const { requirements } = input.comparison
  const checks = [
    createRequiredCheck(requirements),
    createPreferredCheck(requirements, 1),
    createEvidenceCheck(input),
    createTitleCheck(input.reading, findTitle(input.posting, input.targetJob), 9),
    createFocusCheck(input),
    createWordingCheck(input),
    createYearsCheck(input),
    createEducationCheck(input),
  ]
  return checks.filter((check) => check !== null)
}

function createEvidenceCheck({ comparison: { requirements } }: MatchInput): Check | null {
  const required = requirements.filter((requirement) => requirement.required)
  const shown = required.filter(({ isShown }) => isShown)
  const bare = required.filter(({ met, isShown }) => met && !isShown)
  if (required.length === 0) return null
  return createCheck({
    id: 'evidence',
    title: 'Skills shown in your jobs',
    weight: 2,
    share: shown.length / required.length,
    evidence: shown.flatMap(({ evidence }) => evidence ?? []),
    fix:
      bare.length > 0
        ? `Only in your skills list: ${join(
            bare.flatMap(({ evidence }) => evidence ?? []),
            6,
          )}. Mention each one in a job entry.`
        : 'Describe what you did under each job, using the skills from the job description that apply to you.',
    about: bare.flatMap(({ evidence }) => evidence ?? []),
  })
}

/** Words that no list knows count here: how much of the posting's rarer words the resume has. */
const targetWording = 0.6

function createWordingCheck({ reading, posting, comparison }: MatchInput): Check | null {
  const { cosine, missing } = compareWording(reading, posting, comparison)
  if (cosine === null) return null
  return createCheck({
    id: 'wording',
    title: 'Wording of the job description',
    weight: 3,
    share: cosine / targetWording,
    evidence: [],
    fix: `The job description also says: ${join(missing, 6)}. Use its words for the work you have done.`,
  })
}

/** The title of the posting, or the one that the person wants. */
export function createTitleCheck(reading: Reading, wanted: Title | null, weight: number): Check | null {
  if (!wanted) return null
  const held = nearestTitle(wanted, reading)
  return createCheck({
    id: 'title',
    title: 'Job title',
    weight,
    share: held?.near ?? 0,
    evidence: held ? [held.title.text] : [],
    about: held ? [held.title.text] : [],
    fix: `The job title is "${wanted.text}". If you have done that work, use the same title.`,
  })
}

/** Some of what everyone tells belongs to other fields. */
const targetFocus = 0.6

function createFocusCheck({ reading, posting, comparison }: MatchInput): Check | null {
  const focus = findDomainFocus(reading, posting, comparison.terms)
  return (
    focus &&
    createCheck({
      id: 'focus',
      title: 'Relevant field',
      weight: 22,
      share: focus.share / targetFocus,
      evidence: focus.within,
      fix:
        focus.outside.length > 0
          ? `Much of your resume is about other fields: ${join(focus.outside)}. Lead with what this job needs.`
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
    fix: `The job asks for ${asked.words}. Your dates add up to ${countWords(fromDates, 'year')}. Give each job its dates, including months.`,
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
    fix: `The job asks for ${levelNames[asked.level]} level ("${asked.words}"). If you have it, spell out the degree.`,
  })
}

const rareEnough = 0.5

/**
 * The cosine between a posting's words, weighed by how rare they are, and those of them that the text has. Words that the
 * posting lacks do not count: a true sentence more must not cost anything.
 */
function compareWording(reading: Reading, posting: Reading, { zones, terms, requirements }: Comparison) {
  const named = new Set(terms.flatMap(({ stems }) => stems))
  const spared = new Set(requirements.flatMap(({ met, keys }) => (met ? keys : [])))
  const alternatives = new Set(
    terms.flatMap(({ key, stems, all }) => (spared.has(key) && all.length === 0 ? stems : [])),
  )
  const asked = new Map<string, { weight: number; word: string }>()
  for (const [at, { word, stem, start }] of posting.tokens.entries()) {
    const rare = rarity(stem)
    if (zones[at] === 'aside' || rare < rareEnough || isGeneric(word, stem) || /^\d/.test(word)) continue
    // The employer and the town are named with a capital, and are no terms.
    if (alternatives.has(stem) || (/\p{Lu}/u.test(posting.text.charAt(start)) && !named.has(stem))) continue
    asked.set(stem, { weight: rare ** 2, word })
  }
  const said = new Set(reading.tokens.map(({ stem }) => stem))
  let all = 0
  let shared = 0
  const missing: string[] = []
  for (const [stem, { weight, word }] of asked) {
    all += weight ** 2
    if (said.has(stem)) shared += weight ** 2
    else missing.push(word)
  }
  return { cosine: all === 0 ? null : Math.sqrt(shared / all), missing }
}
