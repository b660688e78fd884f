import type { BodyOf } from '#contract/endpoint.ts'
import type { updateUser, UserListItem } from '#contract/users.ts'
import { violatesUnique } from '#server/db/client.ts'
import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import { endViewsInvolving } from '#server/features/account-views/account-views.service.ts'
import { eraseAccount } from '#server/features/account/account.service.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import type { ProviderContext } from '#server/deps.ts'
import { syncPromises } from '#server/features/promises/promises.service.ts'
import { conflict } from '#server/http/errors.ts'
import { requireStepUp } from '#server/http/serve.ts'
import { endUserSessions } from '#server/http/session.ts'
import type { SignedIn } from '#server/http/session.ts'
import { leaveRole, requireOtherAdmin, requirePerson, notifyAdmins } from './users.service.ts'
import { changeDetails, lockRoles, setSuspended } from './users.store.ts'

/** The account. Its role and state cannot change until the transaction ends. */
async function lockPersonAndRoles(tx: Queryable, admin: SignedIn, userId: string) {
  await lockRoles(tx)
  return requirePerson(tx, admin, userId)
}

/**
 * Changes name, address and role, the last two after a step-up. A person whose role changes gives up the work of the old
 * role.
 */
export async function editUser(db: Queryable, admin: SignedIn, userId: string, body: BodyOf<typeof updateUser>) {
  try {
    return await db.transaction(async (tx) => {
      const person = await lockPersonAndRoles(tx, admin, userId)
      const edited = (['firstName', 'lastName', 'email'] as const).filter((name) => person[name] !== body[name])
      if (edited.length === 0 && person.role === body.role) return person
      if (edited.includes('email') || person.role !== body.role) requireStepUp(admin)
      if (person.role !== body.role) {
        await leaveRole(tx, person)
        await endViewsInvolving(tx, admin, userId)
      }
      await changeDetails(tx, userId, body, edited.includes('email'))
      if (person.role !== body.role) await syncPromises(tx, [userId])
      await recordChanges(tx, admin, person, { edited, role: body.role })
      await publishLive(tx, [userId], ['session', 'applications', 'clients'])
      await publishLive(tx, [person.accountManagerId], ['clients', 'applications'])
      await notifyAdmins(tx)
      return requirePerson(tx, admin, userId)
    })
  } catch (error) {
    if (violatesUnique(error, 'users_email_key')) throw conflict('An account with this email already exists')
    throw error
  }
}

async function recordChanges(
  tx: Queryable,
  admin: SignedIn,
  person: UserListItem,
  { edited, role }: { edited: string[]; role: UserListItem['role'] },
) {
  const subjectId = person.id
  if (edited.length > 0)
    await recordAudit(tx, admin, { action: 'account.edited', subjectId, details: { fields: edited } })
  if (person.role !== role)
    await recordAudit(tx, admin, { action: 'role.changed', subjectId, details: { from: person.role, to: role } })
}

export async function removeUser(context: ProviderContext, admin: SignedIn, userId: string) {
  if (userId === admin.id) throw conflict('You cannot delete your own account here.')
  const person = await requirePerson(context.db, admin, userId)
  await eraseAccount(context, admin, person, {
    notCanceled:
      'We could not cancel the subscription of this account at the card provider, so we deleted nothing. Please try again.',
    allowed: async (db) => {
      const { role } = await lockPersonAndRoles(db, admin, userId)
      if (role !== person.role) throw conflict('This account has just been changed. Please reload the page.')
      if (role === 'admin') await requireOtherAdmin(db, userId)
    },
  })
}

/** Locks a person out at once, on every process, until they are restored. Their data stays. */
export async function suspendPerson(db: Queryable, admin: SignedIn, userId: string) {
  if (userId === admin.id) throw conflict("You can't suspend your own account.")
  return db.transaction(async (tx) => {
    const person = await lockPersonAndRoles(tx, admin, userId)
    if (person.suspendedAt) return person
    if (person.role === 'admin') await requireOtherAdmin(tx, userId)
    await setSuspended(tx, userId, true)
    await syncPromises(tx, [userId])
    await endViewsInvolving(tx, admin, userId)
    await endUserSessions(tx, userId)
    await recordAudit(tx, admin, { action: 'account.suspended', subjectId: userId })
    await notifyAdmins(tx)
    return requirePerson(tx, admin, userId)
  })
}

export async function restorePerson(db: Queryable, admin: SignedIn, userId: string) {
  return db.transaction(async (tx) => {
    const person = await lockPersonAndRoles(tx, admin, userId)
    if (!person.suspendedAt) return person
    await setSuspended(tx, userId, false)
    await syncPromises(tx, [userId])
    await recordAudit(tx, admin, { action: 'account.restored', subjectId: userId })
    await notifyAdmins(tx)
    return requirePerson(tx, admin, userId)
  })
}
