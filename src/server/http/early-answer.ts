import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

const lingerMs = 1_000

/** Discards the rest of the body for a moment. Then the connection is closed. */
async function discard(request: IncomingMessage) {
  const signal = AbortSignal.timeout(lingerMs)
  request.on('data', () => {}).resume()
  await Promise.race([once(request, 'end', { signal }), once(request, 'close', { signal })]).catch(() => {})
}

async function* streamAnswer(answer: string, request: IncomingMessage) {
  yield answer
  if (!request.readableEnded && !request.destroyed) await discard(request)
}

/**
 * Lets a client read an answer that is sent before its whole body has arrived. An immediate close would reset the connection,
 * and the client would see that instead of the answer.
 */
export function answerEarly(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.raw.readableEnded || typeof payload !== 'string') return done(null, payload)
    reply.header('connection', 'close').header('content-length', Buffer.byteLength(payload))
    done(null, Readable.from(streamAnswer(payload, request.raw), { objectMode: false }))
  })
}
