import type { Profile } from '#contract/profile.ts'
import type { ResumeFields } from '#contract/resume-reading.ts'
import type { User } from '#contract/users.ts'
import { normalizePhone } from '../resume/phone.ts'
import { blankPosition, blankResume, blankSchool, type ResumeValues } from '../resume/resume-values.ts'

/** The profile as values of the resume form. */
export function profileToResume(profile: Profile | null, { firstName, lastName, email }: User): ResumeValues {
  return {
    ...blankResume,
    fullName: `${firstName} ${lastName}`.trim(),
    email,
    phone: normalizePhone(profile?.phone ?? ''),
    location: profile?.address ?? '',
    linkedin: findLinkedIn(profile?.links ?? []),
    positions: (profile?.workHistory ?? []).map(({ company, position, startDate, endDate, description }) => ({
      ...blankPosition,
      company,
      position,
      startDate: startDate ?? '',
      endDate: endDate ?? '',
      description: description ?? '',
    })),
    educations: (profile?.education ?? []).map(({ institution, degree, fieldOfStudy, graduationYear }) => ({
      institution,
      degree: degree ?? '',
      fieldOfStudy: fieldOfStudy ?? '',
      graduationYear: String(graduationYear ?? ''),
    })),
    skills: (profile?.skills ?? []).join(', '),
    certifications: profile?.certifications ?? [],
  }
}

const findLinkedIn = (links: readonly string[]) => links.find((link) => /linkedin\./i.test(link)) ?? ''

/** A parsed resume as values of the form. A year without a month stays as written, for the person to complete. */
export function readingToResume(fields: ResumeFields): ResumeValues {
  return {
    ...blankResume,
    fullName: fields.fullName,
    email: fields.email,
    phone: normalizePhone(fields.phone),
    location: fields.address,
    linkedin: findLinkedIn(fields.links),
    summary: fields.summary,
    positions: fields.workHistory.map(({ isCurrent, writtenDates, startDate, endDate, description, ...job }) => {
      const written = writtenDates.split(/\s*[–—‒−~〜]\s*|\s+-\s+|\s+to\s+/)
      return {
        ...blankPosition,
        company: job.company,
        position: job.position,
        description,
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
      entries: entries.map((entry) => ({ ...entry, startDate: '', endDate: '', link: '', description: '' })),
    })),
  }
}
