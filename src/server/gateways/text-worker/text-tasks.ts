import { analyzeLetter } from '#analysis/analyze-letter.ts'
import { analyzeResume } from '#analysis/analyze-resume.ts'
import { checkFacts } from '#analysis/fact-check/check-facts.ts'
import { writeLetter } from '#analysis/writer/write-letter.ts'
import { writeResume } from '#analysis/writer/write-resume.ts'
import type { LetterForm, ResumeForm } from '#contract/builders.ts'
import { serveTasks } from '#server/isolation/serve-tasks.ts'

/** Work on texts that may take longer than other requests should wait. */
const tasks = {
  writeResume,
  writeLetter,
  analyzeResume,
  analyzeLetter,
  checkFacts: ({ form, text }: { form: ResumeForm | LetterForm; text: string }) => checkFacts(form, text),
}
export type TextTasks = typeof tasks

serveTasks(tasks)
