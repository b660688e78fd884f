import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, limits, month, optionalText, text, timestamp, timestampInput } from './fields.ts'

export const workPreferences = ['remote', 'in-office', 'hybrid'] as const

const optionalMonth = month.nullish().transform((value) => value || null)

/** A list whose blank entries are dropped and whose doubles count once. */
const phrases = z
  .array(text(limits.name))
  .max(limits.list, `Please keep to ${limits.list} entries`)
  .transform((entries) => [...new Set(entries.filter((entry) => entry !== ''))])
  .nullish()
  .transform((entries) => entries ?? [])

const workHistoryEntry = z.object({
  company: text(limits.name),
  position: text(limits.name),
  startDate: optionalMonth,
  endDate: optionalMonth,
  description: optionalText(limits.note),
})

export const yearMessage = 'Please enter a year, such as 2018'
const educationEntry = z.object({
  institution: text(limits.name),
  degree: optionalText(limits.name),
  fieldOfStudy: optionalText(limits.name),
  graduationYear: z
    .number(yearMessage)
    .int(yearMessage)
    .min(1900, yearMessage)
    .max(2200, yearMessage)
    .nullish()
    .transform((year) => year ?? null),
})

/** What a person sends to replace their profile; what is left out becomes null, empty or false. */
export const profileBody = z.object({
  phone: optionalText(limits.name),
  address: optionalText(limits.name),
  workHistory: z
    .array(workHistoryEntry)
    .max(limits.list)
    .nullish()
    .transform((entries) => entries ?? []),
  skills: phrases,
  education: z
    .array(educationEntry)
    .max(limits.list)
    .nullish()
    .transform((entries) => entries ?? []),
  certifications: phrases,
  salaryExpectation: z
    .number('Please enter a whole number')
    .int('Please enter a whole number')
    .min(0)
    .max(2_000_000_000)
    .nullish()
    .transform((salary) => salary ?? null),
  benefits: phrases,
  workPreference: z
    .enum(workPreferences)
    .nullish()
    .transform((preference) => preference ?? null),
  willingToRelocate: z
    .boolean()
    .nullish()
    .transform((willing) => willing ?? false),
})
export type ProfileBody = z.output<typeof profileBody>

export const profile = z.object({
  id,
  userId: id,
  phone: z.string().nullable(),
  address: z.string().nullable(),
  workHistory: z
    .array(
      z.object({
        company: z.string(),
        position: z.string(),
        startDate: z.string().nullable(),
        endDate: z.string().nullable(),
        description: z.string().nullable(),
      }),
    )
    .max(limits.list),
  skills: z.array(z.string()).max(limits.list),
  education: z
    .array(
      z.object({
        institution: z.string(),
        degree: z.string().nullable(),
        fieldOfStudy: z.string().nullable(),
        graduationYear: z.number().int().nullable(),
      }),
    )
    .max(limits.list),
  certifications: z.array(z.string()).max(limits.list),
  salaryExpectation: z.number().int().nullable(),
  benefits: z.array(z.string()).max(limits.list),
  workPreference: z.enum(workPreferences).nullable(),
  willingToRelocate: z.boolean(),
  resumeUrl: z.string().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Profile = z.infer<typeof profile>

export const readProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  summary: 'The own employment profile, or null',
  access: 'signed-in',
  reply: profile.nullable(),
})

/** The code of the 409 for a profile that was saved elsewhere since `knownUpdatedAt`. */
export const newerProfile = 'newer_profile'

export const saveProfile = endpoint({
  method: 'POST',
  path: '/api/profile',
  summary: 'Replaces the own employment profile, except for the resume',
  access: 'signed-in',
  body: profileBody.extend({
    /** The `updatedAt` of the profile as it was read, null if there was none: a newer one is not replaced. */
    knownUpdatedAt: timestampInput.nullish(),
  }),
  reply: profile,
})
