import type { RunningView } from '#contract/users.ts'
import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { lockRolesShared, requirePerson } from '#server/features/users/users.service.ts'
import { conflict } from '#server/http/errors.ts'
import type { SignedIn, View } from '#server/http/session.ts'
import { attachView, closeSessionView, closeViewsInvolving, insertView } from './account-views.store.ts'

/** The view for a reply, with only the public fields of the person. */
export const toRunningView = (view: View, { id, firstName, lastName, role }: RunningView['subject']): RunningView => ({
  id: view.id,
  subject: { id, firstName, lastName, role },
  admin: { id: view.adminId, name: view.adminName },
  expiresAt: view.expiresAt,
})

/**
 * Lets an admin's session view as a job seeker or account manager. The reason is stored with the view and erased with that
 * person's account. The audit log outlives accounts, so it holds the view's id only.
 */
export async function startViewAs(db: Queryable, admin: SignedIn, userId: string, reason: string) {
  return db.transaction(async (tx) => {
    await lockRolesShared(tx)
    const person = await requirePerson(tx, admin, userId)
    if (person.id === admin.id) throw conflict('This is your own account.')
    if (person.role === 'admin') throw conflict("You can't view as another admin.")
    if (person.suspendedAt) throw conflict('This account is suspended. Restore it first.')
    const { id, expiresAt } = await insertView(tx, { adminId: admin.id, subjectId: userId, reason })
    await attachView(tx, admin.sid, id)
    await recordAudit(tx, admin, {
      action: 'view.started',
      subjectId: userId,
      entityId: id,
      details: { until: expiresAt },
    })
    await publishLive(tx, [admin.id], ['session'])
    const adminName = `${admin.user.firstName} ${admin.user.lastName}`
    return toRunningView({ id, adminId: admin.id, adminName, expiresAt }, person)
  })
}

/** Ends the view of this session, also an expired one. Does nothing without a view. */
export async function endRunningView(db: Queryable, actor: SignedIn) {
  await db.transaction(async (tx) => {
    const closedView = await closeSessionView(tx, actor.sid)
    await attachView(tx, actor.sid, null)
    if (!closedView) return
    const by = { ...actor, id: closedView.adminId }
    await recordAudit(tx, by, { action: 'view.ended', subjectId: closedView.subjectId, entityId: closedView.id })
    await publishLive(tx, [closedView.adminId], ['session'])
  })
}

/** Ends the running views by and of this person, because their role changed or their account was suspended. */
export async function endViewsInvolving(tx: Queryable, by: Actor, userId: string) {
  for (const { id, adminId, subjectId } of await closeViewsInvolving(tx, userId)) {
    await recordAudit(tx, by, { action: 'view.ended', subjectId, entityId: id })
    await publishLive(tx, [adminId], ['session'])
  }
}
