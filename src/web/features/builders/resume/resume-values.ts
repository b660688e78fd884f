import { z } from 'zod/mini'
import { type ResumeEducation, resumeForm, type ResumeForm, type ResumePosition } from '#contract/builders.ts'
import { readMonth } from '#web/lib/format/months.ts'

const typed = z.catch(z.string(), '')
const listOf = <Entry extends z.ZodMiniType>(entry: Entry) => z.catch(z.array(entry), [])

const positionFields = z.object({
  company: typed,
  position: typed,
  startDate: typed,
  endDate: typed,
  description: typed,
  achievements: typed,
})
const schoolFields = z.object({ institution: typed, degree: typed, fieldOfStudy: typed, graduationYear: typed })

/** The form of the resume builder as its fields hold it: texts, until it is sent. What is not there is empty. */
export const resumeValues = z.object({
  fullName: typed,
  email: typed,
  phone: typed,
  location: typed,
  linkedin: typed,
  summary: typed,
  positions: listOf(positionFields),
  skills: typed,
  education: typed,
  educations: listOf(schoolFields),
  certifications: listOf(z.string()),
  targetJob: typed,
  jobDescription: typed,
})
export type ResumeValues = z.infer<typeof resumeValues>

export const blankPosition: ResumePosition = {
  company: '',
  position: '',
  startDate: '',
  endDate: '',
  description: '',
  achievements: '',
}
export const blankSchool: ResumeEducation = { institution: '', degree: '', fieldOfStudy: '', graduationYear: '' }
export const blankResume: ResumeValues = {
  fullName: '',
  email: '',
  phone: '',
  location: '',
  linkedin: '',
  summary: '',
  positions: [blankPosition],
  skills: '',
  education: '',
  educations: [],
  certifications: [],
  targetJob: '',
  jobDescription: '',
}

export const isBlank = (entry: object) => Object.values(entry).every((text) => text === '')

const isMonth = (text: string) => /^\d{4}-\d\d$/.test(text)

function endsAfterStart(position: ResumePosition) {
  const { startDate, endDate } = withMonths(position)
  return !isMonth(startDate) || !isMonth(endDate) || startDate <= endDate
}

const withMonths = (position: ResumePosition) => ({
  ...position,
  startDate: readMonth(position.startDate),
  endDate: readMonth(position.endDate),
})

/** What was typed, checked and made into what is sent: the first position stands in the form's own fields too. */
export const resumeRequest = z.pipe(
  z.pipe(
    z.extend(resumeValues, {
      // Not `listOf`: what is wrong in a list must be said, not caught.
      positions: z.array(
        positionFields.check(
          z.refine(endsAfterStart, { message: 'Please enter a month after the start', path: ['endDate'] }),
        ),
      ),
    }),
    z.transform((values): z.input<typeof resumeForm> => {
      const positions = values.positions.map(withMonths)
      return { ...values, ...positions[0], positions }
    }),
  ),
  resumeForm,
)

/**
 * Entries that were added and never filled in are not sent. Schools count instead of the free text about education, so what
 * the text says goes along as one more of them.
 */
export function resumeBody(form: ResumeForm): ResumeForm {
  const positions = form.positions.filter((position) => !isBlank(position))
  const schools = form.educations.filter((school) => !isBlank(school))
  const [first] = schools
  const inOwnWords = form.education.split('\n').filter((line) => line.trim() !== '')
  if (!first) return { ...form, ...blankPosition, ...positions[0], positions, educations: [] }
  return {
    ...form,
    ...blankPosition,
    ...positions[0],
    positions,
    education: form.education || lineOf(first),
    educations: [...schools, ...inOwnWords.map((line) => ({ ...blankSchool, degree: line.trim().slice(0, 200) }))],
  }
}

const lineOf = ({ degree, fieldOfStudy, institution, graduationYear }: ResumeEducation) =>
  [degree, fieldOfStudy, institution, graduationYear].filter(Boolean).join(', ')

/** The form as a document holds it: complete or not, with nothing that the contract would not take as unfinished. */
export function resumeWork(values: ResumeValues) {
  const { fullName, email, ...rest } = values
  return {
    ...rest,
    positions: values.positions.map(withMonths),
    ...(fullName.trim() === '' ? {} : { fullName }),
    ...(email.trim() === '' ? {} : { email }),
  }
}

/** A saved form as the fields hold it; of an older one the first position may stand in the form's own fields alone. */
export function valuesOfResume(form: Record<string, unknown>): ResumeValues {
  const values = resumeValues.parse(form)
  if (values.positions.length > 0) return values
  return { ...values, positions: [positionFields.parse(form)] }
}
