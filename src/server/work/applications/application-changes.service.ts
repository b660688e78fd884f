import { stageReached } from '#contract/application-status.ts'
import type { Application, UpdateApplicationBody } from '#contract/applications.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { TransactionContext } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { notFound } from '#server/http/errors.ts'
import { requireRoom } from '#server/http/quotas.ts'
import { recordDelivery } from '#server/money/ledger/deliveries.service.ts'
import { fieldsChanged } from './application-history.ts'
import { changeApplication, countApplications, insertApplication, lockApplication } from './applications.store.ts'

export { countMadeByStaff } from './applications.store.ts'

/** The status `applied` sets the day, unless there is one. */
export const getDateApplied = (status: Application['status'], dateApplied: string | null) =>
  dateApplied ?? (status === 'applied' ? new Date().toISOString() : null)

/** One quota covers a job seeker's applications, by staff or by themselves. */
export const requireRoomForApplication = (tx: Queryable, userId: string) =>
  requireRoom(tx, 'applications', userId, () => countApplications(tx, userId))

type NewApplication = Parameters<typeof insertApplication>[1]

/** Inserts an application. One that staff made counts as delivered once it was sent. */
export async function addApplication(
  context: TransactionContext,
  actor: Actor,
  values: NewApplication,
  isSending: boolean,
) {
  const created = await insertApplication(context.db, values)
  const { id: applicationId, userId, company, position, status } = created
  if (values.createdByStaff && values.reached !== 'interested')
    await recordDelivery(context, actor, { userId, kind: 'application', subjectId: applicationId })
  const application = { userId, applicationId, company, position }
  await recordEvent(context, actor, { type: 'application.recorded', ...application, status, isSent: isSending })
  return created
}

type LockedApplication = Awaited<ReturnType<typeof lockVisibleApplication>>

/** Stores a change of a locked application. */
export async function changeStatus(
  context: TransactionContext,
  actor: Actor,
  before: LockedApplication,
  { status, dateApplied = before.dateApplied, ...sent }: UpdateApplicationBody,
) {
  const reached = stageReached(status, before.reached)
  const changed = await changeApplication(context.db, actor, before.id, {
    ...sent,
    status,
    reached,
    dateApplied: getDateApplied(status, dateApplied),
  })
  if (!changed) throw notFound('Application not found')
  const { id: applicationId, userId, company, position } = changed
  if (before.createdByStaff && before.reached === 'interested' && reached !== 'interested')
    await recordDelivery(context, actor, { userId, kind: 'application', subjectId: applicationId })
  await recordEvent(context, actor, {
    type: 'application.changed',
    userId,
    applicationId,
    company,
    position,
    from: before.status,
    to: changed.status,
    fields: fieldsChanged(before, changed),
  })
  return changed
}

/** Puts back what a locked application was before its last change of status. It sends nothing, so no rule is weighed. */
export async function putStatusBack(
  context: TransactionContext,
  actor: Actor,
  current: LockedApplication,
  { status, reached, dateApplied }: Pick<LockedApplication, 'status' | 'reached' | 'dateApplied'>,
) {
  await changeStatus(context, actor, current, { status, dateApplied })
  await changeApplication(context.db, actor, current.id, { reached, dateApplied })
}

/** Locks one of the actor's own applications until the transaction ends. 404 for any other. */
export async function lockOwnApplication(db: Queryable, actor: Actor, id: string) {
  const application = await lockApplication(db, actor, id)
  if (application?.userId !== actor.id) throw notFound('Application not found')
}

/** Locks an application within reach until the transaction ends; 404 for every other one. */
export async function lockVisibleApplication(db: Queryable, actor: Actor, id: string) {
  const found = await lockApplication(db, actor, id)
  if (!found) throw notFound('Application not found')
  return found
}
