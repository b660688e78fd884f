import { z } from 'zod/mini'
import { letterForm } from '#contract/builders.ts'

const typed = z.catch(z.string(), '')
const part = <Shape extends z.core.$ZodShape>(shape: Shape) => z.object(shape)

/** The values of the letter form. Empty strings stand for missing ones. */
export const letterValues = z.object({
  personalInfo: part({ fullName: typed, email: typed, phone: typed, location: typed, linkedin: typed }),
  jobDetails: part({
    companyName: typed,
    position: typed,
    jobDescription: typed,
    requirements: typed,
    jobDescriptionUrl: typed,
  }),
  experience: part({ relevantExperience: typed, keyAchievements: typed, skills: typed }),
  motivation: part({ whyCompany: typed, whyPosition: typed, valueProposition: typed }),
})
export type LetterValues = z.infer<typeof letterValues>

const noParts = { personalInfo: {}, jobDetails: {}, experience: {}, motivation: {} }
export const blankLetter: LetterValues = {
  personalInfo: { fullName: '', email: '', phone: '', location: '', linkedin: '' },
  jobDetails: { companyName: '', position: '', jobDescription: '', requirements: '', jobDescriptionUrl: '' },
  experience: { relevantExperience: '', keyAchievements: '', skills: '' },
  motivation: { whyCompany: '', whyPosition: '', valueProposition: '' },
}

export const letterRequest = z.pipe(
  z.pipe(
    letterValues,
    z.transform((values): z.input<typeof letterForm> => values),
  ),
  letterForm,
)

export const valuesOfLetter = (form: Record<string, unknown>): LetterValues =>
  letterValues.safeParse({ ...noParts, ...form }).data ?? blankLetter

/** The posting that the letter is compared with, put together as the server does it. */
export const postingOf = ({ jobDetails: { requirements, jobDescription } }: LetterValues) =>
  [requirements.trim(), jobDescription.trim()].filter(Boolean).join('\n')
