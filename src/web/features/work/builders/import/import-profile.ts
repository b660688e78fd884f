import { blankLetter, type LetterValues } from '../letter/letter-values.ts'
import { readJobNames } from '@foothold/resume-engine/posting-names'
import { blankResume, isBlank, type ResumeValues } from '@foothold/resume-engine/resume-values'

/** The values that the letter form shares with a resume. */
export function resumeToLetter(current: LetterValues, found: ResumeValues): LetterValues {
  const { fullName, email, phone, location, linkedin, positions, skills } = found
  return {
    ...current,
    personalInfo: { fullName, email, phone, location, linkedin },
    experience: { ...blankLetter.experience, skills, positions },
  }
}

/** What a letter takes over from the resume's form: also the job that is applied for, with the employer that its posting names. */
export function shareWithLetter(resume: ResumeValues): LetterValues {
  const { targetJob, jobDescription } = resume
  const { company, position } = readJobNames(jobDescription)
  const jobDetails = {
    ...blankLetter.jobDetails,
    companyName: company,
    position: targetJob || position,
    jobDescription,
  }
  return { ...resumeToLetter(blankLetter, resume), jobDetails }
}

/** What a resume takes over from the letter's form. */
export const shareWithResume = ({ personalInfo, jobDetails, experience }: LetterValues): ResumeValues => ({
  ...blankResume,
  ...personalInfo,
  skills: experience.skills,
  positions: experience.positions,
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
