import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, RetryError, StreamProviderError, streamText } from 'ai'
import type { ModelSettings } from '#server/model-settings.ts'
import { LanguageModelError } from './language-model-error.ts'
import type { Prompt } from './prompts.ts'

export interface Usage {
  inputTokens: number
  outputTokens: number
}

export interface Asking {
  /** Aborts the call of the provider: the person has left, or time is up. */
  signal: AbortSignal
  /** No word for so long ends the call, at its start and in the middle. */
  stallMs: number
  retries: number
  onText: (text: string) => Promise<void>
  /** What the call has cost, also one that failed. Null where the provider doesn't say. */
  onUsage: (usage: Usage | null) => void
}

/** Else the library prints what it thinks of the settings. */
globalThis.AI_SDK_LOG_WARNINGS = false

/** Anthropic's API wants a number; the others have none in common. */
const maxOutputTokens = 4_096
const maxBodyBytes = 1024 * 1024

/** Redirects are refused, because another host would be sent the key and the text. A body has an end. */
const safeFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  let bytes = 0
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        bytes += part.byteLength
        if (bytes > maxBodyBytes) controller.error(new LanguageModelError('too-large'))
        else controller.enqueue(part)
      },
    }),
  )
  return new Response(counted ?? null, response)
}

function createModel({ provider, baseUrl, apiKey, model }: ModelSettings) {
  const baseURL = baseUrl.replace(/\/+$/, '')
  const key = apiKey ?? undefined
  if (provider === 'anthropic') return createAnthropic({ baseURL, apiKey: key ?? '', fetch: safeFetch })(model)
  const access = provider === 'azure' ? { headers: { 'api-key': key ?? '' } } : { apiKey: key }
  return createOpenAICompatible({ name: provider, baseURL, includeUsage: true, fetch: safeFetch, ...access })(model)
}

/** One call of the provider. Resolves when it has said everything, and rejects with a `LanguageModelError`. */
export async function askProvider(
  settings: ModelSettings,
  { instructions, messages }: Prompt,
  { signal, stallMs, retries, onText, onUsage }: Asking,
): Promise<void> {
  const stalled = new AbortController()
  const timer = setTimeout(() => stalled.abort(), stallMs)
  let usage: Usage | null = null
  let hasBegun = false
  /** What the receiver of the text has thrown: no failure of the provider. */
  let thrown: { error: unknown } | undefined
  try {
    const { stream } = streamText({
      model: createModel(settings),
      instructions,
      messages,
      maxRetries: retries,
      ...(settings.provider === 'anthropic' && { maxOutputTokens }),
      abortSignal: AbortSignal.any([signal, stalled.signal]),
      // The library would print it.
      onError: () => {},
    })
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new LanguageModelError(stalled.signal.aborted ? 'stalled' : 'timeout')
      if (part.type === 'text-delta') {
        timer.refresh()
        hasBegun = true
        await onText(part.text).catch((error: unknown) => {
          thrown = { error }
          throw error
        })
      }
      if (part.type === 'finish') {
        const { inputTokens = 0, outputTokens = 0 } = part.totalUsage
        if (inputTokens + outputTokens > 0) usage = { inputTokens, outputTokens }
        if (part.finishReason === 'content-filter') throw new LanguageModelError('refused')
        if (part.finishReason !== 'stop') throw new LanguageModelError('cut', { cause: part.finishReason })
      }
    }
  } catch (error) {
    if (thrown) throw thrown.error
    throw toFailure(error, { stalled: stalled.signal, signal, hasBegun })
  } finally {
    clearTimeout(timer)
    onUsage(usage)
  }
}

interface State {
  stalled: AbortSignal
  signal: AbortSignal
  /** Whether a word has come. */
  hasBegun: boolean
}

function toFailure(error: unknown, { stalled, signal, hasBegun }: State): LanguageModelError {
  const cause = RetryError.isInstance(error) ? error.lastError : error
  const own = [error, cause, cause instanceof Error ? cause.cause : null].find(
    (each) => each instanceof LanguageModelError,
  )
  if (own) return own
  if (stalled.aborted) return new LanguageModelError('stalled', { cause })
  if (signal.aborted) return new LanguageModelError('timeout', { cause })
  if (hasBegun) return new LanguageModelError('cut', { cause })
  if (StreamProviderError.isInstance(cause)) return new LanguageModelError('failed', { cause: cause.code })
  const isCall = APICallError.isInstance(cause)
  if (isCall && cause.statusCode !== undefined && cause.statusCode !== 200)
    return new LanguageModelError('failed', { cause: cause.statusCode })
  return new LanguageModelError(isCall && cause.statusCode === undefined ? 'unreachable' : 'malformed', { cause })
}
