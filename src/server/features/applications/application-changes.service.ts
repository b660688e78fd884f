import { entryFields } from '#contract/application-fields.ts'
import { stageReached } from '#contract/application-summary.ts'
import { isSent } from '#contract/applications.ts'
import type { Application, RecordedApplication, UpdateApplicationBody } from '#contract/applications.ts'
import type { RuleViolation } from '#contract/rules.ts'
import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { touchClient } from '#server/features/clients/clients.service.ts'
import { recordDelivery } from '#server/features/ledger/deliveries.service.ts'
import { makeActionTitle, notify } from '#server/features/notifications/notifications.service.ts'
import { prepareEvidence } from '#server/features/receipts/evidence.service.ts'
import type { Evidence, EvidenceDeps } from '#server/features/receipts/evidence.service.ts'
import { addReceiptOfStatus } from '#server/features/receipts/receipts.service.ts'
import { requireRulesKept } from '#server/features/rules/rules.service.ts'
import type { CheckedApplication } from '#server/features/rules/rules.service.ts'
import { findAccountManager, lockPerson } from '#server/features/users/users.service.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { forbidden, notFound } from '#server/http/errors.ts'
import { fieldsChanged } from './application-history.ts'
import { readDetails } from './application-reading.service.ts'
import { changeApplication, lockApplication } from './applications.store.ts'

/** The status `applied` sets the day, unless there is one. */
export const getDateApplied = (status: Application['status'], dateApplied: string | null) =>
  dateApplied ?? (status === 'applied' ? new Date().toISOString() : null)

export const withWarnings = (application: Application, warnings: RuleViolation[]): RecordedApplication =>
  warnings.length === 0 ? application : { ...application, warnings }

export const noEvidence: Evidence = { documents: null, screenshot: null }
export const noConfirmation = { kind: 'none', value: '' } as const

/** Changes a visible application. A new status notifies the other side. */
export async function updateApplicationAs(deps: EvidenceDeps, actor: Actor, id: string, body: UpdateApplicationBody) {
  const evidence = await prepareStatusEvidence(deps, actor, id, body.status)
  return deps.db.transaction(async (tx) => {
    const before = await lockApplicationFor(tx, actor, id)
    requireOwnEntry(actor, before, body)
    const isSentByStaff = actor.id !== before.userId && isSent(body.status) && !isSent(before.status)
    const warnings = isSentByStaff ? await requireRulesOfClient(tx, actor, before) : []
    const changed = await changeStatus({ db: tx, jobs: deps.jobs }, actor, before, body)
    if (isSentByStaff) await addReceiptOfStatus(tx, actor, { ...before, ...changed }, changed.dateApplied, evidence)
    return withWarnings(changed, warnings)
  })
}

/** What staff sent with an application that they move to a sent status. */
async function prepareStatusEvidence(deps: EvidenceDeps, actor: Actor, id: string, status: Application['status']) {
  if (actor.role === 'user' || !isSent(status)) return noEvidence
  const before = await readDetails(deps.db, actor, id)
  if (isSent(before.status)) return noEvidence
  const target = { clientId: before.userId, applicationId: id }
  return prepareEvidence(deps, actor, target, { confirmation: noConfirmation })
}

type LockedApplication = Awaited<ReturnType<typeof lockApplicationFor>>

/** Stores a change of a locked application, with its notification and audit entry. */
export async function changeStatus(
  { db: tx, jobs }: TransactionContext,
  actor: Actor,
  before: LockedApplication,
  { status, dateApplied = before.dateApplied, ...sent }: UpdateApplicationBody,
) {
  const reached = stageReached(status, before.reached)
  const changed = await changeApplication(tx, actor, before.id, {
    ...sent,
    status,
    reached,
    dateApplied: getDateApplied(status, dateApplied),
  })
  if (!changed) throw notFound('Application not found')
  if (before.createdByStaff && before.reached === 'interested' && reached !== 'interested')
    await recordDelivery(tx, { userId: before.userId, kind: 'application', subjectId: before.id, at: actor.at })
  const managerId = await findAccountManager(tx, changed.userId)
  if (changed.status !== before.status) await notifyOtherSide({ tx, jobs }, actor, changed, managerId)
  await recordAudit(tx, actor, {
    action: 'application.updated',
    subjectId: changed.userId,
    entityId: changed.id,
    details: { from: before.status, to: changed.status, fields: fieldsChanged(before, changed) },
  })
  const byStaff = actor.id !== changed.userId
  if (byStaff) await touchClient(tx, changed.userId)
  await publishLive(tx, [changed.userId, managerId], byStaff ? ['applications', 'clients'] : ['applications'])
  return changed
}

/** The lock keeps the rules as they are until the change is stored. */
export async function requireRulesOfClient(
  tx: Queryable,
  staff: Actor,
  application: CheckedApplication & { id: string },
) {
  await lockPerson(tx, staff, application.userId)
  return requireRulesKept(tx, application, application.id)
}

/** Only the job seeker who made the entry may change its company, position and link. */
function requireOwnEntry(actor: Actor, before: Application & { createdByStaff: boolean }, sent: UpdateApplicationBody) {
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
      title: await makeActionTitle(tx, actor, 'status'),
      message: `${changed.position} at ${changed.company} is now ${changed.status}.`,
      relatedEntityId: changed.id,
      ...(receiver === changed.userId ? {} : { subjectId: changed.userId }),
    },
  )
}

/** Locks one of the actor's own applications until the transaction ends. 404 for any other. */
export async function lockOwnApplication(db: Queryable, actor: Actor, id: string) {
  const application = await lockApplication(db, actor, id)
  if (application?.userId !== actor.id) throw notFound('Application not found')
}

/** Locks an application within reach until the transaction ends; 404 for every other one. */
export async function lockApplicationFor(db: Queryable, actor: Actor, id: string) {
  const found = await lockApplication(db, actor, id)
  if (!found) throw notFound('Application not found')
  return found
}
