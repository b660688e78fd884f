import type { SectionKind } from '@foothold/resume-engine/forms'
import { formatJobTitle, formatSchoolTitle } from '#web/features/people/profile/entry-titles.ts'
import { isBlank, type ResumeValues } from '@foothold/resume-engine/resume-values'
import type { BuilderForm } from './builder-form.ts'

/** Where a line goes in the finished text. */
export type TextPlace =
  /** Under the entry with these names, told from its namesakes by its years. */
  | { kind: 'entry'; names: string[]; years: string[] }
  /** At the end of a section, as a bullet or as a line. */
  | { kind: 'section'; section: 'education' | 'certifications' }
  /** Before the closing paragraph of a letter. */
  | { kind: 'letter' }

/** Somewhere a person may have used a term. */
export interface TermPlace {
  /** The field of the form that takes the line. */
  name: string
  label: string
  question: string
  /** A beginning to follow, with the term as TERM. */
  example: string
  inText: TextPlace
}

/** A section of these kinds tells what was done. */
const toldKinds = new Set<SectionKind>(['projects', 'volunteering', 'custom'])
/** The dialog asks about no more places. */
const maxPlaces = 40

const didWhat = 'What did you do with it?'

/** Everything in the form where a term may have been used. */
export const listTermPlaces = ({ kind, values }: BuilderForm): TermPlace[] =>
  kind === 'resume'
    ? [...listJobs(values), ...listEntries(values), ...listStudies(values), certification].slice(-maxPlaces)
    : letterPlaces

const toYears = (...dates: readonly string[]) => dates.flatMap((date) => /\d{4}/.exec(date)?.[0] ?? [])
const filled = (...names: readonly string[]) => names.map((name) => name.trim()).filter(Boolean)

function listJobs({ positions }: ResumeValues): TermPlace[] {
  return positions.flatMap((job, index): TermPlace[] => {
    if (isBlank(job)) return []
    const title = formatJobTitle(job)
    return [
      {
        name: `positions.${index}.achievements`,
        label: title || `Position ${index + 1}`,
        question: didWhat,
        example: ['Used TERM', job.position.trim() && `as ${job.position.trim()}`, 'to ...'].filter(Boolean).join(' '),
        inText: { kind: 'entry', names: filled(job.position, job.company), years: toYears(job.startDate, job.endDate) },
      },
    ]
  })
}

function listEntries({ sections }: ResumeValues): TermPlace[] {
  return sections.flatMap(({ kind, entries }, section) =>
    entries.flatMap((entry, index): TermPlace[] => {
      if (!toldKinds.has(kind) || entry.title.trim() === '') return []
      return [
        {
          name: `sections.${section}.entries.${index}.description`,
          label: [entry.title, entry.detail].filter(Boolean).join(', '),
          question: didWhat,
          example: 'Used TERM to ...',
          inText: { kind: 'entry', names: filled(entry.title), years: toYears(entry.startDate, entry.endDate) },
        },
      ]
    }),
  )
}

function listStudies({ education, educations }: ResumeValues): TermPlace[] {
  const [first] = educations.filter((school) => !isBlank(school))
  if (!first && education.trim() === '') return []
  return [
    {
      name: 'education',
      label: ['My studies', first && formatSchoolTitle(first)].filter(Boolean).join(': '),
      question: 'What did you learn or do with it?',
      example: 'Coursework: TERM ...',
      inText: { kind: 'section', section: 'education' },
    },
  ]
}

const certification: TermPlace = {
  name: 'certifications',
  label: 'A certificate or license',
  question: 'What is it called?',
  example: 'TERM ...',
  inText: { kind: 'section', section: 'certifications' },
}

const letterPlaces: TermPlace[] = [
  {
    name: 'experience.relevantExperience',
    label: 'In work I have done',
    question: didWhat,
    example: 'In my last job I used TERM to ...',
    inText: { kind: 'letter' },
  },
  {
    name: 'experience.keyAchievements',
    label: 'In something I achieved',
    question: 'What did you achieve with it?',
    example: 'I used TERM to ...',
    inText: { kind: 'letter' },
  },
]
