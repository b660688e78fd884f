import { z } from 'zod/mini'
import { analysis } from '@foothold/resume-engine/analysis'
import { designOptions } from '@foothold/resume-engine/designs'
import { letterForm, letterQuestion, resumeForm } from '@foothold/resume-engine/forms'
import { endpoint } from './endpoint.ts'
import { limits, requiredText, text } from './fields.ts'
import { resumeReading } from './resume-reading.ts'

/** Who wrote a text: the language model of the settings, or the product's own writer. */
export const sources = ['ai', 'embedded'] as const
export type Source = (typeof sources)[number]

const line = z._default(text(limits.name), '')
const passage = z._default(text(limits.builderText), '')

const written = {
  analysis,
  source: z.enum(sources),
  /** Why the language model's text was not used, where it was asked; null otherwise. */
  setAside: z.nullable(z.string()),
  /** Questions to the person about missing facts that would make the text stronger. */
  missing: z.array(z.string()).check(z.maxLength(limits.list)),
}

export const generateResume = endpoint({
  method: 'POST',
  path: '/api/simple-resume',
  summary: 'Writes a resume from the form alone, with its analysis',
  access: 'anyone',
  limits: ['writing, address', 'writing, account'],
  body: resumeForm,
  reply: z.object({ resume: z.string(), ...written }),
})

export const generateCoverLetter = endpoint({
  method: 'POST',
  path: '/api/generate-cover-letter',
  summary: 'Writes a cover letter from the form alone, with its analysis',
  access: 'anyone',
  limits: ['writing, address', 'writing, account'],
  body: letterForm,
  reply: z.object({
    coverLetter: z.string(),
    ...written,
    questions: z.array(letterQuestion).check(z.maxLength(limits.list)),
  }),
})

const content = requiredText(limits.builderText, 'There is no text yet')

export const analyzeResumeText = endpoint({
  method: 'POST',
  path: '/api/analyze-resume',
  summary: 'The analysis of a resume, with the match against a job description if there is one',
  access: 'anyone',
  limits: ['analysis, address', 'analysis, account'],
  body: z.object({ content, jobDescription: passage, targetJob: line }),
  reply: analysis,
})

export const analyzeCoverLetter = endpoint({
  method: 'POST',
  path: '/api/analyze-cover-letter',
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

export const readBack = endpoint({
  method: 'POST',
  path: '/api/read-back',
  summary: 'The fields that a parser finds in the file made of a resume',
  access: 'anyone',
  limits: ['resume-preview, address'],
  body: z.object({ content, format: z.enum(['docx', 'pdf']), design: z.optional(designOptions) }),
  reply: resumeReading,
})
