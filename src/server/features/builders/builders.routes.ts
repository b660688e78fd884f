import type { FastifyRequest } from 'fastify'
import { analyzeCoverLetter, analyzeResumeText, generateCoverLetter, generateResume } from '#contract/builders.ts'
import type { RouteDeps } from '#server/deps.ts'
import { TextTimeoutError } from '#server/gateways/text-worker/text-worker.ts'
import { toCaller } from '#server/http/caller.ts'
import { badRequest } from '#server/http/errors.ts'
import { getSessionAccountId } from '#server/http/session.ts'
import { writeLetter, writeResume } from './builders.service.ts'

/** Turns a timeout into a 400 with a message for the person. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof TextTimeoutError ? badRequest(error.message) : error
  }
}

export function builderRoutes({ serve, sessions, limits, texts, languageModel }: RouteDeps) {
  /** Counts a call for its address and, with a session, its account. Returns the caller. */
  async function count(what: 'writing' | 'analysis', request: FastifyRequest) {
    await limits.consume(`${what}, address`, request.ip)
    const person = await sessions.read(request)
    if (person) await limits.consume(`${what}, account`, getSessionAccountId(person))
    return toCaller({ ...person, address: request.ip })
  }

  serve(generateResume, async ({ body, request }) => {
    const caller = await count('writing', request)
    const { text, ...draft } = await inTime(writeResume({ texts, languageModel, caller }, body))
    const { jobDescription, targetJob } = body
    const analysis = await inTime(texts.analyzeResume({ text, jobDescription, targetJob }, caller))
    return { resume: text, analysis, ...draft }
  })

  serve(generateCoverLetter, async ({ body, request }) => {
    const caller = await count('writing', request)
    const { text, ...draft } = await inTime(writeLetter({ texts, languageModel, caller }, body))
    const { companyName, position, requirements, jobDescription } = body.jobDetails
    const jobText = [requirements, jobDescription].filter(Boolean).join('\n')
    const analysis = await inTime(texts.analyzeLetter({ text, jobDescription: jobText, companyName, position }, caller))
    return { coverLetter: text, analysis, ...draft }
  })

  serve(analyzeResumeText, async ({ body: { content, ...job }, request }) => {
    const caller = await count('analysis', request)
    return inTime(texts.analyzeResume({ text: content, ...job }, caller))
  })

  serve(analyzeCoverLetter, async ({ body: { content, ...job }, request }) => {
    const caller = await count('analysis', request)
    return inTime(texts.analyzeLetter({ text: content, ...job }, caller))
  })
}
