import type { Profile } from '#contract/profile.ts'
import type { ResumeFields } from '#contract/resume-reading.ts'
import type { User } from '#contract/users.ts'
import { blankLetter, type LetterValues } from '../letter/letter-values.ts'
import { normalizePhone } from '../resume/phone.ts'
import { blankPosition, blankResume, blankSchool, isBlank, type ResumeValues } from '../resume/resume-values.ts'

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

/** The values that the letter form shares with a resume. */
export function resumeToLetter(current: LetterValues, found: ResumeValues): LetterValues {
  const { fullName, email, phone, location, linkedin, positions, skills } = found
  return {
    ...current,
    personalInfo: { fullName, email, phone, location, linkedin },
    experience: {
      relevantExperience: positions
        .map(({ position, company, description }) =>
          [[position, company].filter(Boolean).join(' at '), description].filter(Boolean).join(': '),
        )
        .filter(Boolean)
        .join('\n'),
      keyAchievements: positions
        .map(({ achievements }) => achievements)
        .filter(Boolean)
        .join('\n'),
      skills,
    },
  }
}

/** What a letter takes over from the resume's form: also the job that is applied for. */
export function shareWithLetter(resume: ResumeValues): LetterValues {
  const { targetJob, jobDescription } = resume
  const jobDetails = { ...blankLetter.jobDetails, position: targetJob, jobDescription }
  return { ...resumeToLetter(blankLetter, resume), jobDetails }
}

/** What a resume takes over from the letter's form. */
export const shareWithResume = ({ personalInfo, jobDetails, experience }: LetterValues): ResumeValues => ({
  ...blankResume,
  ...personalInfo,
  skills: experience.skills,
  targetJob: jobDetails.position,
  jobDescription: jobDetails.jobDescription,
})

type Values = Record<string, unknown>

const isEmpty = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every((entry) => typeof entry === 'object' && entry !== null && isBlank(entry))
  return false
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields that have another value already, which `found` would overwrite. */
export function findConflicts(current: object, found: object): string[] {
  const mine: Values = { ...current }
  return Object.entries(found).flatMap(([name, value]) => {
    const current = mine[name]
    if (isObject(value) && isObject(current)) return findConflicts(current, value)
    if (isEmpty(value) || isEmpty(current) || JSON.stringify(value) === JSON.stringify(current)) return []
    return [name]
  })
}

/** Merges `found` into `current`: only into empty fields, or into every field that was found. */
export function mergeImported<Form extends object>(current: Form, found: Form, overwrite: boolean): Form {
  const mine = { ...current } as Values
  const merged = Object.entries(found).map(([name, value]) => {
    const current = mine[name]
    if (isObject(value) && isObject(current)) return [name, mergeImported(current, value, overwrite)]
    return [name, !isEmpty(value) && (overwrite || isEmpty(current)) ? value : current]
  })
  return { ...current, ...Object.fromEntries(merged) }
}
