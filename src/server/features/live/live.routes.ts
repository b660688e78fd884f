import type { ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { livePath, liveQuery } from '#contract/live.ts'
import type { LiveEvent, LiveTopic } from '#contract/live.ts'
import type { RouteDeps } from '#server/deps.ts'
import { HttpError, invalid } from '#server/http/errors.ts'
import { requireActor } from '#server/http/serve.ts'
import type { Policy } from '#server/http/serve.ts'

const heartbeatMs = 25_000
const streamsPerPerson = 20
const policy: Policy = { method: 'GET', access: 'signed-in' }

const write = (stream: ServerResponse, event: LiveEvent) =>
  stream.write(`event: change\ndata: ${JSON.stringify(event)}\n\n`)

const isRefusal = (error: unknown) => error instanceof HttpError && error.status < 500

/** A stream per open screen: what changed, by topic, for the person signed in. The content itself is read by the calls. */
export function liveRoutes({ app, live, sessions }: RouteDeps) {
  const open = new Map<ServerResponse, string>()

  /** Ends a stream that its session no longer allows; the browser then finds out who it is now. A failure ends none. */
  async function endUnlessAllowed(request: FastifyRequest, stream: ServerResponse) {
    const refused = await requireActor(sessions, request, policy).then(() => false, isRefusal)
    if (refused && !stream.writableEnded) {
      write(stream, { topics: ['session'] })
      stream.end()
    }
  }

  function attach(request: FastifyRequest, stream: ServerResponse, userId: string, since: number | undefined) {
    const missed = since === undefined ? [] : live.missed(userId, since)
    if (missed.length > 0) write(stream, { topics: [...missed] })
    const unsubscribe = live.subscribe(userId, (topics: readonly LiveTopic[]) => {
      write(stream, { topics: [...topics] })
      if (topics.includes('session')) void endUnlessAllowed(request, stream)
    })
    const heartbeat = setInterval(() => {
      stream.write(': still here\n\n')
      void endUnlessAllowed(request, stream)
    }, heartbeatMs)
    open.set(stream, userId)
    stream.on('close', () => {
      unsubscribe()
      clearInterval(heartbeat)
      open.delete(stream)
    })
  }

  // Asked for its head alone, a stream without an end would never answer.
  app.get(livePath, { exposeHeadRoute: false }, async (request, reply) => {
    const actor = await requireActor(sessions, request, policy)
    const query = liveQuery.safeParse(request.query)
    if (!query.success) throw invalid(query.error)
    if ([...open.values()].filter((userId) => userId === actor.id).length >= streamsPerPerson)
      throw new HttpError(429, 'Too many open windows', { retryAfterSeconds: 60 })
    reply.hijack()
    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.raw.writeHead(200)
    reply.raw.write('retry: 2000\n\n')
    attach(request, reply.raw, actor.id, query.data.since)
  })

  app.addHook('preClose', async () => {
    for (const stream of open.keys()) stream.end()
  })
}
