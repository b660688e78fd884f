import type { updateAccount } from '#contract/account.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Queryable } from '#server/db/client.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { hashChosenPassword, passwordMatches } from '#server/features/auth/auth.service.ts'
import { eraseContactMessages } from '#server/features/contact/contact.service.ts'
import { removeUserExports } from '#server/features/exports/exports.service.ts'
import { removeUserFiles } from '#server/features/files/files.service.ts'
import { removeNameFromTitles } from '#server/features/notifications/notifications.service.ts'
import { removeUserBlobs } from '#server/features/receipts/blobs.service.ts'
import { eraseAtProvider, lockCustomer } from '#server/features/payments/payments.service.ts'
import type { ProviderContext } from '#server/deps.ts'
import { recordChurn } from '#server/features/revenue/movements.service.ts'
import { leaveRole, requireOtherAdmin } from '#server/features/users/users.service.ts'
import { toCaller } from '#server/http/caller.ts'
import { badRequest, conflict, unauthorized } from '#server/http/errors.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { requireStepUp } from '#server/http/serve.ts'
import { endUserSessions } from '#server/http/session.ts'
import type { SignedIn } from '#server/http/session.ts'
import { changeAccount, eraseUser, findPasswordHash } from './account.store.ts'

/** Changes the person's own name and, with the current password, the password. A new password ends every other session. */
export async function changeOwnAccount(
  { db, limits }: { db: Queryable; limits: RateLimits },
  actor: SignedIn,
  body: BodyOf<typeof updateAccount>,
) {
  const { firstName, lastName, newPassword } = body
  if (newPassword !== undefined) {
    requireStepUp(actor)
    await checkCurrentPassword(db, limits, actor, body.currentPassword)
  }
  const password =
    newPassword === undefined ? undefined : await hashChosenPassword(newPassword, toCaller(actor), 'newPassword')
  return db.transaction(async (tx) => {
    const changed = await changeAccount(tx, actor.id, { firstName, lastName, ...(password ? { password } : {}) })
    if (!changed) throw unauthorized()
    if (password) {
      await endUserSessions(tx, actor.id, actor.sid)
      await recordAudit(tx, actor, { action: 'password.changed', subjectId: actor.id })
    }
    return changed
  })
}

async function checkCurrentPassword(db: Queryable, limits: RateLimits, actor: SignedIn, given: string | undefined) {
  const message = 'Current password is incorrect'
  if (given === undefined || !(await isOwnPassword(db, limits, actor, given)))
    throw badRequest(message, { currentPassword: message })
}

/** Counts as a sign-in try. */
export async function isOwnPassword(db: Queryable, limits: RateLimits, actor: SignedIn, given: string) {
  const who = `${actor.user.email} ${actor.address}`
  await limits.consume('sign-in, account and address', who)
  const matches = await passwordMatches(await findPasswordHash(db, actor.id), given, toCaller(actor))
  if (matches) await limits.clear('sign-in, account and address', who)
  return matches
}

interface Erasing {
  /** The refusal if the card provider cannot erase the person. */
  notCanceled: string
  /** Throws unless the actor may erase this person. Runs before the start and again under the locks. */
  allowed: (db: Queryable) => Promise<unknown>
}

/**
 * Erases an account with all its data and files. The card provider comes first, outside the transaction, so that no erased
 * account keeps paying. The payment ledger and the movements of revenue stay, without the person.
 */
export async function eraseAccount(
  context: ProviderContext,
  actor: SignedIn,
  person: Pick<SignedIn, 'id' | 'role'>,
  { notCanceled, allowed }: Erasing,
) {
  await allowed(context.db)
  const customerId = await eraseAtProvider(context, person.id, notCanceled)
  await context.db.transaction(async (tx) => {
    await allowed(tx)
    if ((await lockCustomer(tx, person.id)) !== customerId) throw conflict(notCanceled)
    await leaveRole(tx, person)
    await endUserSessions(tx, person.id)
    await removeUserFiles(tx, context.jobs, person.id)
    await removeUserBlobs(tx, context.jobs, person.id)
    await removeUserExports(tx, context.jobs, person.id)
    await eraseContactMessages(tx, person.id)
    if (person.role !== 'user') await removeNameFromTitles(tx, person.id)
    await recordChurn(tx, person.id)
    const email = await eraseUser(tx, person.id)
    if (email) await context.jobs.forget(tx, { id: person.id, email })
    await recordAudit(tx, actor, { action: 'account.deleted', subjectId: person.id })
  })
}

/** Refused to the last admin. */
export async function eraseOwnAccount(context: ProviderContext, actor: SignedIn) {
  await eraseAccount(context, actor, actor, {
    notCanceled: 'We could not cancel your subscription at the card provider, so we deleted nothing. Please try again.',
    allowed: async (db) => actor.role !== 'admin' || requireOtherAdmin(db, actor.id),
  })
}
