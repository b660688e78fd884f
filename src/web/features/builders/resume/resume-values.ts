import { z } from 'zod/mini'
import {
  type ResumeEducation,
  resumeForm,
  type ResumeForm,
  type ResumePosition,
  type SectionEntry,
  type SectionKind,
  sectionKinds,
} from '#contract/builders.ts'
import { readMonth } from '#web/lib/format/months.ts'

const formString = z.catch(z.string(), '')
const arrayOrEmpty = <Entry extends z.ZodMiniType>(entry: Entry) => z.catch(z.array(entry), [])

const positionFields = z.object({
  company: formString,
  position: formString,
  startDate: formString,
  endDate: formString,
  description: formString,
  achievements: formString,
})
const schoolFields = z.object({
  institution: formString,
  degree: formString,
  fieldOfStudy: formString,
  graduationYear: formString,
})
const entryFields = z.object({
  title: formString,
  detail: formString,
  startDate: formString,
  endDate: formString,
  link: formString,
  description: formString,
})
const sectionFields = z.object({
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

export const blankPosition: ResumePosition = {
  company: '',
  position: '',
  startDate: '',
  endDate: '',
  description: '',
  achievements: '',
}
export const blankSchool: ResumeEducation = { institution: '', degree: '', fieldOfStudy: '', graduationYear: '' }
export const blankEntry: SectionEntry = {
  title: '',
  detail: '',
  startDate: '',
  endDate: '',
  link: '',
  description: '',
}
export const blankSection = (kind: SectionKind): SectionValues => ({
  id: crypto.randomUUID(),
  kind,
  title: '',
  entries: [blankEntry],
})
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
  sections: [],
  sectionOrder: [],
  targetJob: '',
  jobDescription: '',
}

export const isBlank = (entry: object) => Object.values(entry).every((text) => text === '')

const isDate = (text: string) => /^\d{4}(?:-\d\d)?$/.test(text)

/** Months are compared with months, and years with years. */
function endsAfterStart(dated: { startDate: string; endDate: string }) {
  const { startDate, endDate } = withMonths(dated)
  const length = Math.min(startDate.length, endDate.length)
  return ![startDate, endDate].every(isDate) || startDate.slice(0, length) <= endDate.slice(0, length)
}

const withMonths = <Dated extends { startDate: string; endDate: string }>(dated: Dated): Dated => ({
  ...dated,
  startDate: readMonth(dated.startDate),
  endDate: readMonth(dated.endDate),
})

/** The dates of sections as sent: a year or a month each. */
const withSectionDates = (sections: readonly SectionValues[]) =>
  sections.map((section) => ({ ...section, entries: section.entries.map(withMonths) }))

/** Without blank entries, and without sections that hold nothing else. */
const dropBlankEntries = (sections: readonly SectionValues[]) =>
  sections
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => !isBlank(entry)) }))
    .filter(({ entries }) => entries.length > 0)

/** Validates the form and converts it to the request. The first position is also sent in the top-level fields. */
export const resumeRequest = z.pipe(
  z.pipe(
    z.extend(resumeValues, {
      // Not `arrayOrEmpty`: it would hide errors inside a list.
      positions: z.array(
        positionFields.check(
          z.refine(endsAfterStart, { message: 'Please enter a month after the start', path: ['endDate'] }),
        ),
      ),
      sections: z.array(
        z.extend(sectionFields, {
          entries: z.array(
            entryFields.check(
              z.refine(endsAfterStart, { message: 'Please enter a date after the start', path: ['endDate'] }),
            ),
          ),
        }),
      ),
    }),
    z.transform((values): z.input<typeof resumeForm> => {
      const positions = values.positions.map(withMonths)
      return { ...values, ...positions[0], positions, sections: withSectionDates(values.sections) }
    }),
  ),
  resumeForm,
)

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

/** The form as saved in a document: it may be incomplete, and has only what the contract accepts. */
export function resumeWork(values: ResumeValues) {
  const { fullName, email, ...fields } = values
  return {
    ...fields,
    positions: values.positions.map(withMonths),
    sections: withSectionDates(values.sections),
    ...(fullName.trim() === '' ? {} : { fullName }),
    ...(email.trim() === '' ? {} : { email }),
  }
}

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

/** A saved form as form values. In older documents the first position is only in the top-level fields. */
export function parseResumeValues(form: Record<string, unknown>): ResumeValues {
  const values = resumeValues.parse(form)
  if (values.positions.length > 0) return values
  return { ...values, positions: [positionFields.parse(form)] }
}
