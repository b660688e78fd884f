import type { FastifyRequest } from 'fastify'
import { analyzeCoverLetter, analyzeResumeText, generateCoverLetter, generateResume } from '#contract/builders.ts'
import type { RouteDeps } from '#server/deps.ts'
import { TextWorkerBusy } from '#server/gateways/text-worker/text-worker.ts'
import { tooMany } from '#server/http/errors.ts'
import { writeLetterOf, writeResumeOf } from './builders.service.ts'

const busySeconds = 5

async function unlessBusy<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof TextWorkerBusy ? tooMany(busySeconds) : error
  }
}

export function builderRoutes({ serve, sessions, limits, texts, languageModel }: RouteDeps) {
  /** Counts a call by its address, and by the person where somebody is signed in. */
  async function count(what: 'writing' | 'analysis', request: FastifyRequest) {
    await limits.take(`${what}, address`, request.ip)
    const person = await sessions.read(request)
    if (person) await limits.take(`${what}, account`, person.id)
  }

  serve(generateResume, async ({ body, request }) => {
    await count('writing', request)
    const { text, ...written } = await unlessBusy(writeResumeOf({ texts, languageModel }, body))
    const { jobDescription, targetJob } = body
    const analysis = await unlessBusy(texts.analyzeResume({ text, jobDescription, targetJob }))
    return { resume: text, analysis, ...written }
  })

  serve(generateCoverLetter, async ({ body, request }) => {
    await count('writing', request)
    const { text, ...written } = await unlessBusy(writeLetterOf({ texts, languageModel }, body))
    const { companyName, position, requirements, jobDescription } = body.jobDetails
    const asked = [requirements, jobDescription].filter(Boolean).join('\n')
    const analysis = await unlessBusy(texts.analyzeLetter({ text, jobDescription: asked, companyName, position }))
    return { coverLetter: text, analysis, ...written }
  })

  serve(analyzeResumeText, async ({ body: { content, ...job }, request }) => {
    await count('analysis', request)
    return unlessBusy(texts.analyzeResume({ text: content, ...job }))
  })

  serve(analyzeCoverLetter, async ({ body: { content, ...job }, request }) => {
    await count('analysis', request)
    return unlessBusy(texts.analyzeLetter({ text: content, ...job }))
  })
}
