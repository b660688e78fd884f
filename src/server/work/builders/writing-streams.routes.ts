import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
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
    request: FastifyRequest,
    reply: FastifyReply,
    write: (writers: Writers, writing: Writing) => Promise<unknown>,
  ) {
    const writers = await answers.findWriters(request)
    await limits.consumeCall(writingLimits, { accountId: writers.accountId, address: request.ip })
    const lines = new PassThrough()
    const send = (event: object) => lines.writable && lines.write(`${JSON.stringify(event)}\n`)
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

  app.post(streams.resume.path, (request, reply) => {
    const body = streams.resume.body.safeParse(request.body ?? {})
    if (!body.success) throw invalid(body.error)
    return stream(request, reply, (writers, writing) => answers.answerResume(writers, body.data, writing))
  })

  app.post(streams['cover-letter'].path, (request, reply) => {
    const body = streams['cover-letter'].body.safeParse(request.body ?? {})
    if (!body.success) throw invalid(body.error)
    return stream(request, reply, (writers, writing) => answers.answerLetter(writers, body.data, writing))
  })

  app.addHook('preClose', async () => {
    for (const controller of open) controller.abort()
  })
}
