import { readFile } from 'node:fs/promises'
import { createApplicationBody } from '#contract/applications.ts'
import type { ReceiptAnswerInput, ReceiptInput } from '#contract/receipts.ts'
import { postings } from '#server/db/schema.ts'
import { editApplication } from '#server/work/applying/edit-application.service.ts'
import { prepareRecording, recordApplication } from '#server/work/applying/record-application.service.ts'
import { writeClientDocument, createOwnDocument } from '#server/work/documents/documents.service.ts'
import { storeBlob } from '#server/work/receipts/blobs.service.ts'
import { prepareReceipt, storeReceipt } from '#server/work/applying/record-receipt.service.ts'
import { readApplicationReceipts } from '#server/work/receipts/receipt-reading.service.ts'
import { askForApproval } from '#server/work/rules/approvals.service.ts'
import { replaceRules } from '#server/work/rules/rules.service.ts'
import { acting, daysAgo, type DemoDeps, type People } from './acting.ts'
import {
  backdateApplication,
  backdateApproval,
  backdateDocument,
  backdateRules,
  markOldNotificationsRead,
} from './backdate.ts'
import { sentApplications, waitingApplication, type DemoApplication } from './demo-applications.ts'
import { firstRules, laterRules } from './demo-client.ts'
import type { DemoDocuments } from './demo-documents.ts'
import { giveAnswers, type DemoAnswers } from './seed-answers.ts'

interface Context extends DemoDeps, People, DemoDocuments {
  answers: DemoAnswers
  resumeId: string
  /** The interest that an application answers. */
  interestId: string
}

const firstRulesDays = 60
const laterRulesDays = 2
const hour = 1 / 24
const minute = hour / 60

/** Seven weeks of work for one client: rules, answers, and applications with letters and receipts. */
export async function seedApplications(
  deps: DemoDeps,
  { seeker, manager }: People,
  documents: DemoDocuments,
  interestId: string,
) {
  const { db } = deps
  await replaceRules(deps, acting(seeker, firstRulesDays), firstRules)
  await backdateRules(db, seeker, firstRulesDays)
  const answers = await giveAnswers(deps, { seeker, manager })
  const resume = await createOwnDocument(deps, acting(seeker, firstRulesDays), documents.resume)
  await backdateDocument(db, resume.id, firstRulesDays)
  const context = { ...deps, ...documents, seeker, manager, answers, resumeId: resume.id, interestId }
  for (const application of sentApplications) await seedApplication(context, application)
  await replaceRules(deps, acting(seeker, laterRulesDays), laterRules)
  await backdateRules(db, seeker, laterRulesDays)
  const id = await seedApplication(context, waitingApplication)
  const askedDays = waitingApplication.days - 10 * minute
  await askForApproval(deps, acting(manager, askedDays), id)
  await backdateApproval(db, id, askedDays)
  await markOldNotificationsRead(db, [seeker, manager])
}

async function seedApplication(context: Context, application: DemoApplication) {
  const { db, seeker, manager } = context
  const { company, position, location = 'Portland, OR', description, days } = application
  const recordedDays = days - 5 * minute
  const staff = acting(manager, recordedDays)
  const jobUrl = `https://jobs.example.com/${company.toLowerCase().replace(/[^a-z]+/g, '-')}`
  const readAt = daysAgo(days + hour)
  await db
    .insert(postings)
    .values({ userId: manager.id, jobUrl, company, position, location, description, readAt, createdAt: readAt })
  const receipt = toReceipt(context, application)
  const isPrepared = receipt.state === 'prepared'
  const body = {
    ...createApplicationBody.parse({
      userId: seeker.id,
      company,
      position,
      jobUrl,
      siteUsername: isPrepared ? null : seeker.email,
      sitePassword: isPrepared ? null : `demo-only-${Math.floor(days)}`,
      jobInterestId: application.answersInterest ? context.interestId : null,
      documentIds: [context.resumeId, await saveLetter(context, application)],
    }),
    receipt,
  }
  const evidence = await prepareRecording(context, staff, body)
  const { id } = await recordApplication(context, staff, body, {
    ...evidence,
    screenshot: receipt.confirmation.kind === 'screenshot' ? await storeScreenshot(context) : null,
  })
  await backdateApplication(db, id, recordedDays, { isCreated: true })
  await recordProgress(context, application, id)
  return id
}

async function saveLetter({ db, jobs, manager, seeker, letters }: Context, application: DemoApplication) {
  const letter = letters.get(application)
  if (!letter) throw new Error(`There is no letter to ${application.company}`)
  const writtenDays = application.days + 20 * minute
  const { id } = await writeClientDocument({ db, jobs }, acting(manager, writtenDays), seeker.id, letter)
  await backdateDocument(db, id, writtenDays)
  return id
}

const noConfirmation = { kind: 'none', value: '' } as const

function toReceipt({ answers }: Context, { receipt, days, uses }: DemoApplication): ReceiptInput {
  const { facts = [], answer, question = false } = uses
  const answerId = answer === undefined ? undefined : answers.answerIds[answer]
  const used: ReceiptAnswerInput[] = facts.map((fact) => ({ fact }))
  if (answerId !== undefined) used.push({ answerId })
  if (question) used.push({ answerId: answers.questionId })
  const { state, confirmation = noConfirmation } = receipt
  return { state, sentAt: state === 'prepared' ? null : daysAgo(days), answers: used, confirmation }
}

async function storeScreenshot({ db, files, seeker }: Context) {
  const bytes = await readFile(new URL('./confirmation.png', import.meta.url))
  const blob = await storeBlob({ db, files }, { userId: seeker.id, bytes, contentType: 'image/png' })
  const { id: blobId, sha256, size, contentType } = blob
  return { name: 'confirmation.png', sha256, size, contentType, blobId }
}

/** What happened after the application was recorded. */
async function recordProgress(context: Context, { correction, changes = [] }: DemoApplication, id: string) {
  const { db, manager } = context
  for (const { status, days, by } of changes) {
    await editApplication(context, acting(context[by], days), id, { status })
    await backdateApplication(db, id, days)
  }
  if (!correction) return
  const staff = acting(manager, correction.days)
  const [latest] = await readApplicationReceipts(context, staff, id)
  const body = { state: 'confirmed' as const, confirmation: correction.confirmation, corrects: latest?.id }
  const { evidence } = await prepareReceipt(context, staff, id, body)
  await storeReceipt(context, staff, id, body, evidence)
}
