import type { RunningView } from '#contract/users.ts'
import type { TransactionContext } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { lockRolesShared, requirePerson } from '#server/people/users/users.service.ts'
import { conflict } from '#server/http/errors.ts'
import type { SignedIn, View } from '#server/http/session.ts'
import { attachView, closeSessionView, insertView } from './account-views.store.ts'

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
export async function openView({ db, jobs }: TransactionContext, admin: SignedIn, userId: string, reason: string) {
  return db.transaction(async (tx) => {
    await lockRolesShared(tx)
    const person = await requirePerson(tx, admin, userId)
    if (person.id === admin.id) throw conflict('This is your own account.')
    if (person.role === 'admin') throw conflict("You can't view as another admin.")
    if (person.suspendedAt) throw conflict('This account is suspended. Restore it first.')
    const { id, expiresAt } = await insertView(tx, { adminId: admin.id, subjectId: userId, reason })
    await attachView(tx, admin.sid, id)
    await recordEvent({ db: tx, jobs }, admin, { type: 'view.started', userId, viewId: id, until: expiresAt })
    const adminName = `${admin.user.firstName} ${admin.user.lastName}`
    return toRunningView({ id, adminId: admin.id, adminName, expiresAt }, person)
  })
}

/** Ends the view of this session, also an expired one. Does nothing without a view. */
export async function endRunningView({ db, jobs }: TransactionContext, actor: SignedIn) {
  await db.transaction(async (tx) => {
    const closedView = await closeSessionView(tx, actor.sid)
    await attachView(tx, actor.sid, null)
    if (!closedView) return
    const { id: viewId, adminId, subjectId } = closedView
    await recordEvent(
      { db: tx, jobs },
      { ...actor, id: adminId },
      { type: 'view.ended', userId: subjectId, viewId, adminId },
    )
  })
}
