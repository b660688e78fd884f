import { complete, textOf } from './chat.ts'
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
  /** The draft in better words; rejects with a `LanguageModelError`, whose message is for the person. */
  rephrase(draft: Draft): Promise<string>
}

export interface LanguageModelOptions {
  /** For everything together: asking, another format, and one repair. */
  longestMs?: number
  now?: () => number
  onFailure?: (error: LanguageModelError) => void
}

/** A client of any OpenAI-compatible chat-completions API; null where none is set. */
export function createLanguageModel(
  settings: ModelSettings | null,
  { longestMs = 20_000, now = Date.now, onFailure }: LanguageModelOptions = {},
): LanguageModel | null {
  if (!settings) return null
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
    const text = textOf(content)
    if (text !== null) return text
    const again: Messages[] = [
      ...messages,
      { role: 'assistant', content: content.slice(0, 10_000) },
      { role: 'user', content: repair },
    ]
    const repaired = textOf(await ask(again, signal))
    if (repaired === null) throw new LanguageModelError('malformed')
    return repaired
  }

  return {
    async rephrase({ kind, person, text, jobText }) {
      if (!circuit.enter()) throw new LanguageModelError('resting')
      const { hide, restore } = hidePerson(person, [text, jobText])
      const draft = hide(text)
      const signal = AbortSignal.timeout(longestMs)
      try {
        const answered = await askForText(promptFor(kind, draft, hide(jobText)), signal)
        circuit.succeeded()
        return whole(draft, answered, restore)
      } catch (error) {
        const failure = toFailure(error, signal)
        if (failure.reason !== 'incomplete') circuit.failed()
        onFailure?.(failure)
        throw failure
      }
    },
  }
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
