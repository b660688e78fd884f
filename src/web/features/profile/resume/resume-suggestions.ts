import { limits } from '#contract/fields.ts'
import type { ReadPosition, ReadStudy, ResumeFields } from '#contract/resume-reading.ts'
import { jobTitle, schoolTitle } from '../editor/entry-titles.ts'
import { showPeriod } from '#web/lib/format/months.ts'
import type { JobValues, ProfileValues, SchoolValues } from '../editor/profile-values.ts'

/** A value that is in the resume and not in the profile. */
export interface ResumeSuggestion {
  id: string
  section: 'Basic Information' | 'Work History' | 'Skills' | 'Education' | 'Certifications'
  label: string
  /** The profile's value. Empty if it has none. */
  current: string
  found: string
  /** It would overwrite a value of the profile. */
  replaces: boolean
  take: (values: ProfileValues) => ProfileValues
}

/** Suggestions for a profile in the order of its sections. What the profile has already is left out. */
export function offersOf(fields: ResumeFields, values: ProfileValues): ResumeSuggestion[] {
  return [
    ...textOffers(fields, values),
    ...fields.workHistory.flatMap((job, index) => jobOffer(valuesOfJob(job), index, values.workHistory)),
    ...phraseOffers('skills', fields, values),
    ...fields.education.flatMap((school, index) => schoolOffer(valuesOfSchool(school), index, values.education)),
    ...phraseOffers('certifications', fields, values),
  ]
}

/** Applies the selected suggestions to the form values. */
export function applySuggestions(values: ProfileValues, offers: readonly ResumeSuggestion[]) {
  return offers.reduce((taken, offer) => offer.take(taken), values)
}

/** The ids of suggestions that overwrite nothing. */
export const fillsOnly = (offers: readonly ResumeSuggestion[]): ReadonlySet<string> =>
  new Set(offers.filter(({ replaces }) => !replaces).map(({ id }) => id))

const alike = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
const isSame = (one: string, other: string) => alike(one) === alike(other)

function textOffers(fields: ResumeFields, values: ProfileValues): ResumeSuggestion[] {
  const names = [
    ['phone', 'Phone'],
    ['address', 'Address'],
  ] as const
  return names
    .filter(([name]) => fields[name] !== '' && !isSame(fields[name], values[name]))
    .map(([name, label]) => ({
      id: name,
      section: 'Basic Information',
      label,
      current: values[name],
      found: fields[name],
      replaces: values[name] !== '',
      take: (taken) => ({ ...taken, [name]: fields[name] }),
    }))
}

/**
 * A year alone is no month. It is kept as written, for the person to complete: a job without an end date would count
 * as the current job.
 */
function valuesOfJob({ isCurrent, writtenDates, startDate, endDate, ...job }: ReadPosition): JobValues {
  const written = writtenDates.split(/\s*[–—‒−~〜]\s*|\s+-\s+|\s+to\s+/)
  return {
    ...job,
    startDate: startDate ?? written[0] ?? '',
    endDate: isCurrent ? '' : (endDate ?? written.at(-1) ?? ''),
  }
}

const valuesOfSchool = ({ graduationYear, ...school }: ReadStudy): SchoolValues => ({
  ...school,
  graduationYear: String(graduationYear ?? ''),
})

/** Merges what was found into the entry. A value missing in the resume never clears one. */
function over<Entry extends JobValues | SchoolValues>(found: Entry, current: Entry): Entry {
  const said = Object.entries(found).filter(([, text]) => text !== '')
  return { ...current, ...Object.fromEntries(said) }
}

/** A job without an end date is a current job, so adding an end date counts as an overwrite. */
function changes<Entry extends JobValues | SchoolValues>(entry: Entry, current: Entry) {
  const texts: Record<string, string> = { ...current }
  return Object.entries(entry).some(
    ([name, text]) => (name === 'endDate' || texts[name] !== '') && !isSame(text, texts[name] ?? ''),
  )
}

function isNothingNew<Entry extends JobValues | SchoolValues>(one: Entry, other: Entry) {
  const texts: Record<string, string> = { ...other }
  return Object.entries(one).every(([name, text]) => isSame(text, texts[name] ?? ''))
}

const showJob = ({ startDate, endDate, description, ...job }: JobValues) =>
  [jobTitle(job), showPeriod(startDate || null, endDate || null), description].filter(Boolean).join('\n')

const showSchool = ({ fieldOfStudy, graduationYear, ...school }: SchoolValues) =>
  [schoolTitle(school), [fieldOfStudy, graduationYear].filter(Boolean).join(', ')].filter(Boolean).join('\n')

function jobOffer(found: JobValues, index: number, jobs: readonly JobValues[]): ResumeSuggestion[] {
  const place = jobs.findIndex((job) => isSame(job.company, found.company) && isSame(job.position, found.position))
  return entryOffer(jobs[place], found, {
    id: `job-${index}`,
    section: 'Work History',
    label: jobTitle(found) || 'Work Experience',
    show: showJob,
    put: (values, entry) => ({ ...values, workHistory: putAt(values.workHistory, place, entry) }),
  })
}

function schoolOffer(found: SchoolValues, index: number, schools: readonly SchoolValues[]): ResumeSuggestion[] {
  const isIt = (school: SchoolValues) =>
    isSame(school.institution, found.institution) && (!school.degree || isSame(school.degree, found.degree))
  const place = schools.findIndex(isIt)
  return entryOffer(schools[place], found, {
    id: `school-${index}`,
    section: 'Education',
    label: schoolTitle(found) || 'Education',
    show: showSchool,
    put: (values, entry) => ({ ...values, education: putAt(values.education, place, entry) }),
  })
}

interface EntryKind<Entry> extends Pick<ResumeSuggestion, 'id' | 'section' | 'label'> {
  show: (entry: Entry) => string
  put: (values: ProfileValues, entry: Entry) => ProfileValues
}

function entryOffer<Entry extends JobValues | SchoolValues>(
  current: Entry | undefined,
  found: Entry,
  { show, put, ...offer }: EntryKind<Entry>,
): ResumeSuggestion[] {
  const entry = current ? over(found, current) : found
  if (current && isNothingNew(entry, current)) return []
  return [
    {
      ...offer,
      current: current ? show(current) : '',
      found: show(entry),
      replaces: current !== undefined && changes(entry, current),
      take: (values) => put(values, entry),
    },
  ]
}

/** Replaces the entry it belongs to. A new entry goes to the end, if there is room. */
function putAt<Entry>(entries: readonly Entry[], place: number, entry: Entry) {
  return place === -1 ? [...entries, entry].slice(0, limits.list) : entries.with(place, entry)
}

function phraseOffers(
  name: 'skills' | 'certifications',
  fields: ResumeFields,
  values: ProfileValues,
): ResumeSuggestion[] {
  const known = new Set(values[name].map(alike))
  const offers: ResumeSuggestion[] = []
  for (const phrase of fields[name]) {
    if (phrase === '' || known.has(alike(phrase))) continue
    known.add(alike(phrase))
    offers.push({
      id: `${name}-${phrase}`,
      section: name === 'skills' ? 'Skills' : 'Certifications',
      label: phrase,
      current: '',
      found: phrase,
      replaces: false,
      take: (taken) => ({ ...taken, [name]: [...taken[name], phrase].slice(0, limits.list) }),
    })
  }
  return offers
}
