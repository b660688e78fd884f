import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import { streams, writingLimits } from '#contract/builders.ts'
import type { LetterForm, ResumeForm } from '@foothold/resume-engine/forms'
import { BusyError } from '#server/admission.ts'
import type { RouteDeps } from '#server/deps.ts'
import { HttpError, invalid } from '#server/http/errors.ts'
import type { Writers, Writing } from './builders.service.ts'

interface Answers {
  findWriters: (request: FastifyRequest) => Promise<Writers>
  answerResume: (writers: Writers, form: ResumeForm, writing: Writing) => Promise<unknown>
  answerLetter: (writers: Writers, form: LetterForm, writing: Writing) => Promise<unknown>
}

const broken = 'The text could not be written. Please try again.'

/** Answers that come sentence by sentence. A browser that closes the connection stops the writing, and the provider's call. */
export function streamRoutes({ app, limits }: RouteDeps, answers: Answers) {
  const open = new Set<AbortController>()

  async function stream(
    event: z.ZodMiniType,
    request: FastifyRequest,
    reply: FastifyReply,
    write: (writers: Writers, writing: Writing) => Promise<unknown>,
  ) {
    const writers = await answers.findWriters(request)
    await limits.consumeCall(writingLimits, { accountId: writers.accountId, address: request.ip })
    const lines = new PassThrough()
    const send = (line: object) => lines.writable && lines.write(`${JSON.stringify(event.parse(line))}\n`)
    const controller = new AbortController()
    open.add(controller)
    reply.raw.once('close', () => controller.abort())
    const { signal } = controller
    const onSentence = (text: string) => void send({ type: 'sentence', text })
    void write(writers, { pace: 'streamed', signal, onSentence })
      .then((written) => send({ type: 'done', reply: written }))
      .catch((error: unknown) => {
        const isForPerson = (error instanceof HttpError && error.status < 500) || error instanceof BusyError
        if (!isForPerson && !signal.aborted) request.log.error({ err: error }, 'a text could not be streamed')
        send({ type: 'failed', message: isForPerson ? error.message : broken })
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

  function route<Form>(
    { path, body, event }: { path: string; body: z.ZodMiniType<Form>; event: z.ZodMiniType },
    answer: (writers: Writers, form: Form, writing: Writing) => Promise<unknown>,
  ) {
    app.post(path, (request, reply) => {
      const form = body.safeParse(request.body ?? {})
      if (!form.success) throw invalid(form.error)
      return stream(event, request, reply, (writers, writing) => answer(writers, form.data, writing))
    })
  }
  route(streams.resume, answers.answerResume)
  route(streams['cover-letter'], answers.answerLetter)

  app.addHook('preClose', async () => {
    for (const controller of open) controller.abort()
  })
}
