import type { Queryable } from '#server/db/client.ts'
import type { ProviderContext } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { removeUserFiles } from '#server/platform/files/files.service.ts'
import { removeNameFromTitles } from '#server/platform/notifications/notifications.service.ts'
import { leaveRole, lockPersonAndRoles, requireOtherAdmin, requirePerson } from '#server/people/users/users.service.ts'
import { lockCustomer } from '#server/money/customers/customers.service.ts'
import { eraseAtProvider } from '#server/money/payments/payments.service.ts'
import { recordChurn } from '#server/money/movements/movements.service.ts'
import { removeUserBlobs } from '#server/work/receipts/blobs.service.ts'
import { removeUserRawMails } from '#server/service/inbox/raw-mails.ts'
import { eraseContactMessages } from '#server/service/contact/contact.service.ts'
import { removeUserExports } from '#server/privacy/exports/exports.service.ts'
import { conflict } from '#server/http/errors.ts'
import { endUserSessions, type SignedIn } from '#server/http/session.ts'
import { eraseUser } from './erasure.store.ts'

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
async function eraseAccount(
  context: ProviderContext,
  actor: SignedIn,
  person: Pick<SignedIn, 'id' | 'role'>,
  { notCanceled, allowed }: Erasing,
) {
  const { jobs } = context
  await allowed(context.db)
  const customerId = await eraseAtProvider(context, person.id, notCanceled)
  await context.db.transaction(async (tx) => {
    await allowed(tx)
    if ((await lockCustomer(tx, person.id)) !== customerId) throw conflict(notCanceled)
    await leaveRole({ db: tx, jobs }, actor, person)
    await endUserSessions(tx, person.id)
    await removeUserFiles(tx, jobs, person.id)
    await removeUserBlobs(tx, jobs, person.id)
    await removeUserRawMails(tx, jobs, person.id)
    await removeUserExports(tx, jobs, person.id)
    await eraseContactMessages({ db: tx, jobs }, actor, person.id)
    if (person.role !== 'user') await removeNameFromTitles(tx, person.id)
    await recordChurn(tx, person.id)
    const email = await eraseUser(tx, person.id)
    if (email) await jobs.forget(tx, { id: person.id, email })
    await recordEvent({ db: tx, jobs }, actor, { type: 'account.deleted', userId: person.id })
  })
}

/** Refused to the last admin. */
export async function eraseOwnAccount(context: ProviderContext, actor: SignedIn) {
  await eraseAccount(context, actor, actor, {
    notCanceled: 'We could not cancel your subscription at the card provider, so we deleted nothing. Please try again.',
    allowed: async (db) => actor.role !== 'admin' || requireOtherAdmin(db, actor.id),
  })
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
