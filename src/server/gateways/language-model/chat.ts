import { z } from 'zod'
import { LanguageModelError } from './language-model-error.ts'
import type { Messages } from './prompt.ts'

export interface ModelSettings {
  baseUrl: string
  apiKey: string | null
  model: string
}

export type Format = 'json_schema' | 'json_object'

const maxAnswerSize = 256 * 1024
const answer = z.object({ text: z.string().trim().min(1).max(30_000) })
const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

const formats = {
  json_schema: {
    type: 'json_schema',
    json_schema: {
      name: 'text',
      strict: true,
      schema: {
        type: 'object',
        properties: { text: { type: 'string' } },
        required: ['text'],
        additionalProperties: false,
      },
    },
  },
  json_object: { type: 'json_object' },
} as const

/** The server knows no such format: another one may do. */
const unknownFormat = new Set([400, 404, 415, 422, 501])

/** One call: what the model said, or null where the server refuses the format. */
export async function complete(
  { baseUrl, apiKey, model }: ModelSettings,
  messages: Messages[],
  { format, signal }: { format: Format; signal: AbortSignal },
): Promise<string | null> {
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
    body: JSON.stringify({ model, messages, temperature: 0.3, stream: false, response_format: formats[format] }),
    // Another host would be sent the key and the text.
    redirect: 'manual',
    signal,
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    if (format === 'json_schema' && unknownFormat.has(response.status)) return null
    throw new LanguageModelError('refused', { cause: response.status })
  }
  const parsed = completion.safeParse(parseJson(await readLimited(response)))
  if (!parsed.success) throw new LanguageModelError('malformed', { cause: parsed.error })
  return parsed.data.choices[0]?.message.content ?? ''
}

async function readLimited(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > maxAnswerSize) throw new LanguageModelError('too-large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The text of an answer, with or without a code fence around it; null where there is none. */
export function readAnswer(content: string): string | null {
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(content)?.[1]
  for (const candidate of [content, fenced]) {
    const parsed = candidate === undefined ? null : answer.safeParse(parseJson(candidate.trim()))
    if (parsed?.success) return parsed.data.text
  }
  return null
}
