import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, limits, month, optionalLink, optionalText, text, timestamp, timestampInput } from './fields.ts'

export const workPreferences = ['remote', 'in-office', 'hybrid'] as const

const optionalMonth = z.pipe(
  z.nullish(month),
  z.transform((value) => value || null),
)

/** A list whose blank entries are dropped and whose doubles count once. */
const phrases = z.pipe(
  z.nullish(
    z.pipe(
      z.array(text(limits.name)).check(z.maxLength(limits.list, `Please keep to ${limits.list} entries`)),
      z.transform((entries) => [...new Set(entries.filter((entry) => entry !== ''))]),
    ),
  ),
  z.transform((entries) => entries ?? []),
)

/** The most links of a profile. */
export const maxLinks = 10
const linksMessage = `Please keep to ${maxLinks} links`

/** Web addresses that job sites ask for. Blank entries are dropped, and doubles count once. */
const profileLinks = z.pipe(
  z.nullish(
    z.pipe(
      z.array(optionalLink).check(z.maxLength(maxLinks, linksMessage)),
      z.transform((entries) => [...new Set(entries.filter((entry) => entry !== null))]),
    ),
  ),
  z.transform((entries) => entries ?? []),
)

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
  graduationYear: z.pipe(
    z.nullish(z.int(yearMessage).check(z.minimum(1900, yearMessage), z.maximum(2200, yearMessage))),
    z.transform((year) => year ?? null),
  ),
})

/** What a person sends to replace their profile; what is left out becomes null, empty or false. */
export const profileBody = z.object({
  phone: optionalText(limits.name),
  address: optionalText(limits.name),
  workHistory: z.pipe(
    z.nullish(z.array(workHistoryEntry).check(z.maxLength(limits.list))),
    z.transform((entries) => entries ?? []),
  ),
  skills: phrases,
  education: z.pipe(
    z.nullish(z.array(educationEntry).check(z.maxLength(limits.list))),
    z.transform((entries) => entries ?? []),
  ),
  certifications: phrases,
  salaryExpectation: z.pipe(
    z.nullish(z.int('Please enter a whole number').check(z.minimum(0), z.maximum(2_000_000_000))),
    z.transform((salary) => salary ?? null),
  ),
  benefits: phrases,
  workPreference: z.pipe(
    z.nullish(z.enum(workPreferences)),
    z.transform((preference) => preference ?? null),
  ),
  willingToRelocate: z.pipe(
    z.nullish(z.boolean()),
    z.transform((willing) => willing ?? false),
  ),
  links: profileLinks,
})
export type ProfileBody = z.output<typeof profileBody>

export const profile = z.object({
  id,
  userId: id,
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  workHistory: z
    .array(
      z.object({
        company: z.string(),
        position: z.string(),
        startDate: z.nullable(z.string()),
        endDate: z.nullable(z.string()),
        description: z.nullable(z.string()),
      }),
    )
    .check(z.maxLength(limits.list)),
  skills: z.array(z.string()).check(z.maxLength(limits.list)),
  education: z
    .array(
      z.object({
        institution: z.string(),
        degree: z.nullable(z.string()),
        fieldOfStudy: z.nullable(z.string()),
        graduationYear: z.nullable(z.int()),
      }),
    )
    .check(z.maxLength(limits.list)),
  certifications: z.array(z.string()).check(z.maxLength(limits.list)),
  salaryExpectation: z.nullable(z.int()),
  benefits: z.array(z.string()).check(z.maxLength(limits.list)),
  workPreference: z.nullable(z.enum(workPreferences)),
  willingToRelocate: z.boolean(),
  links: z.array(z.string()).check(z.maxLength(maxLinks)),
  resumeUrl: z.nullable(z.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Profile = z.infer<typeof profile>

export const readProfile = endpoint('GET', '/api/profile', {
  summary: 'The own employment profile, or null',
  access: 'signed-in',
  reply: z.nullable(profile),
})

/** The code of the 409 for a profile that was saved elsewhere since `knownUpdatedAt`. */
export const newerProfile = 'newer_profile'

export const saveProfile = endpoint('POST', '/api/profile', {
  summary: 'Replaces the own employment profile, except for the resume',
  access: 'signed-in',
  body: z.extend(profileBody, {
    /** The `updatedAt` of the profile as it was read, null if there was none: a newer one is not replaced. */
    knownUpdatedAt: z.nullish(timestampInput),
  }),
  reply: profile,
})
