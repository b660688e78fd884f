import { z } from 'zod/mini'
import {
  resumeEducation,
  type ResumeEducation,
  type ResumeForm,
  resumePosition,
  type ResumePosition,
  sectionEntry,
  type SectionEntry,
  sectionKinds,
  unfinishedResume,
} from './forms.ts'
import { readMonth } from './months.ts'

const formString = z.catch(z.string(), '')
const arrayOrEmpty = <Entry extends z.ZodMiniType>(entry: Entry) => z.catch(z.array(entry), [])

/** The same fields as strings. */
const asStrings = <Shape extends object>({ shape }: { shape: Shape }) =>
  z.object(
    Object.fromEntries(Object.keys(shape).map((name) => [name, formString])) as Record<keyof Shape, typeof formString>,
  )

export const positionFields = asStrings(resumePosition)
const schoolFields = asStrings(resumeEducation)
export const entryFields = asStrings(sectionEntry)
export const sectionFields = z.object({
  id: formString,
  kind: z.catch(z.enum(sectionKinds), 'custom'),
  title: formString,
  entries: arrayOrEmpty(entryFields),
})

export type SectionValues = z.infer<typeof sectionFields>

/** The values of the resume form: strings until it is sent, empty if missing. */
export const resumeValues = z.object({
  fullName: formString,
  email: formString,
  phone: formString,
  location: formString,
  linkedin: formString,
  summary: formString,
  positions: arrayOrEmpty(positionFields),
  skills: formString,
  education: formString,
  educations: arrayOrEmpty(schoolFields),
  certifications: arrayOrEmpty(z.string()),
  sections: arrayOrEmpty(sectionFields),
  sectionOrder: arrayOrEmpty(z.string()),
  targetJob: formString,
  jobDescription: formString,
})
export type ResumeValues = z.infer<typeof resumeValues>

export const blankPosition: ResumePosition = positionFields.parse({})
export const blankSchool: ResumeEducation = schoolFields.parse({})
export const blankEntry: SectionEntry = entryFields.parse({})
export const blankResume: ResumeValues = { ...resumeValues.parse({}), positions: [blankPosition] }

export const isBlank = (entry: object) => Object.values(entry).every((text) => text === '')

export const withMonths = <Dated extends { startDate: string; endDate: string }>(dated: Dated): Dated => ({
  ...dated,
  startDate: readMonth(dated.startDate),
  endDate: readMonth(dated.endDate),
})

/** The dates of sections as sent: a year or a month each. */
export const withSectionDates = (sections: readonly SectionValues[]) =>
  sections.map((section) => ({ ...section, entries: section.entries.map(withMonths) }))

/** Without blank entries, and without sections that hold nothing else. */
const dropBlankEntries = (sections: readonly SectionValues[]) =>
  sections
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => !isBlank(entry)) }))
    .filter(({ entries }) => entries.length > 0)

/** Blank entries are not sent. Schools replace the free text about education, so that text is sent as one more school. */
export function resumeBody(form: ResumeForm): ResumeForm {
  const positions = form.positions.filter((position) => !isBlank(position))
  const schools = form.educations.filter((school) => !isBlank(school))
  const [first] = schools
  const freeTextLines = form.education.split('\n').filter((line) => line.trim() !== '')
  const sections = dropBlankEntries(form.sections)
  if (!first) return { ...form, ...blankPosition, ...positions[0], positions, educations: [], sections }
  return {
    ...form,
    sections,
    ...blankPosition,
    ...positions[0],
    positions,
    education: form.education || toSchoolLine(first),
    educations: [...schools, ...freeTextLines.map((line) => ({ ...blankSchool, degree: line.trim().slice(0, 200) }))],
  }
}

const toSchoolLine = ({ degree, fieldOfStudy, institution, graduationYear }: ResumeEducation) =>
  [degree, fieldOfStudy, institution, graduationYear].filter(Boolean).join(', ')

const toPreviewMonth = (text: string) => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : '')
const toPreviewDate = (text: string) => (/^(?:19|2[01])\d{2}$/.test(text) ? text : toPreviewMonth(text))

/** The form for a preview: a month that is half typed or wrong is left out. */
export const toPreviewForm = (values: ResumeValues) => ({
  ...values,
  ...blankPosition,
  positions: values.positions.map(withMonths).map((position) => ({
    ...position,
    startDate: toPreviewMonth(position.startDate),
    endDate: toPreviewMonth(position.endDate),
  })),
  sections: dropBlankEntries(withSectionDates(values.sections)).map((section) => ({
    ...section,
    entries: section.entries.map((entry) => ({
      ...entry,
      startDate: toPreviewDate(entry.startDate),
      endDate: toPreviewDate(entry.endDate),
    })),
  })),
})

const unfinishedBody = z.pipe(unfinishedResume, z.transform(resumeBody))
/** The form to write a resume from, finished or not, as the result of a `safeParse`. */
export const toUnfinishedResume = (values: ResumeValues) => unfinishedBody.safeParse(toPreviewForm(values))
