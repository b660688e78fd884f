import { analyzeLetter } from '#analysis/analyze-letter.ts'
import { analyzeResume } from '#analysis/analyze-resume.ts'
import { checkFacts } from '#analysis/fact-check/check-facts.ts'
import type { LetterForm, ResumeForm } from '#contract/builders.ts'
import { writeLetter } from '#analysis/writer/write-letter.ts'
import { writeResume } from '#analysis/writer/write-resume.ts'

/** The work with texts that may take longer than a request of others should wait. */
export const textWork = {
  writeResume,
  writeLetter,
  analyzeResume,
  analyzeLetter,
  checkFacts: ({ form, text }: { form: ResumeForm | LetterForm; text: string }) => checkFacts(form, text),
}
export type TextWork = typeof textWork
export type TextTask = keyof TextWork
