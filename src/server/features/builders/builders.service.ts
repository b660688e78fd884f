import type { LetterForm, ResumeForm, Source } from '#contract/builders.ts'
import type { Caller } from '#server/admission.ts'
import { LanguageModelError } from '#server/gateways/language-model/language-model-error.ts'
import type { Draft, LanguageModel } from '#server/gateways/language-model/language-model.ts'
import { TextTimeoutError } from '#server/gateways/text-worker/text-worker.ts'
import type { TextWorker } from '#server/gateways/text-worker/text-worker.ts'

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

/** Text by the language model, if there is one and its text passes the fact check. Otherwise by the embedded writer. */
export async function writeResume(writers: Writers, form: ResumeForm): Promise<WrittenText> {
  const { text, missing } = await writers.texts.writeResume(form, writers.caller)
  const { fullName, email, phone, location, linkedin } = form
  const person = { fullName, email, phone, location, linkedin }
  const jobText = [form.targetJob, form.jobDescription].filter(Boolean).join('\n')
  return { missing, ...(await rephrase(writers, form, { kind: 'resume', person, text, jobText })) }
}

/** Like `writeResume`. */
export async function writeLetter(writers: Writers, form: LetterForm): Promise<WrittenText> {
  const { text, missing } = await writers.texts.writeLetter(form, writers.caller)
  const { companyName, position, requirements, jobDescription } = form.jobDetails
  const jobText = [position, companyName, requirements, jobDescription].filter(Boolean).join('\n')
  const draft: Draft = { kind: 'cover-letter', person: form.personalInfo, text, jobText }
  return { missing, ...(await rephrase(writers, form, draft)) }
}

async function rephrase({ texts, languageModel, caller }: Writers, form: ResumeForm | LetterForm, draft: Draft) {
  const embedded = (setAside: string | null) => ({ text: draft.text, source: 'embedded' as const, setAside })
  if (!languageModel) return embedded(null)
  try {
    const text = await languageModel.rephrase(draft, caller)
    const truth = await texts.checkFacts({ form, text }, caller)
    return truth.ok ? { text, source: 'ai' as const, setAside: null } : embedded(truth.reasons.join('\n'))
  } catch (error) {
    if (error instanceof LanguageModelError) return embedded(error.message)
    if (error instanceof TextTimeoutError) return embedded('The text of the language model took too long to check')
    throw error
  }
}
