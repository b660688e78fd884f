import type { Check } from '@foothold/resume-engine/analysis'
import type { CheckId } from '@foothold/resume-engine/analyze'
import { readMonth } from '@foothold/resume-engine/months'
import type { LetterValues } from '../letter/letter-values.ts'
import { isBlank, type ResumeValues } from '@foothold/resume-engine/resume-values'
import type { BuilderForm } from './builder-form.ts'

type FieldOf<Values> = (values: Values, check: Check) => string

/** What a check is about in the form, where no words of the text tell it. A check that is not here is about the text alone. */
const resumeFields: Partial<Record<CheckId, FieldOf<ResumeValues>>> = {
  cliches: () => 'summary',
  contact: (values) => (['email', 'phone'] as const).find((name) => values[name].trim() === '') ?? 'phone',
  dates: findBlankDate,
  education: ({ educations }) => (educations.length > 0 ? 'educations.0.degree' : 'education'),
  evidence: findThinnestJob,
  focus: () => 'summary',
  headings: findBlankPart,
  length: (values, check) => (isTooLong(check, 1_000) ? findLongest(listJobTexts(values)) : findThinnestJob(values)),
  misuse: () => 'skills',
  numbers: findThinnestJob,
  order: () => 'positions.0.startDate',
  tense: findThinnestJob,
  title: () => 'positions.0.position',
  variety: findThinnestJob,
  verbs: findThinnestJob,
  years: findBlankDate,
}

const letterFields: Partial<Record<CheckId, FieldOf<LetterValues>>> = {
  cliches: (values) => findLongest(listLetterTexts(values)),
  company: () => 'motivation.whyCompany',
  length: (values, check) =>
    isTooLong(check, 400) ? findLongest(listLetterTexts(values)) : findShortest(listLetterTexts(values)),
  openings: (values) => findLongest(listLetterTexts(values)),
  proof: () => 'experience.keyAchievements',
  role: ({ jobDetails }) => (jobDetails.position.trim() === '' ? 'jobDetails.position' : 'motivation.whyPosition'),
  title: () => 'experience.relevantExperience',
  told: () => 'experience.keyAchievements',
}

/** Checks that the words of the text do not lead to: a form writes dates differently, and a title occurs in many places. */
const byMeaning = new Set<string>([
  'company',
  'contact',
  'dates',
  'education',
  'headings',
  'length',
  'order',
  'role',
  'title',
  'years',
] satisfies CheckId[])

/** Whether a check leads to its field by its meaning, and not by its words. */
export const isByMeaning = (check: Check) => byMeaning.has(check.id)

/** The field of the form that a check is about. Null where it is about the text alone. */
export function findCheckField({ kind, values }: BuilderForm, check: Check): string | null {
  const id = check.id as CheckId
  return (kind === 'resume' ? resumeFields[id]?.(values, check) : letterFields[id]?.(values, check)) ?? null
}

type Lengths = readonly { name: string; length: number }[]

const findLongest = (texts: Lengths) => texts.toSorted((a, b) => b.length - a.length)[0]?.name ?? ''
const findShortest = (texts: Lengths) => texts.toSorted((a, b) => a.length - b.length)[0]?.name ?? ''

/** The check quotes the number of words. */
const isTooLong = ({ evidence }: Check, most: number) => Number.parseInt(evidence[0] ?? '', 10) > most

const listJobTexts = ({ positions }: ResumeValues): Lengths =>
  positions.flatMap(({ description, achievements }, index) => [
    { name: `positions.${index}.achievements`, length: achievements.trim().length },
    { name: `positions.${index}.description`, length: description.trim().length },
  ])

const listLetterTexts = ({ experience, motivation }: LetterValues): Lengths => [
  { name: 'experience.relevantExperience', length: experience.relevantExperience.trim().length },
  { name: 'experience.keyAchievements', length: experience.keyAchievements.trim().length },
  { name: 'motivation.whyCompany', length: motivation.whyCompany.trim().length },
  { name: 'motivation.whyPosition', length: motivation.whyPosition.trim().length },
  { name: 'motivation.valueProposition', length: motivation.valueProposition.trim().length },
]

/** The job about which least is said. Blank entries come last. */
function findThinnestJob({ positions }: ResumeValues): string {
  const jobs = positions.flatMap((position, index) =>
    isBlank(position)
      ? []
      : [
          {
            name: `positions.${index}.achievements`,
            length: position.achievements.trim().length + position.description.trim().length,
          },
        ],
  )
  return findShortest(jobs) || 'positions.0.achievements'
}

const hasMonth = (date: string) => /^\d{4}-\d\d$/.test(readMonth(date))

/** The first date that is missing or has no month. */
function findBlankDate({ positions }: ResumeValues): string {
  for (const [index, position] of positions.entries()) {
    if (isBlank(position)) continue
    if (!hasMonth(position.startDate)) return `positions.${index}.startDate`
    if (position.endDate !== '' && !hasMonth(position.endDate)) return `positions.${index}.endDate`
  }
  return 'positions.0.startDate'
}

/** The first part of the form without which its heading is not written. */
function findBlankPart({ positions, education, educations, skills }: ResumeValues): string {
  if (positions.every(isBlank)) return 'positions.0.position'
  if (education.trim() === '' && educations.every(isBlank)) return 'education'
  return skills.trim() === '' ? 'skills' : 'positions.0.position'
}
