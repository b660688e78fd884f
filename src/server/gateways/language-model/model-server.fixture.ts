import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface Asked {
  url: string
  headers: IncomingMessage['headers']
  messages: { role: string; content: string }[]
  format: string
  body: string
}
export type Answer = (response: ServerResponse, asked: Asked, count: number) => unknown

/** A chat-completions API on this machine that answers as a test wants; it keeps what it was asked. */
export async function modelServer(answer: Answer) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { messages = [], response_format: format } = body ? JSON.parse(body) : {}
    const one = { url: request.url ?? '', headers: request.headers, messages, format: format?.type, body }
    asked.push(one)
    await answer(response, one, asked.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { asked, settings: { baseUrl: `http://127.0.0.1:${port}/v1/`, apiKey: 'the key', model: 'small' } }
}

export function say(response: ServerResponse, content: string) {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
}

export const sayText = (response: ServerResponse, written: string) => say(response, JSON.stringify({ text: written }))

/** The facts of a request. */
export function factsIn({ messages }: Asked): { id: string; about: string; text: string }[] {
  const listed = /<facts>\n([\s\S]*)\n<\/facts>/.exec(messages.at(1)?.content ?? '')?.[1] ?? ''
  return listed.split('\n').map((line) => JSON.parse(line))
}
