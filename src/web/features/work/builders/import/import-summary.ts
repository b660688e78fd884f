import type { SectionKind } from '@foothold/resume-engine/forms'
import { isBlank, type ResumeValues } from '@foothold/resume-engine/resume-values'

const sectionNames: Record<Exclude<SectionKind, 'custom'>, [string, string]> = {
  projects: ['project', 'projects'],
  languages: ['language', 'languages'],
  volunteering: ['volunteer role', 'volunteer roles'],
  awards: ['award', 'awards'],
  publications: ['publication', 'publications'],
  links: ['link', 'links'],
}

const list = (texts: readonly string[], last: 'and' | 'or') =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${last} ${texts.at(-1)}`

const count = (many: number, [one, several]: readonly [string, string]) =>
  many === 0 ? [] : [`${many} ${many === 1 ? one : several}`]

const isYear = (text: string) => /^\d{4}$/.test(text)

/** How many dates of jobs are a year without its month. */
export const countYears = ({ positions }: Pick<ResumeValues, 'positions'>) =>
  positions.flatMap(({ startDate, endDate }) => [startDate, endDate]).filter(isYear).length

/** `We found 6 positions, 2 schools and 14 skills. We found no phone number.` */
export function summarizeImport(found: ResumeValues, leftOut: readonly string[]): string {
  const positions = found.positions.filter((position) => !isBlank(position)).length
  const skills = found.skills.split(',').filter((skill) => skill.trim() !== '').length
  const counts = [
    ...count(positions, ['position', 'positions']),
    ...count(found.educations.length, ['school', 'schools']),
    ...count(skills, ['skill', 'skills']),
    ...count(found.certifications.length, ['certification', 'certifications']),
    ...found.sections.flatMap(({ kind, title, entries }) =>
      kind === 'custom'
        ? count(entries.length, [`entry in ${title}`, `entries in ${title}`])
        : count(entries.length, sectionNames[kind]),
    ),
  ]
  const missing = [
    ...(found.fullName === '' ? ['name'] : []),
    ...(found.email === '' ? ['email'] : []),
    ...(found.phone === '' ? ['phone number'] : []),
    ...(positions === 0 ? ['positions'] : []),
    ...(skills === 0 ? ['skills'] : []),
  ]
  const years = countYears(found)
  return [
    counts.length > 0 && `We found ${list(counts, 'and')}.`,
    missing.length > 0 && `We found no ${list(missing, 'or')}.`,
    years > 0 && `Please add the month to ${years} ${years === 1 ? 'date' : 'dates'}.`,
    leftOut.length > 0 && `The form has no field for ${list(leftOut, 'and')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
