import { randomUUID } from 'node:crypto'
import { isSent, missingFields, planLimitReached } from '#contract/applications.ts'
import type { Application, CreateApplicationBody, Credentials } from '#contract/applications.ts'
import { stageReached } from '#contract/application-summary.ts'
import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { touchClient } from '#server/features/clients/clients.service.ts'
import { attachDocumentsTo } from '#server/features/documents/attached-documents.service.ts'
import { recordDelivery } from '#server/features/ledger/deliveries.service.ts'
import { answerInterest } from '#server/features/job-interests/job-interests.service.ts'
import { makeActionTitle, notify } from '#server/features/notifications/notifications.service.ts'
import { prepareEvidence } from '#server/features/receipts/evidence.service.ts'
import type { Evidence, EvidenceDeps } from '#server/features/receipts/evidence.service.ts'
import { addReceipt, addReceiptOfStatus } from '#server/features/receipts/receipts.service.ts'
import { syncPromises } from '#server/features/promises/promises.service.ts'
import { readAllowance } from '#server/features/subscriptions/subscriptions.service.ts'
import { requireRulesKept } from '#server/features/rules/rules.service.ts'
import { findAccountManager, lockPerson, requirePerson } from '#server/features/users/users.service.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { badRequest, conflict, forbidden, notFound } from '#server/http/errors.ts'
import { requireRoom } from '#server/http/quotas.ts'
import type { Encryption } from '#server/encryption.ts'
import { getDateApplied, noConfirmation, noEvidence, withWarnings } from './application-changes.service.ts'
import {
  countApplications,
  countMadeByStaff,
  findEncryptedCredentials,
  insertApplication,
} from './applications.store.ts'

export const passwordContext = (applicationId: string) => `job_applications/${applicationId}/site_password`

/** Typesets what goes with an application that staff record, before its transaction. */
export async function prepareRecording(
  deps: EvidenceDeps,
  actor: Actor,
  { userId, status, documentIds, receipt }: CreateApplicationBody,
): Promise<Evidence> {
  if (actor.role === 'user' || !userId || !(receipt || isSent(status))) return noEvidence
  await requirePerson(deps.db, actor, userId)
  const target = { clientId: userId, applicationId: null, documentIds }
  return prepareEvidence(deps, actor, target, receipt ?? { confirmation: noConfirmation })
}

/** Records an application: a job seeker's own, or one of staff for a client. */
export async function recordApplication(
  { db, encryption, jobs }: { db: Queryable; encryption: Encryption; jobs: Jobs },
  actor: Actor,
  body: CreateApplicationBody,
  evidence: Evidence = noEvidence,
) {
  return db.transaction(async (tx) =>
    actor.role === 'user'
      ? recordOwn(tx, actor, body)
      : recordForClient(tx, { encryption, jobs }, actor, body, evidence),
  )
}

/** One quota covers a job seeker's applications, by staff or by themselves. */
const requireRoomFor = (tx: Queryable, userId: string) =>
  requireRoom(tx, 'applications', userId, () => countApplications(tx, userId))

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

async function recordOwn(tx: Queryable, seeker: Actor, body: CreateApplicationBody) {
  if (body.userId && body.userId !== seeker.id) throw forbidden()
  if (body.documentIds || body.receipt) throw forbidden()
  await requireRoomFor(tx, seeker.id)
  if (body.jobInterestId) await answerInterest(tx, seeker, { id: body.jobInterestId, userId: seeker.id })
  const created = await insertApplication(tx, { userId: seeker.id, ...toRow(body) })
  if (body.jobInterestId) await syncPromises(tx, [seeker.id])
  await afterRecording(tx, seeker, created)
  return created
}

async function recordForClient(
  tx: Queryable,
  { encryption, jobs }: { encryption: Encryption; jobs: Jobs },
  staff: Actor,
  { receipt, ...body }: CreateApplicationBody,
  evidence: Evidence,
) {
  if (!body.userId) throw badRequest(missingFields, { userId: missingFields })
  // The lock serializes staff who apply for the same client, so the plan's limit and the interest hold.
  const client = await lockPerson(tx, staff, body.userId)
  if (!client || client.role !== 'user') throw notFound('Client not found')
  await requireRoomFor(tx, client.id)
  if (body.jobInterestId) await answerInterest(tx, staff, { id: body.jobInterestId, userId: client.id })
  if (!body.confirmOverLimit) await refuseOverLimit(tx, client.id)
  const row = toRow({ ...body, ...toReceiptStatus(body, receipt) })
  const isSending = isSent(row.status) || receipt?.state === 'uncertain'
  const warnings = isSending ? await requireRulesKept(tx, { ...row, userId: client.id }, null) : []
  const id = randomUUID()
  const created = await insertApplication(tx, {
    id,
    userId: client.id,
    accountManagerId: staff.role === 'account_manager' ? staff.id : await findAccountManager(tx, client.id),
    createdByStaff: true,
    siteUsername: body.siteUsername,
    sitePassword: body.sitePassword && encryption.encrypt(body.sitePassword, passwordContext(id)),
    ...row,
  })
  if (body.documentIds) await attachDocumentsTo(tx, created, body.documentIds)
  const application = { ...created, jobInterestId: row.jobInterestId }
  if (row.reached !== 'interested')
    await recordDelivery(tx, { userId: client.id, kind: 'application', subjectId: id, at: staff.at })
  if (receipt) await addReceipt(tx, staff, application, receipt, evidence)
  else if (isSending) await addReceiptOfStatus(tx, staff, application, created.dateApplied, evidence)
  await notify(
    { db: tx, jobs },
    {
      userId: client.id,
      type: 'application_created',
      title: await makeActionTitle(tx, staff, isSending ? 'sent' : 'added'),
      message: `${created.position} at ${created.company}`,
      relatedEntityId: id,
    },
  )
  await touchClient(tx, client.id)
  await afterRecording(tx, staff, created)
  return withWarnings(created, warnings)
}

/** A receipt decides whether the application counts as sent. */
function toReceiptStatus(
  { status, dateApplied }: Pick<CreateApplicationBody, 'status' | 'dateApplied'>,
  receipt: CreateApplicationBody['receipt'],
) {
  if (!receipt) return {}
  if (receipt.state === 'sent' || receipt.state === 'confirmed')
    return { status: isSent(status) ? status : ('applied' as const), dateApplied: receipt.sentAt ?? dateApplied }
  if (isSent(status))
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

async function afterRecording(tx: Queryable, actor: Actor, created: Application) {
  await recordAudit(tx, actor, {
    action: 'application.created',
    subjectId: created.userId,
    entityId: created.id,
    details: { to: created.status },
  })
  const managerId = await findAccountManager(tx, created.userId)
  await publishLive(tx, [created.userId, managerId], ['applications', 'job-interests', 'clients'])
}

/** Decrypts the sign-in of a job site. The reveal is audited in the same transaction. */
export async function revealCredentials(
  db: Queryable,
  encryption: Encryption,
  actor: Actor,
  id: string,
): Promise<Credentials> {
  return db.transaction(async (tx) => {
    const application = await findEncryptedCredentials(tx, actor, id)
    if (!application) throw notFound('Application not found')
    await recordAudit(tx, actor, { action: 'credentials.revealed', subjectId: application.userId, entityId: id })
    return {
      siteUsername: application.siteUsername,
      sitePassword: application.sitePassword && encryption.decrypt(application.sitePassword, passwordContext(id)),
    }
  })
}
