import { analyzeLetter, analyzeResume } from '@foothold/resume-engine/analyze'
import { checkFacts, readProvenance } from '@foothold/resume-engine/facts'
import { prepareInterview } from '@foothold/resume-engine/interview'
import {
  assembleLetter,
  assembleResume,
  findParagraphs,
  findSections,
  writeLetter,
  writeResume,
} from '@foothold/resume-engine/write'
import type { LetterForm, ResumeForm } from '@foothold/resume-engine/forms'
import { serveTasks } from '#server/isolation/serve-tasks.ts'

interface ModelText {
  form: ResumeForm | LetterForm
  /** As the model wrote it, with the marks of its sources. */
  text: string
  day: string
}

export type CheckedText = { ok: true; text: string } | { ok: false; reasons: string[] }

/** The finished document of a model's text, or the reasons why the text is not used. */
function finishModelText({ form, text: marked, day }: ModelText): CheckedText {
  const { text, sentences } = readProvenance(marked)
  const body = 'personalInfo' in form ? findParagraphs(text) : findSections(form, text)
  if (body === '') return { ok: false, reasons: ['The text of the language model is empty'] }
  const truth = checkFacts(form, body, sentences)
  if (!truth.ok) return truth
  return { ok: true, text: 'personalInfo' in form ? assembleLetter(form, body, day) : assembleResume(form, body) }
}

/** Work on texts that may take longer than other requests should wait. */
const tasks = {
  writeResume,
  writeLetter: ({ form, day }: { form: LetterForm; day: string }) => writeLetter(form, day),
  analyzeResume,
  analyzeLetter,
  finishModelText,
  prepareInterview,
}
export type TextTasks = typeof tasks

serveTasks(tasks)
