import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ModelSettings } from '#server/model-settings.ts'

export interface Asked {
  url: string
  headers: IncomingMessage['headers']
  messages: { role: string; content: string }[]
  body: string
}
export type Answer = (response: ServerResponse, asked: Asked, count: number) => unknown

/** A chat-completions API on this machine that answers as its caller wants; it keeps what it was asked. */
export async function startModelServer(answer: Answer) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { messages = [] } = body ? JSON.parse(body) : {}
    const one = { url: request.url ?? '', headers: request.headers, messages, body }
    asked.push(one)
    await answer(response, one, asked.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings: ModelSettings = {
    provider: 'openai',
    baseUrl: `http://127.0.0.1:${port}/v1/`,
    apiKey: 'the key',
    model: 'small',
    prices: { input: 1, output: 4 },
    monthlyTokens: { account: 100_000, visitors: 100_000 },
  }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { asked, settings, close }
}

/** One chunk of the stream. */
export const sayPart = (response: ServerResponse, content: string, finish: string | null = null) =>
  response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`)

/** The whole text in parts of a few characters, as providers send them, with what it has cost. */
export function sayText(response: ServerResponse, written: string, finish: string | null = 'stop') {
  if (!response.headersSent) response.setHeader('content-type', 'text/event-stream')
  for (const part of written.match(/[^]{1,7}/g) ?? []) sayPart(response, part)
  if (finish !== null) sayPart(response, '', finish)
  const usage = { prompt_tokens: 1200, completion_tokens: 300, total_tokens: 1500 }
  response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`)
  response.end('data: [DONE]\n\n')
}

/** The facts of a request. */
export function factsIn({ messages }: Asked): { id: string; about: string; text: string }[] {
  const last = messages.findLast(({ content }) => content.includes('<facts>'))
  const listed = /<facts>\n([\s\S]*)\n<\/facts>/.exec(last?.content ?? '')?.[1] ?? ''
  return listed.split('\n').map((line) => JSON.parse(line))
}
