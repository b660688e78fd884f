import type { BodyOf } from '#contract/endpoint.ts'
import type { updateUser } from '#contract/users.ts'
import { violatesUnique } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { conflict } from '#server/http/errors.ts'
import { requireStepUp } from '#server/http/serve.ts'
import { endApplyKits, endUserSessions, type SignedIn } from '#server/http/session.ts'
import { leaveRole, lockPersonAndRoles, requireOtherAdmin, requirePerson } from './users.service.ts'
import { changeDetails, closeViewsInvolving, setSuspended } from './users.store.ts'

/**
 * Changes name, address and role, the last two after a step-up. A person whose role changes gives up the work of the old
 * role.
 */
export async function editUser(
  { db, jobs }: TransactionContext,
  admin: SignedIn,
  userId: string,
  body: BodyOf<typeof updateUser>,
) {
  try {
    return await db.transaction(async (tx) => {
      const context = { db: tx, jobs }
      const person = await lockPersonAndRoles(tx, admin, userId)
      const edited = (['firstName', 'lastName', 'email'] as const).filter((name) => person[name] !== body[name])
      if (edited.length === 0 && person.role === body.role) return person
      if (edited.includes('email') || person.role !== body.role) requireStepUp(admin)
      if (person.role !== body.role) {
        await leaveRole(context, admin, person)
        await endViewsInvolving(context, admin, userId)
        await endApplyKits(tx, userId)
      }
      await changeDetails(tx, userId, body, edited.includes('email'))
      await recordEvent(context, admin, {
        type: 'account.edited',
        userId,
        managerId: person.accountManagerId,
        fields: edited,
        from: person.role,
        to: body.role,
      })
      return requirePerson(tx, admin, userId)
    })
  } catch (error) {
    if (violatesUnique(error, 'users_email_key')) throw conflict('An account with this email already exists')
    throw error
  }
}

/** Locks a person out at once, on every process, until they are restored. Their data stays. */
export async function suspendPerson({ db, jobs }: TransactionContext, admin: SignedIn, userId: string) {
  if (userId === admin.id) throw conflict("You can't suspend your own account.")
  return db.transaction(async (tx) => {
    const person = await lockPersonAndRoles(tx, admin, userId)
    if (person.suspendedAt) return person
    if (person.role === 'admin') await requireOtherAdmin(tx, userId)
    await setSuspended(tx, userId, true)
    await endViewsInvolving({ db: tx, jobs }, admin, userId)
    await endUserSessions(tx, userId)
    await recordEvent({ db: tx, jobs }, admin, { type: 'account.suspended', userId })
    return requirePerson(tx, admin, userId)
  })
}

export async function restorePerson({ db, jobs }: TransactionContext, admin: SignedIn, userId: string) {
  return db.transaction(async (tx) => {
    const person = await lockPersonAndRoles(tx, admin, userId)
    if (!person.suspendedAt) return person
    await setSuspended(tx, userId, false)
    await recordEvent({ db: tx, jobs }, admin, { type: 'account.restored', userId })
    return requirePerson(tx, admin, userId)
  })
}

/** Ends the running views by and of this person, because their role changed or their account was suspended. */
async function endViewsInvolving(context: TransactionContext, by: SignedIn, userId: string) {
  for (const { id, adminId, subjectId } of await closeViewsInvolving(context.db, userId))
    await recordEvent(context, by, { type: 'view.ended', userId: subjectId, viewId: id, adminId })
}
