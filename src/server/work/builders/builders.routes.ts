import type { FastifyRequest } from 'fastify'
import {
  analyzeCoverLetter,
  analyzeResumeText,
  copyEdit,
  generateCoverLetter,
  generateResume,
  improveLine,
  readWritingHelp,
} from '#contract/builders.ts'
import type { LetterForm, ResumeForm } from '@foothold/resume-engine/forms'
import type { RouteDeps } from '#server/deps.ts'
import { TextTimeoutError } from '#server/gateways/text-worker/text-worker.ts'
import { findCaller, toCaller } from '#server/http/caller.ts'
import { badRequest, conflict } from '#server/http/errors.ts'
import { getSessionAccountId } from '#server/http/session.ts'
import { writeLetter, writeResume, type Writers, type Writing } from './builders.service.ts'
import { improve } from './improve-line.service.ts'
import { streamRoutes } from './writing-streams.routes.ts'

/** Turns a timeout into a 400 with a message for the person. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof TextTimeoutError ? badRequest(error.message) : error
  }
}

/** An answer that does not stream comes within ten seconds. */
const atOnce: Writing = { pace: 'at-once' }

export function builderRoutes(deps: RouteDeps) {
  const { serve, sessions, texts, languageModel, db } = deps

  async function findWriters(request: FastifyRequest): Promise<Writers> {
    const person = await sessions.read(request)
    const caller = toCaller({ ...person, address: request.ip })
    const accountId = person && getSessionAccountId(person)
    return { db, texts, languageModel, caller, accountId }
  }

  async function answerResume(writers: Writers, form: ResumeForm, writing: Writing) {
    const { text, ...draft } = await inTime(writeResume(writers, form, writing))
    const { jobDescription, targetJob } = form
    const analysis = await inTime(texts.analyzeResume({ text, jobDescription, targetJob }, writers.caller))
    return { resume: text, analysis, ...draft }
  }

  async function answerLetter(writers: Writers, form: LetterForm, writing: Writing) {
    const { text, jobDetails, ...draft } = await inTime(writeLetter(writers, form, writing))
    const { companyName, position, requirements, jobDescription } = jobDetails
    const jobText = [requirements, jobDescription].filter(Boolean).join('\n')
    const input = { text, jobDescription: jobText, companyName, position }
    const analysis = await inTime(texts.analyzeLetter(input, writers.caller))
    return { coverLetter: text, analysis, ...draft }
  }

  serve(generateResume, async ({ body, request }) => answerResume(await findWriters(request), body, atOnce))
  serve(generateCoverLetter, async ({ body, request }) => answerLetter(await findWriters(request), body, atOnce))
  streamRoutes(deps, { findWriters, answerResume, answerLetter })

  serve(readWritingHelp, async () => ({ canImproveLines: languageModel !== null }))

  serve(improveLine, async ({ body: { form, line }, request }) => {
    if (!languageModel) throw conflict('There is no AI model to ask.')
    return inTime(improve(await findWriters(request), languageModel, { form, line }))
  })

  serve(copyEdit, async ({ body, request }) => ({
    edits: await inTime(texts.proposeEdits(body, await findCaller(sessions, request))),
  }))

  serve(analyzeResumeText, async ({ body: { content, ...job }, request }) => {
    const caller = await findCaller(sessions, request)
    return inTime(texts.analyzeResume({ text: content, ...job }, caller))
  })

  serve(analyzeCoverLetter, async ({ body: { content, ...job }, request }) => {
    const caller = await findCaller(sessions, request)
    return inTime(texts.analyzeLetter({ text: content, ...job }, caller))
  })
}
