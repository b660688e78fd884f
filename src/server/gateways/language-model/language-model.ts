import type { Fact } from '@foothold/resume-engine/facts'
import { createAdmission, type AdmissionLimits, type Caller } from '#server/admission.ts'
import { complete, readAnswer, type Format, type ModelSettings } from './chat.ts'
import { LanguageModelError } from './language-model-error.ts'
import { hidePerson, type Person } from './placeholders.ts'
import { composePrompt, repair, type Messages, type TextKind } from './prompt.ts'

export interface TextRequest {
  kind: TextKind
  /** Whose text it is: none of this leaves the process. */
  person: Person
  facts: Fact[]
  jobText: string
}

export interface LanguageModel {
  /**
   * A text made of the facts, with the marks of its sources. Rejects with a `LanguageModelError`, whose message is for the
   * person, and with a `BusyError` where too much is asked at once.
   */
  write(request: TextRequest, caller?: Caller): Promise<string>
}

export interface LanguageModelOptions extends Partial<AdmissionLimits> {
  /** For everything together: asking, another format, and one repair, each with the reading of its answer. */
  timeoutMs?: number
  now?: () => number
  onFailure?: (error: LanguageModelError) => void
}

/** There is no queue: waiting would add to the time that an answer may take. */
const admissionLimits = { parallel: 10, waiting: 0, perCaller: 2 }

/** More is not looked at. What is sent is cut to half of this, once nothing personal is in it. */
const maxLengths = { fact: 4_000, facts: 40_000, job: 12_000 }

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
    const text = readAnswer(content)
    if (text !== null) return text
    const again: Messages[] = [
      ...messages,
      { role: 'assistant', content: content.slice(0, 10_000) },
      { role: 'user', content: repair },
    ]
    const repaired = readAnswer(await ask(again, signal))
    if (repaired === null) throw new LanguageModelError('malformed')
    return repaired
  }
  async function write({ kind, person, facts, jobText }: TextRequest): Promise<string> {
    if (!circuit.enter()) throw new LanguageModelError('resting')
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const job = jobText.slice(0, maxLengths.job)
      const own = takeFacts(facts)
      const { hide, restore } = hidePerson(person, [...own.map(({ text }) => text), job])
      const hidden = own.map((fact) => ({ ...fact, text: hide(fact.text) }))
      const answer = await askForText(composePrompt(kind, hidden, hide(job)), signal)
      circuit.succeeded()
      const restored = restore(answer)
      if (restored === null) throw new LanguageModelError('placeholder')
      return restored
    } catch (error) {
      const failure = toFailure(error, signal)
      if (failure.reason !== 'placeholder') circuit.failed()
      onFailure?.(failure)
      throw failure
    }
  }
  return { write: (request, caller = []) => admission.run(caller, () => write(request)) }
}

/** As many facts as are looked at, none of them longer than a paragraph. */
function takeFacts(facts: readonly Fact[]): Fact[] {
  let length = 0
  return facts.flatMap((fact) => {
    const text = fact.text.slice(0, maxLengths.fact)
    length += text.length
    return length <= maxLengths.facts ? [{ ...fact, text }] : []
  })
}

function toFailure(error: unknown, signal: AbortSignal): LanguageModelError {
  if (error instanceof LanguageModelError) return error
  return new LanguageModelError(signal.aborted ? 'timeout' : 'unreachable', { cause: error })
}

const maxFailures = 5
const restMs = 30_000

/** Stops asking what keeps failing: open after five failures in a row, and half a minute later one try decides. */
function createCircuit(now: () => number) {
  let failures = 0
  let openedAt = 0
  let isTrying = false

  return {
    /** Whether it may be asked now; past the rest, one caller may, and the others wait for how that goes. */
    enter(): boolean {
      if (failures < maxFailures) return true
      if (isTrying || now() - openedAt < restMs) return false
      isTrying = true
      return true
    },
    succeeded() {
      failures = 0
      isTrying = false
    },
    failed() {
      failures++
      isTrying = false
      openedAt = now()
    },
  }
}
