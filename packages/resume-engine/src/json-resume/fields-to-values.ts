import type { ResumeFields } from '#engine/model/resume-fields.ts'
import { blankPosition, blankResume, blankSchool, blankEntry, type ResumeValues } from '#engine/model/resume-values.ts'
import { toJsonResume } from './json-resume.ts'

export const findLinkedIn = (links: readonly string[]) => links.find((link) => /linkedin\./i.test(link)) ?? ''

/** A parsed resume as values of the form. A year without a month stays as written, for the person to complete. */
export function fieldsToValues(fields: ResumeFields): ResumeValues {
  return {
    ...blankResume,
    fullName: fields.fullName,
    email: fields.email,
    phone: fields.phone,
    location: fields.address,
    linkedin: findLinkedIn(fields.links),
    summary: fields.summary,
    positions: fields.workHistory.map(({ isCurrent, writtenDates, startDate, endDate, ...job }) => {
      const written = writtenDates.split(/\s*[–—‒−~〜]\s*|\s+-\s+|\s+to\s+/)
      return {
        ...blankPosition,
        ...job,
        startDate: startDate ?? written[0] ?? '',
        endDate: isCurrent ? '' : (endDate ?? written.at(-1) ?? ''),
      }
    }),
    educations: fields.education.map(({ graduationYear, ...school }) => ({
      ...blankSchool,
      ...school,
      graduationYear: String(graduationYear ?? ''),
    })),
    skills: fields.skills.join(', '),
    certifications: fields.certifications,
    sections: (fields.sections ?? []).map(({ kind, entries }) => ({
      id: `read-${kind}`,
      kind,
      title: '',
      entries: entries.map((entry) => ({ ...blankEntry, ...entry })),
    })),
  }
}

/** What was read from a file, as a JSON Resume. Links other than LinkedIn's are profiles. */
export function fieldsToJsonResume(fields: ResumeFields) {
  const values = fieldsToValues(fields)
  const own = findLinkedIn(fields.links)
  const links = fields.links
    .filter((link) => link !== own)
    .map((link) => ({ ...blankEntry, title: getHost(link), link }))
  const section = { id: 'read-links', kind: 'links' as const, title: '', entries: links }
  return toJsonResume(links.length === 0 ? values : { ...values, sections: [...values.sections, section] })
}

const getHost = (link: string) => link.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').replace(/\/.*$/, '')
