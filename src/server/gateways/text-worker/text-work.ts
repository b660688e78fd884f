import { analyzeLetter } from '#analysis/analyze-letter.ts'
import { analyzeResume } from '#analysis/analyze-resume.ts'
import { checkTruth } from '#analysis/truth-guard/check-truth.ts'
import type { LetterForm, ResumeForm } from '#contract/builders.ts'
import { writeLetter } from '#analysis/writer/write-letter.ts'
import { writeResume } from '#analysis/writer/write-resume.ts'

/** The work with texts that may take longer than a request of others should wait. */
export const textWork = {
  writeResume,
  writeLetter,
  analyzeResume,
  analyzeLetter,
  checkTruth: ({ form, text }: { form: ResumeForm | LetterForm; text: string }) => checkTruth(form, text),
}
export type TextWork = typeof textWork
export type TextTask = keyof TextWork
