import type { ResumeEducation, ResumeForm, ResumePosition } from '#engine/model/forms.ts'
import type { Time } from './verb-phrases.ts'

const isFilled = (entry: Record<string, string>) => Object.values(entry).some((value) => value !== '')

/** The positions that count: the list where it is sent, else the form's own fields; the newest first, undated ones last. */
export function listPositions(form: ResumeForm): ResumePosition[] {
  const { company, position, place, startDate, endDate, description, achievements } = form
  const single = { company, position, place, startDate, endDate, description, achievements }
  const listed = form.positions.some(isFilled) ? form.positions : [single]
  return listed
    .filter(isFilled)
    .sort((a, b) => compare(lastMonth(b), lastMonth(a)) || compare(b.startDate, a.startDate))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const lastMonth = ({ startDate, endDate }: ResumePosition) => endDate || (startDate && '9999-12')

/** The studies that count, the latest first. */
export function listEducations(form: ResumeForm): ResumeEducation[] {
  return form.educations.filter(isFilled).sort((a, b) => compare(findYear(b), findYear(a)))
}

const findYear = (entry: ResumeEducation) => /\d{4}/.exec(entry.graduationYear)?.[0] ?? ''

/** The dates of a position or of an entry of an added section. */
type Dated = Pick<ResumePosition, 'startDate' | 'endDate'>

export const isCurrent = ({ startDate, endDate }: Dated) => startDate !== '' && endDate === ''

export function getTime(position: Dated): Time {
  if (position.endDate) return 'past'
  return position.startDate ? 'present' : 'unknown'
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2019-03` as `Mar 2019`; a year alone stays. */
export function formatMonth(month: string): string {
  const [year = '', number] = month.split('-')
  return number === undefined ? year : `${monthNames[Number(number) - 1]} ${year}`
}

/** `Mar 2019 - Present`, and what there is of it. */
export function formatPeriod(start: string, end: string): string {
  if (!start) return end && formatMonth(end)
  return `${formatMonth(start)} - ${end ? formatMonth(end) : 'Present'}`
}

export const formatDates = ({ startDate, endDate }: Dated) => formatPeriod(startDate, endDate)
