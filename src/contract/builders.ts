import { z } from 'zod/mini'
import { analysis } from '@foothold/resume-engine/analysis'
import { designOptions } from '@foothold/resume-engine/designs'
import { letterForm, letterQuestion, resumeForm, unfinishedResume } from '@foothold/resume-engine/forms'
import { endpoint } from './endpoint.ts'
import { limits, requiredText, text } from './fields.ts'
import { resumeReading } from './resume-reading.ts'

/** Who wrote a text: the language model of the settings, or the product's own writer. */
export const sources = ['ai', 'embedded'] as const
export type Source = (typeof sources)[number]

const line = z._default(text(limits.name), '')
const passage = z._default(text(limits.builderText), '')

/** Streams count for them too. */
export const writingLimits = ['writing, address', 'writing, account'] as const

const written = {
  analysis,
  source: z.enum(sources),
  /** Why the language model's text was not used, where it was asked, in one line; null otherwise. */
  setAside: z.nullable(z.string()),
  /** Why sentences of the language model were left out of its text. */
  leftOut: z.array(z.string()).check(z.maxLength(limits.list)),
  /** Questions to the person about missing facts that would make the text stronger. */
  missing: z.array(z.string()).check(z.maxLength(limits.list)),
}

export const generateResume = endpoint('POST', '/api/simple-resume', {
  summary: 'Writes a resume from the form alone, with its analysis',
  access: 'anyone',
  limits: writingLimits,
  body: resumeForm,
  reply: z.object({ resume: z.string(), ...written }),
})

export const generateCoverLetter = endpoint('POST', '/api/generate-cover-letter', {
  summary: 'Writes a cover letter from the form alone, with its analysis',
  access: 'anyone',
  limits: writingLimits,
  body: letterForm,
  reply: z.object({
    coverLetter: z.string(),
    ...written,
    questions: z.array(letterQuestion).check(z.maxLength(limits.list)),
  }),
})

/** The lines of a streamed answer: each whole sentence once it is checked, then the same reply as that of the call, or a failure. */
export const toEvents = <Reply extends z.ZodMiniType>(reply: Reply) =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('sentence'), text: z.string() }),
    z.object({ type: z.literal('done'), reply }),
    z.object({ type: z.literal('failed'), message: z.string() }),
  ])

/** Calls whose answer comes line by line, as JSON (NDJSON). Closing the connection stops the writing. */
export const streams = {
  resume: { path: '/api/simple-resume/stream', body: resumeForm, event: toEvents(generateResume.reply) },
  'cover-letter': {
    path: '/api/generate-cover-letter/stream',
    body: letterForm,
    event: toEvents(generateCoverLetter.reply),
  },
} as const
export type LetterEvent = z.output<(typeof streams)['cover-letter']['event']>

export const readWritingHelp = endpoint('GET', '/api/writing-help', {
  summary: 'Whether a language model is configured, so that lines can be improved',
  access: 'anyone',
  reply: z.object({ canImproveLines: z.boolean() }),
})

export const improveLine = endpoint('POST', '/api/improve-line', {
  summary: 'A proposal of the language model for one line of a resume; 409 where there is no language model',
  access: 'anyone',
  limits: writingLimits,
  idempotency: 'ignored',
  body: z.object({ form: unfinishedResume, line: requiredText(limits.note, 'There is no line yet') }),
  reply: z.object({
    /** Null where there is nothing better that the form supports. */
    proposal: z.nullable(z.string()),
    /** Why there is no proposal. */
    reason: z.nullable(z.string()),
  }),
})

const typedText = z.object({ name: text(limits.name), text: text(limits.builderText) })
const maxTyped = limits.builderText

export const copyEdit = endpoint('POST', '/api/copy-edit', {
  summary: 'Corrections of spelling and grammar for texts of a form, each to be accepted by the person',
  access: 'anyone',
  limits: ['analysis, address', 'analysis, account'],
  idempotency: 'ignored',
  body: z.object({
    /** The fields, by their names in the form. */
    texts: z
      .array(typedText)
      .check(z.maxLength(limits.list))
      .check(
        z.refine(
          (texts) => texts.reduce((sum, { text }) => sum + text.length, 0) <= maxTyped,
          'This text is too long to check',
        ),
      ),
    /** Text whose words are right as they are: names, skills, the posting. */
    known: passage,
  }),
  reply: z.object({
    edits: z
      .array(
        z.object({
          name: z.string(),
          before: z.string(),
          after: z.string(),
          reasons: z.array(z.string()).check(z.maxLength(limits.list)),
        }),
      )
      .check(z.maxLength(limits.list)),
  }),
})

const content = requiredText(limits.builderText, 'There is no text yet')

export const analyzeResumeText = endpoint('POST', '/api/analyze-resume', {
  summary: 'The analysis of a resume, with the match against a job description if there is one',
  access: 'anyone',
  limits: ['analysis, address', 'analysis, account'],
  body: z.object({ content, jobDescription: passage, targetJob: line }),
  reply: analysis,
})

export const analyzeCoverLetter = endpoint('POST', '/api/analyze-cover-letter', {
  summary: 'The analysis of a cover letter, with the match against a job description if there is one',
  access: 'anyone',
  limits: ['analysis, address', 'analysis, account'],
  body: z.object({ content, jobDescription: passage, companyName: line, position: line }),
  reply: analysis,
})

/** The input of a download: the text, the name of the file, and how it looks. */
export const downloadBody = z.object({ content, fileName: line, design: z.optional(designOptions) })
export type DownloadBody = z.output<typeof downloadBody>

/** Downloads: each takes a `DownloadBody` by POST and answers the file. */
export const downloadPaths = {
  resume: { docx: '/api/download-resume-docx', pdf: '/api/download-resume-pdf' },
  'cover-letter': { docx: '/api/download-cover-letter-docx', pdf: '/api/download-cover-letter-pdf' },
} as const

export const readBack = endpoint('POST', '/api/read-back', {
  summary: 'The fields that a parser finds in the file made of a resume',
  access: 'anyone',
  limits: ['resume-preview, address'],
  body: z.object({ content, format: z.enum(['docx', 'pdf']), design: z.optional(designOptions) }),
  reply: resumeReading,
})
