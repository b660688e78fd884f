import { z } from 'zod/mini'
import { email, limits, month, requiredText, text } from './fields.ts'

export const documentKinds = ['resume', 'cover-letter'] as const
export type DocumentKind = (typeof documentKinds)[number]

const line = z._default(text(limits.name), '')
const link = z._default(text(limits.link), '')
const passage = z._default(text(limits.builderText), '')
const monthOrBlank = z._default(month, '')
const yearOrMonthText = /^(?:(?:19|2[01])\d{2}(?:-(?:0[1-9]|1[0-2]))?)?$/
/** A year as `YYYY`, a month as `YYYY-MM`, or blank. */
const yearOrMonth = z._default(
  text('2026-01'.length).check(z.regex(yearOrMonthText, 'Please enter a year or a month as YYYY-MM')),
  '',
)
const list = <Entry extends z.ZodMiniType>(entry: Entry, most: number = limits.list) =>
  z._default(z.array(entry).check(z.maxLength(most)), [])

export const resumePosition = z.object({
  company: line,
  position: line,
  /** Where the work was. */
  place: line,
  startDate: monthOrBlank,
  /** Blank for a position held today. */
  endDate: monthOrBlank,
  description: passage,
  achievements: passage,
})
export type ResumePosition = z.output<typeof resumePosition>

export const resumeEducation = z.object({ institution: line, degree: line, fieldOfStudy: line, graduationYear: line })
export type ResumeEducation = z.output<typeof resumeEducation>

/** Sections beyond the usual ones. The person names a custom one. */
export const sectionKinds = [
  'projects',
  'languages',
  'volunteering',
  'awards',
  'publications',
  'links',
  'custom',
] as const
export type SectionKind = (typeof sectionKinds)[number]

/** One entry of an added section. Which fields it shows depends on the kind of its section. */
export const sectionEntry = z.object({
  /** A project, language, role, award, publication or label of a link. */
  title: line,
  /** The organization, the issuer, the publisher or the level of a language. */
  detail: line,
  startDate: yearOrMonth,
  endDate: yearOrMonth,
  link,
  description: passage,
})
export type SectionEntry = z.output<typeof sectionEntry>

export const resumeSection = z.object({
  /** Names the section in `sectionOrder`. */
  id: line,
  kind: z.enum(sectionKinds),
  /** The heading of a custom section; blank for the others. */
  title: line,
  entries: list(sectionEntry),
})
export type ResumeSection = z.output<typeof resumeSection>

/** The sections that every resume has, in their usual order. */
export const fixedSections = ['summary', 'skills', 'experience', 'education', 'certifications'] as const
export type FixedSection = (typeof fixedSections)[number]

/** How many sections a person can add. */
export const maxSections = 20

/**
 * The form of the resume builder. The first position and education are also fields of the form itself; `positions`
 * and `educations` hold all of them, and count instead where they are sent.
 */
export const resumeForm = z.extend(resumePosition, {
  fullName: requiredText(limits.name, 'Please enter your full name'),
  email,
  phone: line,
  location: line,
  linkedin: link,
  summary: passage,
  /** Separated by commas. */
  skills: passage,
  education: passage,
  targetJob: line,
  jobDescription: passage,
  positions: list(resumePosition),
  educations: list(resumeEducation),
  certifications: list(line),
  sections: list(resumeSection, maxSections),
  /** The names of fixed sections and the ids of added ones, in the order of the document. Others follow in their usual order. */
  sectionOrder: list(line, fixedSections.length + maxSections),
})
export type ResumeForm = z.output<typeof resumeForm>

/** A resume that may still lack name and email address. */
export const unfinishedResume = z.extend(resumeForm, { fullName: line, email: line })

export const letterForm = z.object({
  personalInfo: z.prefault(z.object({ fullName: line, email: line, phone: line, location: line, linkedin: link }), {}),
  jobDetails: z.prefault(
    z.object({
      companyName: line,
      position: line,
      jobDescription: passage,
      requirements: passage,
      jobDescriptionUrl: link,
    }),
    {},
  ),
  experience: z.prefault(
    z.object({
      relevantExperience: passage,
      keyAchievements: passage,
      skills: passage,
      positions: list(resumePosition),
    }),
    {},
  ),
  motivation: z.prefault(z.object({ whyCompany: passage, whyPosition: passage, valueProposition: passage }), {}),
})
export type LetterForm = z.output<typeof letterForm>

/** One thing that a letter lacks. */
export const letterQuestion = z.object({
  ask: z.string(),
  /** The field that the answer belongs in; blank where it is about no single one. */
  field: z.enum([
    '',
    'personalInfo.fullName',
    'jobDetails.companyName',
    'jobDetails.position',
    'jobDetails.jobDescription',
    'experience.relevantExperience',
    'experience.keyAchievements',
    'experience.skills',
    'motivation.whyCompany',
    'motivation.whyPosition',
    'motivation.valueProposition',
  ]),
  /** What the question is about, as it stands in the field; blank where the answer is added. */
  note: z.string(),
  /** Whether the answer follows the note; otherwise it replaces the note. */
  keepsNote: z._default(z.boolean(), false),
  /** Another statement of the experience that the answer replaces; mostly blank. */
  drops: z._default(z.string(), ''),
})
export type LetterQuestion = z.output<typeof letterQuestion>
