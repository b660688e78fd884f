import { z } from 'zod/mini'
import { resumeForm, type SectionKind } from '@foothold/resume-engine/forms'
import {
  blankEntry,
  entryFields,
  positionFields,
  type ResumeValues,
  resumeValues,
  sectionFields,
  type SectionValues,
  withMonths,
  withSectionDates,
} from '@foothold/resume-engine/resume-values'

export const blankSection = (kind: SectionKind): SectionValues => ({
  id: crypto.randomUUID(),
  kind,
  title: '',
  entries: [blankEntry],
})
const isDate = (text: string) => /^\d{4}(?:-\d\d)?$/.test(text)

/** Months are compared with months, and years with years. */
function endsAfterStart(dated: { startDate: string; endDate: string }) {
  const { startDate, endDate } = withMonths(dated)
  const length = Math.min(startDate.length, endDate.length)
  return ![startDate, endDate].every(isDate) || startDate.slice(0, length) <= endDate.slice(0, length)
}

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

/** A saved form as form values. In older documents the first position is only in the top-level fields. */
export function parseResumeValues(form: Record<string, unknown>): ResumeValues {
  const values = resumeValues.parse(form)
  if (values.positions.length > 0) return values
  return { ...values, positions: [positionFields.parse(form)] }
}
