import type { TransactionContext } from '#server/deps.ts'
import { systemSource, type Source } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { requireAccount } from '#server/people/sign-in/sign-in.service.ts'
import { requirePerson } from '#server/people/users/users.service.ts'
import { conflict } from '#server/http/errors.ts'
import { endUserSessions, type SignedIn } from '#server/http/session.ts'
import { lockAccount, removeAllFactors, setRequired } from './second-factors.store.ts'

/** Requires a second factor of a person from their next request, or no longer does. */
export async function setFactorRequirement(
  { db, jobs }: TransactionContext,
  admin: SignedIn,
  userId: string,
  required: boolean,
) {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const person = await requirePerson(tx, admin, userId)
    if (person.secondFactorRequired === required) return person
    await setRequired(tx, userId, required)
    await recordEvent({ db: tx, jobs }, admin, { type: 'second-factor.required', userId, required })
    return requirePerson(tx, admin, userId)
  })
}

/** Removes the factors of a person who has lost them and ends their sessions. Then the password is enough. */
export async function resetUserFactors({ db, jobs }: TransactionContext, admin: SignedIn, userId: string) {
  if (userId === admin.id) throw conflict('Please change your own second factors in your account.')
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await requirePerson(tx, admin, userId)
    await resetFactors({ db: tx, jobs }, admin, userId)
    return requirePerson(tx, admin, userId)
  })
}

async function resetFactors(context: TransactionContext, by: Source, userId: string) {
  await removeAllFactors(context.db, userId)
  await endUserSessions(context.db, userId)
  await recordEvent(context, by, { type: 'second-factors.reset', userId })
}

/** For operators, if no other admin can help. Throws if there is no such account. */
export async function resetFactorsByEmail({ db, jobs }: TransactionContext, email: string) {
  await db.transaction(async (tx) => {
    const { id } = await requireAccount(tx, email)
    await lockAccount(tx, id)
    await resetFactors({ db: tx, jobs }, systemSource, id)
  })
}
