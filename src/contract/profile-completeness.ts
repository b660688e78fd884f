import type { Profile } from './profile.ts'

/** What a manager needs to apply, as a profile or its form holds it. */
export interface CompletenessInput {
  phone: string | null
  address: string | null
  links: readonly string[]
  workHistory: readonly { company: string; position: string }[]
  skills: readonly string[]
  education: readonly { institution: string }[]
  /** A form holds it as text. */
  salaryExpectation: number | string | null
  workPreference: string | null
}

interface Part {
  /** Points of 100. */
  weight: number
  isDone: (profile: CompletenessInput, hasResume: boolean) => boolean
}

const isFilled = (value: number | string | null) => value !== null && String(value).trim() !== ''

/** Certifications and benefits are optional. */
const parts = {
  phone: { weight: 10, isDone: ({ phone }) => isFilled(phone) },
  address: { weight: 5, isDone: ({ address }) => isFilled(address) },
  links: { weight: 5, isDone: ({ links }) => links.length > 0 },
  resume: { weight: 20, isDone: (_profile, hasResume) => hasResume },
  workHistory: {
    weight: 20,
    isDone: ({ workHistory }) => workHistory.some(({ company, position }) => isFilled(company) && isFilled(position)),
  },
  skills: { weight: 15, isDone: ({ skills }) => skills.length > 0 },
  education: { weight: 10, isDone: ({ education }) => education.some(({ institution }) => isFilled(institution)) },
  salaryExpectation: { weight: 5, isDone: ({ salaryExpectation }) => isFilled(salaryExpectation) },
  workPreference: { weight: 10, isDone: ({ workPreference }) => isFilled(workPreference) },
} satisfies Record<string, Part>
export type ProfilePart = keyof typeof parts

const partNames = Object.keys(parts) as ProfilePart[]

/** From this percentage on, a profile counts as complete. */
export const completeFrom = 80

/** How much of a profile is filled in, and what is missing, in the order of the form. */
export function computeCompleteness(profile: CompletenessInput, hasResume: boolean) {
  const missing = partNames.filter((name) => !parts[name].isDone(profile, hasResume))
  const percent = 100 - missing.reduce((sum, name) => sum + parts[name].weight, 0)
  return { percent, complete: percent >= completeFrom, missing }
}

const noProfile: CompletenessInput = {
  phone: null,
  address: null,
  links: [],
  workHistory: [],
  skills: [],
  education: [],
  salaryExpectation: null,
  workPreference: null,
}

/** The same of a stored profile, null if there is none. */
export const computeProfileCompleteness = (profile: Profile | null) =>
  computeCompleteness(profile ?? noProfile, (profile?.resumeUrl ?? null) !== null)
