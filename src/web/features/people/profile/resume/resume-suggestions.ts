import { limits, link } from '#contract/fields.ts'
import { maxLinks } from '#contract/profile.ts'
import type { ReadPosition, ReadStudy, ResumeFields } from '@foothold/resume-engine/reading'
import { formatJobTitle, formatSchoolTitle } from '../entry-titles.ts'
import { showPeriod } from '#web/lib/format/months.ts'
import type { JobValues, ProfileValues, SchoolValues } from '../editor/profile-values.ts'

/** A value that is in the resume and not in the profile. */
export interface ResumeSuggestion {
  id: string
  section: 'Basic Information' | 'Links' | 'Work History' | 'Skills' | 'Education' | 'Certifications'
  label: string
  /** The profile's value. Empty if it has none. */
  current: string
  found: string
  /** It would overwrite a value of the profile. */
  replaces: boolean
  apply: (values: ProfileValues) => ProfileValues
}

/** Suggestions for a profile in the order of its sections. What the profile has already is left out. */
export function findSuggestions(fields: ResumeFields, values: ProfileValues): ResumeSuggestion[] {
  return [
    ...findTexts(fields, values),
    ...findLinks(fields, values),
    ...fields.workHistory.flatMap((job, index) => findJob(toJobValues(job), index, values.workHistory)),
    ...findPhrases('skills', fields, values),
    ...fields.education.flatMap((school, index) => findSchool(toSchoolValues(school), index, values.education)),
    ...findPhrases('certifications', fields, values),
  ]
}

/** Applies the selected suggestions to the form values. */
export function applySuggestions(values: ProfileValues, suggestions: readonly ResumeSuggestion[]) {
  return suggestions.reduce((merged, suggestion) => suggestion.apply(merged), values)
}

/** The ids of suggestions that overwrite nothing. */
export const selectAdditions = (suggestions: readonly ResumeSuggestion[]): ReadonlySet<string> =>
  new Set(suggestions.filter(({ replaces }) => !replaces).map(({ id }) => id))

const normalize = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
const isSame = (a: string, b: string) => normalize(a) === normalize(b)

function findTexts(fields: ResumeFields, values: ProfileValues): ResumeSuggestion[] {
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
      apply: (merged) => ({ ...merged, [name]: fields[name] }),
    }))
}

const profileLink = link('')
/** The same page, written with or without its scheme, `www.` or a slash at the end. */
const toLinkKey = (address: string) => normalize(address).replace(/^https?:\/\/(?:www\.)?|\/$/g, '')

function findLinks(fields: ResumeFields, values: ProfileValues): ResumeSuggestion[] {
  const known = new Set(values.links.map(toLinkKey))
  const found: string[] = []
  for (const written of fields.links) {
    const address = profileLink.safeParse(/^https?:/i.test(written) ? written : `https://${written}`).data
    if (address === undefined || known.has(toLinkKey(address))) continue
    known.add(toLinkKey(address))
    found.push(address)
  }
  return found.slice(0, Math.max(0, maxLinks - values.links.length)).map((address) => ({
    id: `link-${address}`,
    section: 'Links',
    label: address,
    current: '',
    found: address,
    replaces: false,
    apply: (merged) => ({ ...merged, links: [...merged.links, address].slice(0, maxLinks) }),
  }))
}

/**
 * A year alone is no month. It stays as written, for the person to complete: a job without an end date would count
 * as the current job.
 */
function toJobValues({ isCurrent, writtenDates, place: _place, startDate, endDate, ...job }: ReadPosition): JobValues {
  const written = writtenDates.split(/\s*[–—‒−~〜]\s*|\s+-\s+|\s+to\s+/)
  return {
    ...job,
    startDate: startDate ?? written[0] ?? '',
    endDate: isCurrent ? '' : (endDate ?? written.at(-1) ?? ''),
  }
}

const toSchoolValues = ({ graduationYear, ...school }: ReadStudy): SchoolValues => ({
  ...school,
  graduationYear: String(graduationYear ?? ''),
})

/** Merges what was found into the entry. A value missing in the resume never clears one. */
function mergeEntry<Entry extends JobValues | SchoolValues>(found: Entry, current: Entry): Entry {
  const filledIn = Object.entries(found).filter(([, text]) => text !== '')
  return { ...current, ...Object.fromEntries(filledIn) }
}

/** A job without an end date is a current job, so adding an end date counts as an overwrite. */
function overwrites<Entry extends JobValues | SchoolValues>(entry: Entry, current: Entry) {
  const texts: Record<string, string> = { ...current }
  return Object.entries(entry).some(
    ([name, text]) => (name === 'endDate' || texts[name] !== '') && !isSame(text, texts[name] ?? ''),
  )
}

function isSameEntry<Entry extends JobValues | SchoolValues>(a: Entry, b: Entry) {
  const texts: Record<string, string> = { ...b }
  return Object.entries(a).every(([name, text]) => isSame(text, texts[name] ?? ''))
}

const showJob = ({ startDate, endDate, description, ...job }: JobValues) =>
  [formatJobTitle(job), showPeriod(startDate || null, endDate || null), description].filter(Boolean).join('\n')

const showSchool = ({ fieldOfStudy, graduationYear, ...school }: SchoolValues) =>
  [formatSchoolTitle(school), [fieldOfStudy, graduationYear].filter(Boolean).join(', ')].filter(Boolean).join('\n')

function findJob(found: JobValues, index: number, jobs: readonly JobValues[]): ResumeSuggestion[] {
  const entryIndex = jobs.findIndex((job) => isSame(job.company, found.company) && isSame(job.position, found.position))
  return toEntrySuggestion(jobs[entryIndex], found, {
    id: `job-${index}`,
    section: 'Work History',
    label: formatJobTitle(found) || 'Work Experience',
    show: showJob,
    insert: (values, entry) => ({ ...values, workHistory: putAt(values.workHistory, entryIndex, entry) }),
  })
}

function findSchool(found: SchoolValues, index: number, schools: readonly SchoolValues[]): ResumeSuggestion[] {
  const isSameSchool = (school: SchoolValues) =>
    isSame(school.institution, found.institution) && (!school.degree || isSame(school.degree, found.degree))
  const entryIndex = schools.findIndex(isSameSchool)
  return toEntrySuggestion(schools[entryIndex], found, {
    id: `school-${index}`,
    section: 'Education',
    label: formatSchoolTitle(found) || 'Education',
    show: showSchool,
    insert: (values, entry) => ({ ...values, education: putAt(values.education, entryIndex, entry) }),
  })
}

interface EntryKind<Entry> extends Pick<ResumeSuggestion, 'id' | 'section' | 'label'> {
  show: (entry: Entry) => string
  insert: (values: ProfileValues, entry: Entry) => ProfileValues
}

function toEntrySuggestion<Entry extends JobValues | SchoolValues>(
  current: Entry | undefined,
  found: Entry,
  { show, insert, ...suggestion }: EntryKind<Entry>,
): ResumeSuggestion[] {
  const entry = current ? mergeEntry(found, current) : found
  if (current && isSameEntry(entry, current)) return []
  return [
    {
      ...suggestion,
      current: current ? show(current) : '',
      found: show(entry),
      replaces: current !== undefined && overwrites(entry, current),
      apply: (values) => insert(values, entry),
    },
  ]
}

/** Replaces the entry it belongs to. A new entry goes to the end, if there is room. */
function putAt<Entry>(entries: readonly Entry[], entryIndex: number, entry: Entry) {
  return entryIndex === -1 ? [...entries, entry].slice(0, limits.list) : entries.with(entryIndex, entry)
}

/** A resume may tell the year of a certification that the profile names without it. */
const removeYear = (phrase: string) => phrase.replace(/ \(\d{4}(?:–\d{4})?\)$/, '')

function findPhrases(
  name: 'skills' | 'certifications',
  fields: ResumeFields,
  values: ProfileValues,
): ResumeSuggestion[] {
  const known = new Set(values[name].map(normalize))
  const suggestions: ResumeSuggestion[] = []
  for (const phrase of fields[name]) {
    if (phrase === '' || known.has(normalize(phrase))) continue
    known.add(normalize(phrase))
    const phraseIndex = values[name].findIndex((current) => normalize(current) === removeYear(normalize(phrase)))
    suggestions.push({
      id: `${name}-${phrase}`,
      section: name === 'skills' ? 'Skills' : 'Certifications',
      label: phrase,
      current: values[name][phraseIndex] ?? '',
      found: phrase,
      replaces: phraseIndex !== -1,
      apply: (merged) => ({ ...merged, [name]: putAt(merged[name], phraseIndex, phrase) }),
    })
  }
  return suggestions
}
