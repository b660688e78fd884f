import { limits } from '#contract/fields.ts'
import type { ReadPosition, ReadStudy, ResumeFields } from '#contract/resume-reading.ts'
import { jobTitle, schoolTitle } from '../editor/entry-titles.ts'
import { showPeriod } from '#web/lib/format/months.ts'
import type { JobValues, ProfileValues, SchoolValues } from '../editor/profile-values.ts'

/** One thing that the resume says and the profile does not. */
export interface ResumeSuggestion {
  id: string
  section: 'Basic Information' | 'Work History' | 'Skills' | 'Education' | 'Certifications'
  label: string
  /** What the profile says instead; empty where it says nothing. */
  current: string
  found: string
  /** Taking it would change something that the profile says. */
  replaces: boolean
  take: (values: ProfileValues) => ProfileValues
}

/** What a resume has for a profile, in the order of its sections; what the profile says already is left out. */
export function offersOf(fields: ResumeFields, values: ProfileValues): ResumeSuggestion[] {
  return [
    ...textOffers(fields, values),
    ...fields.workHistory.flatMap((job, index) => jobOffer(valuesOfJob(job), index, values.workHistory)),
    ...phraseOffers('skills', fields, values),
    ...fields.education.flatMap((school, index) => schoolOffer(valuesOfSchool(school), index, values.education)),
    ...phraseOffers('certifications', fields, values),
  ]
}

/** The values with all that was chosen, and nothing else. */
export function applySuggestions(values: ProfileValues, offers: readonly ResumeSuggestion[]) {
  return offers.reduce((taken, offer) => offer.take(taken), values)
}

/** The ids of what fills a gap and changes nothing that is said. */
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
 * A year alone is no month: it is left for the person to complete, as written, rather than dropped, since a job without an
 * end is one that is held today.
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

/** What was found, over what is there: nothing that is there is taken away by a resume that is silent about it. */
function over<Entry extends JobValues | SchoolValues>(found: Entry, current: Entry): Entry {
  const said = Object.entries(found).filter(([, text]) => text !== '')
  return { ...current, ...Object.fromEntries(said) }
}

/** A job without an end is one that is held today: giving it an end changes what is said. */
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

/** In the place of the entry that it is about; at the end if it is a new one, as far as there is room. */
function putAt<Entry>(entries: readonly Entry[], place: number, entry: Entry) {
  return place === -1 ? [...entries, entry].slice(0, limits.list) : entries.with(place, entry)
}

/** A resume may tell the year of a certification that the profile names without it. */
const withoutYear = (phrase: string) => phrase.replace(/ \(\d{4}(?:–\d{4})?\)$/, '')

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
    const place = values[name].findIndex((own) => alike(own) === withoutYear(alike(phrase)))
    offers.push({
      id: `${name}-${phrase}`,
      section: name === 'skills' ? 'Skills' : 'Certifications',
      label: phrase,
      current: values[name][place] ?? '',
      found: phrase,
      replaces: place !== -1,
      take: (taken) => ({ ...taken, [name]: putAt(taken[name], place, phrase) }),
    })
  }
  return offers
}
