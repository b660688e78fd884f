import type { LetterForm, LetterQuestion, ResumeForm } from '@foothold/resume-engine/forms'
import type { Source } from '#contract/builders.ts'
import { completeJob } from '@foothold/resume-engine/posting-names'
import type { Draft } from '@foothold/resume-engine/write'
import { type FactSource, listFacts } from '@foothold/resume-engine/facts'
import type { Caller } from '#server/admission.ts'
import type { Queryable } from '#server/db/client.ts'
import { LanguageModelError } from '#server/gateways/language-model/language-model-error.ts'
import type { LanguageModel, Pace, TextRequest } from '#server/gateways/language-model/language-model.ts'
import { TextTimeoutError, type TextWorker } from '#server/gateways/text-worker/text-worker.ts'
import { runWithinCeiling } from '#server/platform/model-usage/model-usage.service.ts'
import { createModelText, type ModelText } from './model-text.ts'

export interface Writers {
  db: Queryable
  texts: TextWorker
  languageModel: LanguageModel | null
  caller: Caller
  /** Whose month the tokens count for; null for a visitor. */
  accountId: string | null
}

export interface Writing {
  /** Past its time the embedded writer's text is the answer. */
  pace: Pace
  /** The person has left, or wants no more. */
  signal?: AbortSignal
  /** Each sentence of the model once it is checked. */
  onSentence?: (text: string) => void
}

interface WrittenText {
  text: string
  missing: string[]
  source: Source
  setAside: string | null
  leftOut: string[]
}

/** The date of a letter: today's, by UTC. */
const today = () => new Date().toISOString().slice(0, 10)

/** A resume by the language model, if there is one and it keeps to the form; else the embedded writer's. */
export async function writeResume(writers: Writers, form: ResumeForm, writing: Writing): Promise<WrittenText> {
  const draft = startDraft(writers.texts.writeResume(form, writers.caller))
  return chooseText(writers, draft, { form, day: '', request: toResumeRequest(form) }, writing)
}

/** As `writeResume`, for a cover letter. Employer and position are the posting's where the form has none. */
export async function writeLetter(
  writers: Writers,
  typed: LetterForm,
  writing: Writing,
): Promise<WrittenText & { questions: LetterQuestion[]; jobDetails: LetterForm['jobDetails'] }> {
  const day = today()
  const form = completeJob(typed)
  const draft = startDraft(writers.texts.writeLetter({ form, day }, writers.caller))
  const written = await chooseText(writers, draft, { form, day, request: toLetterRequest(form) }, writing)
  return { ...written, questions: (await draft).questions, jobDetails: form.jobDetails }
}

/** The embedded writer works while the model does. A failure shows where the draft is awaited. */
function startDraft<Result extends Draft>(draft: Promise<Result>): Promise<Result> {
  draft.catch(() => undefined)
  return draft
}

export function toResumeRequest(form: ResumeForm): TextRequest {
  const { fullName, email, phone, location, linkedin } = form
  const person = { fullName, email, phone, location, linkedin }
  const jobText = [form.targetJob, form.jobDescription].filter(Boolean).join('\n')
  return { kind: 'resume', person, facts: listFacts(form), jobText }
}

export function toLetterRequest(form: LetterForm): TextRequest {
  const { companyName, position, requirements, jobDescription } = form.jobDetails
  const jobText = [position, companyName, requirements, jobDescription].filter(Boolean).join('\n')
  return { kind: 'letter', person: form.personalInfo, facts: listFacts(form), jobText }
}

interface ModelTask {
  form: ResumeForm | LetterForm
  day: string
  request: TextRequest
}

/** The model's text as far as it says only what the form says, and the embedded writer's draft where that is too little. */
async function chooseText(
  writers: Writers,
  drafted: Promise<Draft>,
  task: ModelTask,
  writing: Writing,
): Promise<WrittenText> {
  const embedded = async (setAside: string | null): Promise<WrittenText> => {
    const { text, missing } = await drafted
    return { text, missing, source: 'embedded', setAside, leftOut: [] }
  }
  if (!writers.languageModel) return embedded(null)
  try {
    const { text, leftOut } = await writeWithModel(writers, writers.languageModel, task, writing)
    const { form, day } = task
    const finished = await writers.texts.finishModelText({ form, text, day }, writers.caller)
    return { text: finished, missing: (await drafted).missing, source: 'ai', setAside: null, leftOut }
  } catch (error) {
    if (error instanceof LanguageModelError) return embedded(error.message)
    if (error instanceof TextTimeoutError) return embedded('The text of the AI model took too long to check.')
    throw error
  }
}

/** Rejects with a `LanguageModelError`, and with the reason of the signal where it is aborted. */
export async function writeWithModel(
  { db, texts, caller, accountId }: Omit<Writers, 'languageModel'>,
  languageModel: LanguageModel,
  { form, request }: { form: FactSource; request: TextRequest },
  { pace, signal, onSentence = () => {} }: Writing,
): Promise<ModelText> {
  const { monthlyTokens } = languageModel
  return runWithinCeiling({ db, monthlyTokens }, accountId, async (count) => {
    const text = createModelText({ texts, caller, form, onSentence })
    const conversation = languageModel.open(request, {
      caller,
      pace,
      onSentence: text.take,
      onUsage: count,
      ...(signal && { signal }),
    })
    await conversation.write()
    await text.mend(conversation)
    return text.finish()
  })
}
