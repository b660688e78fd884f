import { randomUUID } from 'node:crypto'
import { entryFields } from '#contract/application-fields.ts'
import { isSent, missingFields, planLimitReached } from '#contract/applications.ts'
import type {
  Application,
  RecordedApplication,
  CreateApplicationBody,
  Credentials,
  UpdateApplicationBody,
} from '#contract/applications.ts'
import type { RuleViolation } from '#contract/rules.ts'
import { stageReached } from '#contract/application-summary.ts'
import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { touchClient } from '#server/features/clients/clients.service.ts'
import { answerInterest } from '#server/features/job-interests/job-interests.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { readAllowance } from '#server/features/subscriptions/subscriptions.service.ts'
import { requireRulesKept } from '#server/features/rules/rules.service.ts'
import type { CheckedApplication } from '#server/features/rules/rules.service.ts'
import { findAccountManager, lockPerson } from '#server/features/users/users.service.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { badRequest, conflict, forbidden, notFound } from '#server/http/errors.ts'
import { requireRoom } from '#server/http/quotas.ts'
import type { Encryption } from '#server/encryption.ts'
import { fieldsChanged } from './application-history.ts'
import {
  changeApplication,
  countApplications,
  countMadeByStaff,
  findEncryptedCredentials,
  insertApplication,
  lockApplication,
} from './applications.store.ts'

export const passwordContext = (applicationId: string) => `job_applications/${applicationId}/site_password`

/** The status `applied` sets the day, unless there is one. */
const getDateApplied = (status: Application['status'], dateApplied: string | null) =>
  dateApplied ?? (status === 'applied' ? new Date().toISOString() : null)

/** Records an application: a job seeker's own, or one of staff for a client. */
export async function recordApplication(
  { db, encryption, jobs }: { db: Queryable; encryption: Encryption; jobs: Jobs },
  actor: Actor,
  body: CreateApplicationBody,
) {
  return db.transaction(async (tx) =>
    actor.role === 'user' ? recordOwn(tx, actor, body) : recordForClient(tx, { encryption, jobs }, actor, body),
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
  await requireRoomFor(tx, seeker.id)
  if (body.jobInterestId) await answerInterest(tx, seeker, { id: body.jobInterestId, userId: seeker.id })
  const created = await insertApplication(tx, { userId: seeker.id, ...toRow(body) })
  await afterRecording(tx, seeker, created)
  return created
}

async function recordForClient(
  tx: Queryable,
  { encryption, jobs }: { encryption: Encryption; jobs: Jobs },
  staff: Actor,
  body: CreateApplicationBody,
) {
  if (!body.userId) throw badRequest(missingFields, { userId: missingFields })
  // The lock serializes staff who apply for the same client, so the plan's limit and the interest hold.
  const client = await lockPerson(tx, staff, body.userId)
  if (!client || client.role !== 'user') throw notFound('Client not found')
  await requireRoomFor(tx, client.id)
  if (body.jobInterestId) await answerInterest(tx, staff, { id: body.jobInterestId, userId: client.id })
  if (!body.confirmOverLimit) await refuseOverLimit(tx, client.id)
  const row = toRow(body)
  const warnings = isSent(row.status) ? await requireRulesKept(tx, { ...row, userId: client.id }, null) : []
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
  await notify(
    { db: tx, jobs },
    {
      userId: client.id,
      type: 'application_created',
      title: 'New application',
      message: `An application was created for you: ${created.position} at ${created.company}.`,
      relatedEntityId: id,
    },
  )
  await touchClient(tx, client.id)
  await afterRecording(tx, staff, created)
  return withWarnings(created, warnings)
}

const withWarnings = (application: Application, warnings: RuleViolation[]): RecordedApplication =>
  warnings.length === 0 ? application : { ...application, warnings }

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

/** Changes a visible application. A new status notifies the other side. */
export async function updateApplicationAs(
  { db, jobs }: TransactionContext,
  actor: Actor,
  id: string,
  body: UpdateApplicationBody,
) {
  return db.transaction(async (tx) => {
    const before = await lockApplicationFor(tx, actor, id)
    const { status, dateApplied = before.dateApplied, ...sent } = body
    requireOwnEntry(actor, before, sent)
    const isSentByStaff = actor.id !== before.userId && isSent(status) && !isSent(before.status)
    const warnings = isSentByStaff ? await requireRulesOfClient(tx, actor, before) : []
    const changed = await changeApplication(tx, actor, id, {
      ...sent,
      status,
      reached: stageReached(status, before.reached),
      dateApplied: getDateApplied(status, dateApplied),
    })
    if (!changed) throw notFound('Application not found')
    const managerId = await findAccountManager(tx, changed.userId)
    if (changed.status !== before.status) await notifyOtherSide({ tx, jobs }, actor, changed, managerId)
    await recordAudit(tx, actor, {
      action: 'application.updated',
      subjectId: changed.userId,
      entityId: id,
      details: { from: before.status, to: changed.status, fields: fieldsChanged(before, changed) },
    })
    const byStaff = actor.id !== changed.userId
    if (byStaff) await touchClient(tx, changed.userId)
    await publishLive(tx, [changed.userId, managerId], byStaff ? ['applications', 'clients'] : ['applications'])
    return withWarnings(changed, warnings)
  })
}

/** The lock keeps the rules as they are until the change is stored. */
async function requireRulesOfClient(tx: Queryable, staff: Actor, application: CheckedApplication & { id: string }) {
  await lockPerson(tx, staff, application.userId)
  return requireRulesKept(tx, application, application.id)
}

/** Only the job seeker who made the entry may change its company, position and link. */
function requireOwnEntry(
  actor: Actor,
  before: Application & { createdByStaff: boolean },
  sent: Omit<UpdateApplicationBody, 'status'>,
) {
  if (!before.createdByStaff && actor.id === before.userId) return
  if (entryFields.every((field) => sent[field] === undefined || sent[field] === before[field])) return
  throw forbidden(
    before.createdByStaff
      ? 'This application was made for its job seeker: its company, position and link stay as they are'
      : 'Only the job seeker who made this entry can change its company, position or link',
  )
}

async function notifyOtherSide(
  { tx, jobs }: { tx: Queryable; jobs: Jobs },
  actor: Actor,
  changed: Application,
  managerId: string | null,
) {
  const receiver = actor.id === changed.userId ? managerId : changed.userId
  if (!receiver) return
  await notify(
    { db: tx, jobs },
    {
      userId: receiver,
      type: 'application_status',
      title: 'Application status changed',
      message: `${changed.position} at ${changed.company} is now ${changed.status}.`,
      relatedEntityId: changed.id,
      ...(receiver === changed.userId ? {} : { subjectId: changed.userId }),
    },
  )
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

/** Locks one of the actor's own applications until the transaction ends. 404 for any other. */
export async function lockOwnApplication(db: Queryable, actor: Actor, id: string) {
  const application = await lockApplication(db, actor, id)
  if (application?.userId !== actor.id) throw notFound('Application not found')
}

/** Locks an application that staff may change until the transaction ends; 404 for every other one. */
export async function lockApplicationFor(db: Queryable, staff: Actor, id: string) {
  const found = await lockApplication(db, staff, id)
  if (!found) throw notFound('Application not found')
  return found
}
