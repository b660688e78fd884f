import { z } from 'zod/mini'
import { letterForm } from '@foothold/resume-engine/forms'
import { positionFields } from '@foothold/resume-engine/resume-values'

const formString = z.catch(z.string(), '')
const part = <Shape extends z.core.$ZodShape>(shape: Shape) => z.object(shape)

/** The values of the letter form. Missing values are empty strings. */
const letterValues = z.object({
  personalInfo: part({
    fullName: formString,
    email: formString,
    phone: formString,
    location: formString,
    linkedin: formString,
  }),
  jobDetails: part({
    companyName: formString,
    position: formString,
    jobDescription: formString,
    requirements: formString,
    jobDescriptionUrl: formString,
  }),
  experience: part({
    relevantExperience: formString,
    keyAchievements: formString,
    skills: formString,
    positions: z.catch(z.array(positionFields), []),
  }),
  motivation: part({ whyCompany: formString, whyPosition: formString, valueProposition: formString }),
})
export type LetterValues = z.infer<typeof letterValues>

const noParts = { personalInfo: {}, jobDetails: {}, experience: {}, motivation: {} }
export const blankLetter: LetterValues = {
  personalInfo: { fullName: '', email: '', phone: '', location: '', linkedin: '' },
  jobDetails: { companyName: '', position: '', jobDescription: '', requirements: '', jobDescriptionUrl: '' },
  experience: { relevantExperience: '', keyAchievements: '', skills: '', positions: [] },
  motivation: { whyCompany: '', whyPosition: '', valueProposition: '' },
}

export const letterRequest = z.pipe(
  z.pipe(
    letterValues,
    z.transform((values): z.input<typeof letterForm> => values),
  ),
  letterForm,
)

export const parseLetterValues = (form: Record<string, unknown>): LetterValues =>
  letterValues.safeParse({ ...noParts, ...form }).data ?? blankLetter

/** The posting that the letter is compared with, put together as the server does it. */
export const toPosting = ({ jobDetails: { requirements, jobDescription } }: LetterValues) =>
  [requirements.trim(), jobDescription.trim()].filter(Boolean).join('\n')
