import type { FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import { streams, writingLimits } from '#contract/builders.ts'
import type { LetterForm, ResumeForm } from '@foothold/resume-engine/forms'
import type { RouteDeps } from '#server/deps.ts'
import { invalid } from '#server/http/errors.ts'
import type { Writers, Writing } from './builders.service.ts'
import { createTextStreams } from './text-streams.ts'

interface Answers {
  findWriters: (request: FastifyRequest) => Promise<Writers>
  answerResume: (writers: Writers, form: ResumeForm, writing: Writing) => Promise<unknown>
  answerLetter: (writers: Writers, form: LetterForm, writing: Writing) => Promise<unknown>
}

/** The builders' texts, sentence by sentence. */
export function streamRoutes(deps: RouteDeps, answers: Answers) {
  const { app, limits } = deps
  const stream = createTextStreams(deps)

  function route<Form>(
    { path, body, event }: { path: string; body: z.ZodMiniType<Form>; event: z.ZodMiniType },
    answer: (writers: Writers, form: Form, writing: Writing) => Promise<unknown>,
  ) {
    app.post(path, async (request, reply) => {
      const form = body.safeParse(request.body ?? {})
      if (!form.success) throw invalid(form.error)
      const writers = await answers.findWriters(request)
      await limits.consumeCall(writingLimits, { accountId: writers.accountId, address: request.ip })
      return stream(event, request, reply, (writing) => answer(writers, form.data, writing))
    })
  }
  route(streams.resume, answers.answerResume)
  route(streams['cover-letter'], answers.answerLetter)
}
