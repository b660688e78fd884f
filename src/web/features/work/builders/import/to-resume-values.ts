import type { Profile } from '#contract/profile.ts'
import type { ResumeFields } from '@foothold/resume-engine/reading'
import type { User } from '#contract/users.ts'
import { normalizePhone } from '../resume/phone.ts'
import { fieldsToValues, findLinkedIn } from '@foothold/resume-engine/json-resume'
import { blankPosition, blankResume, type ResumeValues } from '@foothold/resume-engine/resume-values'

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
      achievements: description ?? '',
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

/** A parsed resume as values of the form. A year without a month stays as written, for the person to complete. */
export function readingToResume(fields: ResumeFields): ResumeValues {
  const values = fieldsToValues(fields)
  // What a resume says of a job is its bullets.
  const positions = values.positions.map((job) => ({ ...job, achievements: job.description, description: '' }))
  return { ...values, positions, phone: normalizePhone(values.phone) }
}
