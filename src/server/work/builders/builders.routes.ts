import { analyzeCoverLetter, analyzeResumeText, generateCoverLetter, generateResume } from '#contract/builders.ts'
import type { RouteDeps } from '#server/deps.ts'
import { TextTimeoutError } from '#server/gateways/text-worker/text-worker.ts'
import { findCaller } from '#server/http/caller.ts'
import { badRequest } from '#server/http/errors.ts'
import { writeLetter, writeResume } from './builders.service.ts'

/** Turns a timeout into a 400 with a message for the person. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof TextTimeoutError ? badRequest(error.message) : error
  }
}

export function builderRoutes({ serve, sessions, texts, languageModel }: RouteDeps) {
  serve(generateResume, async ({ body, request }) => {
    const caller = await findCaller(sessions, request)
    const { text, ...draft } = await inTime(writeResume({ texts, languageModel, caller }, body))
    const { jobDescription, targetJob } = body
    const analysis = await inTime(texts.analyzeResume({ text, jobDescription, targetJob }, caller))
    return { resume: text, analysis, ...draft }
  })

  serve(generateCoverLetter, async ({ body, request }) => {
    const caller = await findCaller(sessions, request)
    const { text, jobDetails, ...draft } = await inTime(writeLetter({ texts, languageModel, caller }, body))
    const { companyName, position, requirements, jobDescription } = jobDetails
    const jobText = [requirements, jobDescription].filter(Boolean).join('\n')
    const analysis = await inTime(texts.analyzeLetter({ text, jobDescription: jobText, companyName, position }, caller))
    return { coverLetter: text, analysis, ...draft }
  })

  serve(analyzeResumeText, async ({ body: { content, ...job }, request }) => {
    const caller = await findCaller(sessions, request)
    return inTime(texts.analyzeResume({ text: content, ...job }, caller))
  })

  serve(analyzeCoverLetter, async ({ body: { content, ...job }, request }) => {
    const caller = await findCaller(sessions, request)
    return inTime(texts.analyzeLetter({ text: content, ...job }, caller))
  })
}
