import { analyzeLetter, analyzeResume } from '@foothold/resume-engine/analyze'
import { checkSentences, type FactSource, readProvenance } from '@foothold/resume-engine/facts'
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

type Form = ResumeForm | LetterForm

/** A sentence as the model wrote it, with the marks of its sources. */
interface MarkedSentence {
  text: string
  /** The heading that it is below. */
  heading: string
}

interface CheckedSentence {
  /** Without marks. */
  text: string
  /** Why it says more than the form. */
  reasons: string[]
}

function checkModelSentences({
  form,
  sentences,
}: {
  form: FactSource
  sentences: MarkedSentence[]
}): CheckedSentence[] {
  const read = sentences.map(({ text: marked, heading }) => {
    const { text, sentences } = readProvenance(marked)
    return { text: text.trim(), heading, ids: sentences.flatMap(({ ids }) => ids) }
  })
  const reasons = checkSentences(form, read)
  return read.map(({ text }, index) => ({ text, reasons: reasons[index] ?? [] }))
}

/** The document around the checked sentences of a model. */
function finishModelText({ form, text, day }: { form: Form; text: string; day: string }): string {
  return 'personalInfo' in form
    ? assembleLetter(form, findParagraphs(text), day)
    : assembleResume(form, findSections(form, text))
}

/** Work on texts that may take longer than other requests should wait. */
const tasks = {
  writeResume,
  writeLetter: ({ form, day }: { form: LetterForm; day: string }) => writeLetter(form, day),
  analyzeResume,
  analyzeLetter,
  checkModelSentences,
  finishModelText,
  prepareInterview,
}
export type TextTasks = typeof tasks

serveTasks(tasks)
