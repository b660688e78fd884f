import type { ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { livePath, liveQuery, type LiveEvent, type LiveQuery } from '#contract/live.ts'
import type { RouteDeps } from '#server/deps.ts'
import { HttpError, invalid } from '#server/http/errors.ts'
import { requireActor, type Policy } from '#server/http/serve.ts'
import { getSessionAccountId, type SignedIn } from '#server/http/session.ts'

const heartbeatMs = 25_000
const streamsPerPerson = 20
const policy: Policy = { method: 'GET', access: 'signed-in' }

/** An ended stream stays open until its reader has read everything. Writing to it would throw. */
const write = (stream: ServerResponse, text: string) => !stream.writableEnded && stream.write(text)
const writeEvent = (stream: ServerResponse, event: LiveEvent) =>
  write(stream, `event: change\ndata: ${JSON.stringify(event)}\n\n`)

const isRefusal = (error: unknown) => error instanceof HttpError && error.status < 500

/** One stream per open screen. It sends topics only; the browser then refetches. */
export function liveRoutes({ app, live, sessions }: RouteDeps) {
  const open = new Map<ServerResponse, string>()

  /** Ends a stream if its session ended or belongs to another person. A failed check ends nothing. */
  async function endUnlessAllowed(userId: string, request: FastifyRequest, stream: ServerResponse) {
    const isOver = await requireActor(sessions, request, policy).then((actor) => actor.id !== userId, isRefusal)
    if (isOver && !stream.writableEnded) {
      writeEvent(stream, { topics: ['session'] })
      stream.end()
    }
  }

  function attach(request: FastifyRequest, stream: ServerResponse, actor: SignedIn, query: LiveQuery) {
    const { id: userId } = actor
    const ownerId = getSessionAccountId(actor)
    const check = () => void endUnlessAllowed(userId, request, stream)
    const missed = query.since === undefined ? [] : live.missed(userId, query.since)
    if (missed.length > 0) writeEvent(stream, { topics: [...missed] })
    const unsubscribe = live.subscribe(userId, (topics, tab) => {
      if (tab === undefined || tab !== query.tab) writeEvent(stream, { topics: [...topics] })
      if (topics.includes('session')) check()
    })
    // During a view the session is the admin's.
    const unsubscribeOwner =
      ownerId === userId
        ? () => {}
        : live.subscribe(ownerId, (topics) => {
            if (topics.includes('session')) check()
          })
    const heartbeat = setInterval(() => {
      write(stream, ': still here\n\n')
      check()
    }, heartbeatMs)
    open.set(stream, ownerId)
    stream.on('close', () => {
      unsubscribe()
      unsubscribeOwner()
      clearInterval(heartbeat)
      open.delete(stream)
    })
  }

  app.get(livePath, async (request, reply) => {
    const actor = await requireActor(sessions, request, policy)
    const query = liveQuery.safeParse(request.query)
    if (!query.success) throw invalid(query.error)
    if ([...open.values()].filter((ownerId) => ownerId === getSessionAccountId(actor)).length >= streamsPerPerson)
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
    attach(request, reply.raw, actor, query.data)
  })

  app.addHook('preClose', async () => {
    for (const stream of open.keys()) stream.end()
  })
}
