import { createAdmission } from '#server/admission.ts'
import type { AdmissionLimits, Caller } from '#server/admission.ts'
import { complete, getText } from './chat.ts'
import type { Format, ModelSettings } from './chat.ts'
import { createCircuit } from './circuit.ts'
import { LanguageModelError } from './language-model-error.ts'
import { hidePerson } from './placeholders.ts'
import type { Person } from './placeholders.ts'
import { promptFor, repair } from './prompt.ts'
import type { Messages, TextKind } from './prompt.ts'

export interface Draft {
  kind: TextKind
  /** Whose text it is: none of this leaves the process. */
  person: Person
  text: string
  jobText: string
}

export interface LanguageModel {
  /**
   * The draft in better words; rejects with a `LanguageModelError`, whose message is for the person, and with a
   * `BusyError` where too much is asked at once.
   */
  rephrase(draft: Draft, caller?: Caller): Promise<string>
}

export interface LanguageModelOptions extends Partial<AdmissionLimits> {
  /** For everything together: asking, another format, and one repair, each with the reading of its answer. */
  timeoutMs?: number
  now?: () => number
  onFailure?: (error: LanguageModelError) => void
}

/** There is no queue: waiting would add to the time that an answer may take. */
const admissionLimits = { parallel: 10, waiting: 0, perCaller: 2 }

/** More of a text is not looked at. What is sent of it is cut to half of this, once nothing personal is in it. */
const longestRead = { draft: 40_000, job: 12_000 }

/** A client of any OpenAI-compatible chat-completions API; null where none is set. */
export function createLanguageModel(
  settings: ModelSettings | null,
  { timeoutMs = 10_000, now = Date.now, onFailure, ...limits }: LanguageModelOptions = {},
): LanguageModel | null {
  if (!settings) return null
  const admission = createAdmission({ ...admissionLimits, ...limits })
  const circuit = createCircuit(now)
  let format: Format = 'json_schema'

  async function ask(messages: Messages[], signal: AbortSignal): Promise<string> {
    const content = await complete(settings as ModelSettings, messages, { format, signal })
    if (content !== null) return content
    format = 'json_object'
    return (await complete(settings as ModelSettings, messages, { format, signal })) ?? ''
  }

  async function askForText(messages: Messages[], signal: AbortSignal): Promise<string> {
    const content = await ask(messages, signal)
    const text = getText(content)
    if (text !== null) return text
    const again: Messages[] = [
      ...messages,
      { role: 'assistant', content: content.slice(0, 10_000) },
      { role: 'user', content: repair },
    ]
    const repaired = getText(await ask(again, signal))
    if (repaired === null) throw new LanguageModelError('malformed')
    return repaired
  }

  async function rephrase({ kind, person, text, jobText }: Draft): Promise<string> {
    if (!circuit.enter()) throw new LanguageModelError('resting')
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const job = jobText.slice(0, longestRead.job)
      const own = text.slice(0, longestRead.draft)
      const { hide, restore } = hidePerson(person, [own, job])
      const draft = hide(own)
      const answered = await askForText(promptFor(kind, draft, hide(job)), signal)
      circuit.succeeded()
      return whole(draft, answered, restore)
    } catch (error) {
      const failure = toFailure(error, signal)
      if (failure.reason !== 'incomplete') circuit.failed()
      onFailure?.(failure)
      throw failure
    }
  }

  return { rephrase: (draft, caller = []) => admission.run(caller, () => rephrase(draft)) }
}

/** The text with the person back in it, who must be as reachable as in the draft. */
function whole(draft: string, answered: string, restore: (text: string) => string | null): string {
  const needed = ['{{NAME}}', '{{MAIL}}', '{{PHONE}}'].filter((placeholder) => draft.includes(placeholder))
  const restored = restore(answered)
  if (restored === null || !needed.every((placeholder) => answered.includes(placeholder)))
    throw new LanguageModelError('incomplete')
  return restored
}

function toFailure(error: unknown, signal: AbortSignal): LanguageModelError {
  if (error instanceof LanguageModelError) return error
  return new LanguageModelError(signal.aborted ? 'timeout' : 'unreachable', { cause: error })
}
