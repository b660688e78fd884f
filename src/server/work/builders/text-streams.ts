import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import { BusyError } from '#server/admission.ts'
import type { RouteDeps } from '#server/deps.ts'
import { LanguageModelError } from '#server/gateways/language-model/language-model-error.ts'
import { TextTimeoutError } from '#server/gateways/text-worker/text-worker.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Writing } from './builders.service.ts'

const broken = 'The text could not be written. Please try again.'

const isForPerson = (error: unknown): error is Error =>
  (error instanceof HttpError && error.status < 500) ||
  error instanceof BusyError ||
  error instanceof LanguageModelError ||
  error instanceof TextTimeoutError

/** Answers that come sentence by sentence. A browser that closes the connection stops the writing, and the provider's call. */
export function createTextStreams({ app }: Pick<RouteDeps, 'app'>) {
  const open = new Set<AbortController>()
  app.addHook('preClose', async () => {
    for (const controller of open) controller.abort()
  })

  return function stream(
    event: z.ZodMiniType,
    request: FastifyRequest,
    reply: FastifyReply,
    write: (writing: Writing) => Promise<unknown>,
  ) {
    const lines = new PassThrough()
    const send = (line: object) => lines.writable && lines.write(`${JSON.stringify(event.parse(line))}\n`)
    const controller = new AbortController()
    open.add(controller)
    reply.raw.once('close', () => controller.abort())
    const { signal } = controller
    const onSentence = (text: string) => void send({ type: 'sentence', text })
    void write({ pace: 'streamed', signal, onSentence })
      .then((written) => send({ type: 'done', reply: written }))
      .catch((error: unknown) => {
        if (!isForPerson(error) && !signal.aborted) request.log.error({ err: error }, 'a text could not be streamed')
        send({ type: 'failed', message: isForPerson(error) ? error.message : broken })
      })
      .finally(() => {
        open.delete(controller)
        lines.end()
      })
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(lines)
  }
}
