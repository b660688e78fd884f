import { z } from 'zod/mini'
import { type Profile, profileBody, type ProfileBody, workPreferences, yearMessage } from '#contract/profile.ts'
import { readMonth } from '@foothold/resume-engine/months'

const jobFields = z.object({
  company: z.string(),
  position: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  description: z.string(),
})
export type JobValues = z.infer<typeof jobFields>

const schoolFields = z.object({
  institution: z.string(),
  degree: z.string(),
  fieldOfStudy: z.string(),
  graduationYear: z.string(),
})
export type SchoolValues = z.infer<typeof schoolFields>

/** The values of the profile form: strings until it is sent. */
export const profileFields = z.object({
  phone: z.string(),
  address: z.string(),
  workHistory: z.array(jobFields),
  skills: z.array(z.string()),
  education: z.array(schoolFields),
  certifications: z.array(z.string()),
  salaryExpectation: z.string(),
  benefits: z.array(z.string()),
  workPreference: z.enum(['', ...workPreferences]),
  willingToRelocate: z.boolean(),
  links: z.array(z.string()),
})
export type ProfileValues = z.infer<typeof profileFields>

export const blankJob: JobValues = { company: '', position: '', startDate: '', endDate: '', description: '' }
export const blankSchool: SchoolValues = { institution: '', degree: '', fieldOfStudy: '', graduationYear: '' }
export const blankProfile: ProfileValues = {
  phone: '',
  address: '',
  workHistory: [],
  skills: [],
  education: [],
  certifications: [],
  salaryExpectation: '',
  benefits: [],
  workPreference: '',
  willingToRelocate: false,
  links: [],
}

const toText = (value: string | number | null) => String(value ?? '')

/** A missing profile becomes empty fields. */
export function toProfileValues(profile: Profile | null): ProfileValues {
  if (!profile) return blankProfile
  return {
    phone: toText(profile.phone),
    address: toText(profile.address),
    workHistory: profile.workHistory.map(({ company, position, startDate, endDate, description }) => ({
      company,
      position,
      startDate: toText(startDate),
      endDate: toText(endDate),
      description: toText(description),
    })),
    skills: profile.skills,
    education: profile.education.map(({ institution, degree, fieldOfStudy, graduationYear }) => ({
      institution,
      degree: toText(degree),
      fieldOfStudy: toText(fieldOfStudy),
      graduationYear: toText(graduationYear),
    })),
    certifications: profile.certifications,
    salaryExpectation: toText(profile.salaryExpectation),
    benefits: profile.benefits,
    workPreference: profile.workPreference ?? '',
    willingToRelocate: profile.willingToRelocate,
    links: profile.links,
  }
}

/** A profile as it was read, with the time it was saved. Null before the first save. */
export interface ProfileVersion {
  values: ProfileValues
  updatedAt: string | null
}

export const toVersion = (profile: Profile | null): ProfileVersion => ({
  values: toProfileValues(profile),
  updatedAt: profile?.updatedAt ?? null,
})

/** Parses a whole number as people write it (`68,000`, `$68 000`). Null if empty, NaN if it is no number. */
export function readWholeNumber(input: string) {
  const text = input.replace(/[\s$€£'’]/g, '')
  if (text === '') return null
  return /^\d+$|^\d{1,3}(,\d{3})+$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN
}

/** Form-only checks run before the contract's, which sees the converted values. */
const checkedFields = z.pipe(
  z.extend(profileFields, {
    education: z.array(
      z.extend(schoolFields, {
        graduationYear: z.string().check(z.refine(isYear, yearMessage)),
      }),
    ),
    workHistory: z.array(
      jobFields.check(z.refine(endsAfterStart, { message: 'Please enter a month after the start', path: ['endDate'] })),
    ),
  }),
  z.transform((values): z.input<typeof profileBody> => ({
    ...values,
    workHistory: values.workHistory.map((job) => ({
      ...job,
      startDate: readMonth(job.startDate),
      endDate: readMonth(job.endDate),
    })),
    education: values.education.map((school) => ({
      ...school,
      graduationYear: readWholeNumber(school.graduationYear),
    })),
    salaryExpectation: readWholeNumber(values.salaryExpectation),
    workPreference: values.workPreference || null,
  })),
)

/** Validates the form and converts it to the request. */
export const profileForm = z.pipe(checkedFields, profileBody)

function isYear(input: string) {
  const year = readWholeNumber(input)
  return year === null || (year >= 1900 && year <= 2200)
}

function endsAfterStart({ startDate, endDate }: JobValues) {
  const [start, end] = [readMonth(startDate), readMonth(endDate)]
  return !isMonth(start) || !isMonth(end) || start <= end
}

const isMonth = (text: string) => /^\d{4}-\d\d$/.test(text)

const isBlank = (entry: object) => Object.values(entry).every((value) => value === null || value === '')

/** Drops entries that were added but never filled in. */
export function withoutBlankEntries(body: ProfileBody): ProfileBody {
  return {
    ...body,
    workHistory: body.workHistory.filter((job) => !isBlank(job)),
    education: body.education.filter((school) => !isBlank(school)),
  }
}
