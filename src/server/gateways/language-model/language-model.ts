import { type Fact, takeSentences } from '@foothold/resume-engine/facts'
import { createAdmission, type AdmissionLimits, type Caller } from '#server/admission.ts'
import type { ModelSettings } from '#server/model-settings.ts'
import { createCircuit } from './circuit.ts'
import { LanguageModelError } from './language-model-error.ts'
import { hidePerson, type Person } from './placeholders.ts'
import { composePrompt, composeRepair, type Prompt, type RefusedSentence, type TextKind } from './prompts.ts'
import type { Usage } from './provider.ts'

export interface TextRequest {
  kind: TextKind
  /** Whose text it is: none of this leaves the process. */
  person: Person
  facts: Fact[]
  jobText: string
  /** The line to improve. */
  line?: string
}

/** Whether the person sees the sentences as they come, or waits for an answer with all of them. */
export type Pace = 'streamed' | 'at-once'

interface Times {
  /** For everything together: each call, its repetitions, and the mending. */
  limitMs: number
  /** No word for so long ends the call. */
  stallMs: number
}

const defaultTimes: Record<Pace, Times> = {
  streamed: { limitMs: 60_000, stallMs: 15_000 },
  'at-once': { limitMs: 9_000, stallMs: 8_000 },
}

export interface Writing {
  caller?: Caller
  /** The person has left, or wants no more. */
  signal?: AbortSignal
  pace: Pace
  /** Each whole sentence, with the marks of its sources and the white space before it. */
  onSentence: (sentence: string) => Promise<void>
  /** What each call has cost, also one that failed. */
  onUsage?: (usage: Usage) => void
}

/** One text: it is written, and what was refused of it is asked for once more. */
export interface Conversation {
  /** Rejects with a `LanguageModelError`, whose message is for the person, and with a `BusyError` where too much is asked at once. */
  write(): Promise<void>
  /** Other words for each refused sentence, in order; null where the model has none. */
  mend(refused: readonly RefusedSentence[]): Promise<(string | null)[]>
}

export interface LanguageModel {
  /** The ceilings of the settings. */
  monthlyTokens: ModelSettings['monthlyTokens']
  open(request: TextRequest, writing: Writing): Conversation
}

export interface LanguageModelOptions extends Partial<AdmissionLimits> {
  retries?: number
  times?: Partial<Times>
  now?: () => number
  onFailure?: (error: LanguageModelError) => void
}

/** There is no queue: waiting would add to the time that an answer may take. */
const admissionLimits = { parallel: 10, waiting: 0, perCaller: 2 }

/** More is not looked at. What is sent is cut to half of this, once nothing personal is in it. */
const maxLengths = { fact: 4_000, facts: 40_000, job: 12_000 }
const maxAnswerLength = 30_000
/** About so many characters are a token, where the provider counts none. */
const tokenLength = 4

/** A client of the provider in the settings; null where none is set. */
export function createLanguageModel(
  settings: ModelSettings | null,
  { retries = 2, times = {}, now = Date.now, onFailure, ...limits }: LanguageModelOptions = {},
): LanguageModel | null {
  if (!settings) return null
  const known = settings
  const admission = createAdmission({ ...admissionLimits, ...limits })
  const circuit = createCircuit(now)

  /** One call, in the provider's words: the answer with its placeholders. */
  async function ask(prompt: Prompt, limit: AbortSignal, writing: Writing, onText: (text: string) => Promise<void>) {
    const { signal, pace, onUsage } = writing
    const { stallMs } = { ...defaultTimes[pace], ...times }
    if (!circuit.enter()) throw new LanguageModelError('resting')
    // The library has 40 MB, and is loaded where a model is set.
    const { askProvider } = await import('./provider.ts')
    let answer = ''
    try {
      await askProvider(known, prompt, {
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        stallMs,
        retries,
        onUsage: (usage) => onUsage?.(usage ?? estimateUsage(prompt, answer)),
        onText: async (text) => {
          answer += text
          if (answer.length > maxAnswerLength) throw new LanguageModelError('too-large')
          await onText(text)
        },
      })
      circuit.succeeded()
      return answer
    } catch (error) {
      if (signal?.aborted) circuit.left()
      else if (error instanceof LanguageModelError) {
        circuit.failed()
        onFailure?.(error)
      } else circuit.left()
      throw signal?.aborted ? signal.reason : error
    }
  }

  return {
    monthlyTokens: known.monthlyTokens,
    open({ kind, person, facts, jobText, line = '' }, writing) {
      const limit = AbortSignal.timeout({ ...defaultTimes[writing.pace], ...times }.limitMs)
      const { caller = [], onSentence } = writing
      const job = jobText.slice(0, maxLengths.job)
      const own = takeFacts(facts)
      const { hide, restore } = hidePerson(person, [...own.map(({ text }) => text), job, line])
      const hidden = own.map((fact) => ({ ...fact, text: hide(fact.text) }))
      const prompt = composePrompt(kind, { facts: hidden, posting: hide(job), line: hide(line) })
      let answer = ''

      async function write() {
        let rest = ''
        const take = async (isLast: boolean) => {
          const taken = takeSentences(rest, isLast)
          rest = taken.rest
          for (const sentence of taken.sentences) await onSentence(restore(sentence))
        }
        answer = await ask(prompt, limit, writing, async (text) => {
          rest += text
          await take(false)
        })
        await take(true)
      }

      async function mend(refused: readonly RefusedSentence[]) {
        const hiddenRefused = refused.map(({ sentence, reasons }) => ({
          sentence: hide(sentence),
          reasons: reasons.map(hide),
        }))
        const mended = await ask(composeRepair(prompt, answer, hiddenRefused), limit, writing, async () => {})
        return readNumbered(restore(mended), refused.length)
      }

      return {
        write: () => admission.run(caller, write),
        mend: (refused) => admission.run(caller, () => mend(refused)),
      }
    },
  }
}

/** The lines `1. ...` of an answer. */
function readNumbered(answer: string, count: number): (string | null)[] {
  const lines = new Map(
    [...answer.matchAll(/^\s*(\d{1,3})[.)]\s+(.+)$/gm)].map(([, number, text = '']) => [Number(number), text.trim()]),
  )
  return Array.from({ length: count }, (_, index) => {
    const text = lines.get(index + 1) ?? ''
    return /\p{L}/u.test(text) ? text : null
  })
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

function estimateUsage({ instructions, messages }: Prompt, answer: string): Usage {
  const sent = messages.reduce((length, { content }) => length + content.length, instructions.length)
  return { inputTokens: Math.ceil(sent / tokenLength), outputTokens: Math.ceil(answer.length / tokenLength) }
}
