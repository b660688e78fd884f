import type { LetterForm, LetterQuestion, ResumeForm } from '@foothold/resume-engine/forms'
import type { Source } from '#contract/builders.ts'
import { completeJob } from '@foothold/resume-engine/posting-names'
import type { Draft } from '@foothold/resume-engine/write'
import { listFacts } from '@foothold/resume-engine/facts'
import type { Caller } from '#server/admission.ts'
import { LanguageModelError } from '#server/gateways/language-model/language-model-error.ts'
import type { LanguageModel, TextRequest } from '#server/gateways/language-model/language-model.ts'
import { TextTimeoutError, type TextWorker } from '#server/gateways/text-worker/text-worker.ts'

interface Writers {
  texts: TextWorker
  languageModel: LanguageModel | null
  caller: Caller
}

interface WrittenText {
  text: string
  missing: string[]
  source: Source
  setAside: string | null
}

/** The date of a letter: today's, by UTC. */
const today = () => new Date().toISOString().slice(0, 10)

/** A resume by the language model, if there is one and it keeps to the form; else the embedded writer's. */
export async function writeResume(writers: Writers, form: ResumeForm): Promise<WrittenText> {
  const draft = await writers.texts.writeResume(form, writers.caller)
  const { fullName, email, phone, location, linkedin } = form
  const person = { fullName, email, phone, location, linkedin }
  const jobText = [form.targetJob, form.jobDescription].filter(Boolean).join('\n')
  return chooseText(writers, draft, { kind: 'resume', form, person, jobText, day: '' })
}

/** As `writeResume`, for a cover letter. Employer and position are the posting's where the form has none. */
export async function writeLetter(
  writers: Writers,
  typed: LetterForm,
): Promise<WrittenText & { questions: LetterQuestion[]; jobDetails: LetterForm['jobDetails'] }> {
  const day = today()
  const form = completeJob(typed)
  const draft = await writers.texts.writeLetter({ form, day }, writers.caller)
  const { companyName, position, requirements, jobDescription } = form.jobDetails
  const jobText = [position, companyName, requirements, jobDescription].filter(Boolean).join('\n')
  const written = await chooseText(writers, draft, {
    kind: 'cover-letter',
    form,
    person: form.personalInfo,
    jobText,
    day,
  })
  return { ...written, questions: draft.questions, jobDetails: form.jobDetails }
}

interface ModelTask extends Omit<TextRequest, 'facts'> {
  form: ResumeForm | LetterForm
  day: string
}

/** The model's text where it says only what the form says, and the embedded writer's draft otherwise. */
async function chooseText(
  { texts, languageModel, caller }: Writers,
  { text: draft, missing }: Draft,
  { form, day, ...request }: ModelTask,
): Promise<WrittenText> {
  const embedded = (setAside: string | null) => ({ text: draft, missing, source: 'embedded' as const, setAside })
  if (!languageModel) return embedded(null)
  try {
    const written = await languageModel.write({ ...request, facts: listFacts(form) }, caller)
    const finished = await texts.finishModelText({ form, text: written, day }, caller)
    if (!finished.ok) return embedded(finished.reasons.join('\n'))
    return { text: finished.text, missing, source: 'ai', setAside: null }
  } catch (error) {
    if (error instanceof LanguageModelError) return embedded(error.message)
    if (error instanceof TextTimeoutError) return embedded('The text of the language model took too long to check')
    throw error
  }
}
