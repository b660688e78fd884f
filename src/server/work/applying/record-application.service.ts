import { randomUUID } from 'node:crypto'
import { stageReached, isWithEmployer } from '#contract/application-status.ts'
import { missingFields, planLimitReached, type CreateApplicationBody } from '#contract/applications.ts'
import type { Queryable } from '#server/db/client.ts'
import { findAccountManager, type Actor } from '#server/db/ownership.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Encryption } from '#server/encryption.ts'
import { badRequest, conflict, forbidden, notFound } from '#server/http/errors.ts'
import { readAllowance } from '#server/money/subscriptions/subscriptions.service.ts'
import { lockPerson, requirePerson } from '#server/people/users/users.service.ts'
import {
  addApplication,
  countMadeByStaff,
  getDateApplied,
  requireRoomForApplication,
} from '#server/work/applications/application-changes.service.ts'
import { passwordContext } from '#server/work/applications/credentials.service.ts'
import { attachDocumentsTo } from '#server/work/documents/attached-documents.service.ts'
import { answerInterest } from '#server/work/job-interests/job-interests.service.ts'
import {
  noConfirmation,
  noEvidence,
  prepareEvidence,
  type Evidence,
  type EvidenceDeps,
} from '#server/work/receipts/evidence.service.ts'
import { addReceipt, addReceiptOfStatus } from '#server/work/receipts/receipts.service.ts'
import { requireRulesKept, withWarnings } from '#server/work/rules/rules.service.ts'

/** Typesets what goes with an application that staff record, before its transaction. */
export async function prepareRecording(
  deps: EvidenceDeps,
  actor: Actor,
  { userId, status, documentIds, receipt }: CreateApplicationBody,
): Promise<Evidence> {
  if (actor.role === 'user' || !userId || !(receipt || isWithEmployer(status))) return noEvidence
  await requirePerson(deps.db, actor, userId)
  const target = { clientId: userId, applicationId: null, documentIds }
  return prepareEvidence(deps, actor, target, receipt ?? { confirmation: noConfirmation })
}

/** Records an application: a job seeker's own, or one of staff for a client. */
export async function recordApplication(
  { db, encryption, jobs }: TransactionContext & { encryption: Encryption },
  actor: Actor,
  body: CreateApplicationBody,
  evidence: Evidence = noEvidence,
) {
  return db.transaction(async (tx) =>
    actor.role === 'user'
      ? recordForSeeker({ db: tx, jobs }, actor, body)
      : recordForClient({ db: tx, jobs }, encryption, actor, body, evidence),
  )
}

/** The columns that every new application has; the sign-in of the job site is for staff alone. */
function toRow({
  userId: _u,
  siteUsername: _n,
  sitePassword: _p,
  confirmOverLimit: _c,
  documentIds: _d,
  receipt: _r,
  ...body
}: CreateApplicationBody) {
  return {
    ...body,
    reached: stageReached(body.status),
    dateApplied: getDateApplied(body.status, body.dateApplied),
    jobInterestId: body.jobInterestId ?? null,
  }
}

async function recordForSeeker(context: TransactionContext, seeker: Actor, body: CreateApplicationBody) {
  const { db } = context
  if (body.userId && body.userId !== seeker.id) throw forbidden()
  if (body.documentIds || body.receipt) throw forbidden()
  await requireRoomForApplication(db, seeker.id)
  if (body.jobInterestId) await answerInterest(db, seeker, { id: body.jobInterestId, userId: seeker.id })
  return addApplication(context, seeker, { userId: seeker.id, ...toRow(body) }, isWithEmployer(body.status))
}

async function recordForClient(
  context: TransactionContext,
  encryption: Encryption,
  staff: Actor,
  { receipt, ...body }: CreateApplicationBody,
  evidence: Evidence,
) {
  const { db: tx } = context
  if (!body.userId) throw badRequest(missingFields, { userId: missingFields })
  // The lock serializes staff who apply for the same client, so the plan's limit and the interest hold.
  const client = await lockPerson(tx, staff, body.userId)
  if (!client || client.role !== 'user') throw notFound('Client not found')
  await requireRoomForApplication(tx, client.id)
  if (body.jobInterestId) await answerInterest(tx, staff, { id: body.jobInterestId, userId: client.id })
  if (!body.confirmOverLimit) await refuseOverLimit(tx, client.id)
  const row = toRow({ ...body, ...toReceiptStatus(body, receipt) })
  const isSending = isWithEmployer(row.status) || receipt?.state === 'uncertain'
  const warnings = isSending ? await requireRulesKept(tx, { ...row, userId: client.id }, null) : []
  const id = randomUUID()
  const values = {
    id,
    userId: client.id,
    accountManagerId: staff.role === 'account_manager' ? staff.id : await findAccountManager(tx, client.id),
    createdByStaff: true,
    siteUsername: body.siteUsername,
    sitePassword: body.sitePassword && encryption.encrypt(body.sitePassword, passwordContext(id)),
    ...row,
  }
  const created = await addApplication(context, staff, values, isSending)
  if (body.documentIds) await attachDocumentsTo(tx, created, body.documentIds)
  const application = { ...created, jobInterestId: row.jobInterestId }
  if (receipt) await addReceipt(context, staff, application, receipt, evidence)
  else if (isSending) await addReceiptOfStatus(context, staff, application, created.dateApplied, evidence)
  return withWarnings(created, warnings)
}

/** A receipt decides whether the application counts as sent. */
function toReceiptStatus(
  { status, dateApplied }: Pick<CreateApplicationBody, 'status' | 'dateApplied'>,
  receipt: CreateApplicationBody['receipt'],
) {
  if (!receipt) return {}
  if (receipt.state === 'sent' || receipt.state === 'confirmed')
    return {
      status: isWithEmployer(status) ? status : ('applied' as const),
      dateApplied: receipt.sentAt ?? dateApplied,
    }
  if (isWithEmployer(status))
    throw badRequest('An application that is only prepared, or uncertain, is not applied yet', {
      status: 'Please choose another status',
    })
  return {}
}

async function refuseOverLimit(tx: Queryable, userId: string) {
  const allowance = await readAllowance(tx, userId)
  if (!allowance || (await countMadeByStaff(tx, userId, allowance.since)) < allowance.limit) return
  throw conflict(
    `This client's plan includes ${allowance.limit} applications in each billing period, and all of them have been made.`,
    planLimitReached,
  )
}
