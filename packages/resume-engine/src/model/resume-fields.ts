import { z } from 'zod/mini'
import { limits } from './fields.ts'

const position = z.object({
  company: z.string(),
  position: z.string(),
  /** Where the work was. */
  place: z.string(),
  /** A month as `YYYY-MM`; null where the document names none. */
  startDate: z.nullable(z.string()),
  /** A month as `YYYY-MM`; null where the document names none, and for a position held today. */
  endDate: z.nullable(z.string()),
  /** True only where the document says so: an end date that is missing does not mean "Present". */
  isCurrent: z.boolean(),
  /** The dates as written, such as `2014 – 2016`, from which a person can complete the months. */
  writtenDates: z.string(),
  description: z.string(),
})
export type ReadPosition = z.infer<typeof position>

const study = z.object({
  institution: z.string(),
  degree: z.string(),
  fieldOfStudy: z.string(),
  graduationYear: z.nullable(z.int()),
})
export type ReadStudy = z.infer<typeof study>

/** What a document lists beside the usual sections. `detail` is the level of a language. */
const readSection = z.object({
  kind: z.enum(['languages', 'awards', 'publications']),
  entries: z.array(z.object({ title: z.string(), detail: z.string() })).check(z.maxLength(limits.list)),
})
export type ReadSection = z.infer<typeof readSection>

/** The fields of a resume; missing ones are empty. */
export const resumeFields = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  links: z.array(z.string()).check(z.maxLength(limits.list)),
  summary: z.string(),
  workHistory: z.array(position).check(z.maxLength(limits.list)),
  education: z.array(study).check(z.maxLength(limits.list)),
  skills: z.array(z.string()).check(z.maxLength(limits.list)),
  certifications: z.array(z.string()).check(z.maxLength(limits.list)),
  /** Says that the resume is in a language that we don't write; missing where it is in English. */
  languageNote: z.optional(z.string()),
  /** Read from LinkedIn's PDF alone. */
  sections: z.optional(z.array(readSection).check(z.maxLength(limits.list))),
})
export type ResumeFields = z.infer<typeof resumeFields>
