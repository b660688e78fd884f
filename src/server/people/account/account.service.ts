import type { updateAccount } from '#contract/account.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Queryable } from '#server/db/client.ts'
import { hashChosenPassword } from '#server/people/sign-in/passwords.ts'
import { isOwnPassword } from '#server/people/sign-in/sign-in.service.ts'
import type { TransactionContext } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { toCaller } from '#server/http/caller.ts'
import { badRequest, unauthorized } from '#server/http/errors.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { requireStepUp } from '#server/http/serve.ts'
import { endUserSessions, type SignedIn } from '#server/http/session.ts'
import { endSecretAddresses } from '#server/people/sign-in/secret-addresses.ts'
import { changeAccount } from './account.store.ts'

/** Changes the person's own name and, with the current password, the password. A new password ends every other session. */
export async function changeOwnAccount(
  { db, jobs, limits }: TransactionContext & { limits: RateLimits },
  actor: SignedIn,
  body: BodyOf<typeof updateAccount>,
) {
  const { firstName, lastName, newPassword } = body
  const isChanged = actor.role === 'account_manager' && body.biography !== undefined
  const biography = isChanged ? body.biography || null : undefined
  if (newPassword !== undefined) {
    requireStepUp(actor)
    await checkCurrentPassword(db, limits, actor, body.currentPassword)
  }
  const password =
    newPassword === undefined ? undefined : await hashChosenPassword(newPassword, toCaller(actor), 'newPassword')
  return db.transaction(async (tx) => {
    const changed = await changeAccount(tx, actor.id, {
      firstName,
      lastName,
      biography,
      ...(password ? { password } : {}),
    })
    if (!changed) throw unauthorized()
    await recordEvent({ db: tx, jobs }, actor, { type: 'name.saved', userId: actor.id })
    if (password) {
      await endUserSessions(tx, actor.id, actor.sid)
      await endSecretAddresses(tx, actor.id)
      await recordEvent({ db: tx, jobs }, actor, { type: 'password.changed', userId: actor.id })
    }
    return changed
  })
}

async function checkCurrentPassword(db: Queryable, limits: RateLimits, actor: SignedIn, given: string | undefined) {
  const message = 'Current password is incorrect'
  if (given === undefined || !(await isOwnPassword(db, limits, actor, given)))
    throw badRequest(message, { currentPassword: message })
}
