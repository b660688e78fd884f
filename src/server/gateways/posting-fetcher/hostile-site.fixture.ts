import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A site on this machine whose pages misbehave as each test wants, and which counts who comes. */
export async function startSite(pages: Record<string, Answer>) {
  const requests: IncomingMessage[] = []
  const open = new Set<Socket>()
  let connections = 0
  const server = createServer((request, response) => {
    requests.push(request)
    const answer = pages[request.url ?? '']
    if (answer) answer(response, request)
    else response.writeHead(404).end()
  })
  server.on('connection', (socket: Socket) => {
    connections++
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    port,
    page: `127.0.0.1:${port}`,
    url: (path: string, host = '127.0.0.1') => `http://${host}:${port}${path}`,
    requests,
    connections: () => connections,
    /** Resolves when the last connection has closed. */
    async left() {
      await Promise.all([...open].map((socket) => new Promise((resolve) => socket.once('close', resolve))))
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Site = Awaited<ReturnType<typeof startSite>>

export const html = { 'content-type': 'text/html; charset=utf-8' }

export const page =
  (body: string | Buffer, headers: Record<string, string> = html): Answer =>
  (response) =>
    response.writeHead(200, headers).end(body)

export const redirect =
  (location: string, status = 302): Answer =>
  (response) =>
    response.writeHead(status, { location }).end()

/** Bytes of one's own instead of an answer that HTTP would allow. */
export const raw =
  (bytes: string): Answer =>
  (response) =>
    response.socket?.write(bytes)

/** Sends the same bytes for as long as anybody listens. */
export const endless =
  (bytes: Buffer, headers: Record<string, string> = html): Answer =>
  (response) => {
    response.writeHead(200, headers)
    const send = () => {
      while (response.writable && response.write(bytes));
    }
    response.on('drain', send)
    send()
  }

/** Sends a few bytes at a time, never silent for long, and never done. */
export const drip =
  (begin: (response: ServerResponse) => void, everyMs: number): Answer =>
  (response) => {
    begin(response)
    const timer = setInterval(() => response.socket?.write('x'), everyMs)
    response.once('close', () => clearInterval(timer))
  }
