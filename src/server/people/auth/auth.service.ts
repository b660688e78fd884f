import type { BodyOf } from '#contract/endpoint.ts'
import type { register, resetPassword } from '#contract/auth.ts'
import { violatesUnique, type Database, type Queryable } from '#server/db/client.ts'
import type { Deps, TransactionContext } from '#server/deps.ts'
import { systemSource, type Source } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { toCaller } from '#server/http/caller.ts'
import { badRequest, conflict, HttpError } from '#server/http/errors.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { endApplyKits, endUserSessions } from '#server/http/session.ts'
import type { LinkTemplate } from './auth.mails.ts'
import {
  hasVerified,
  insertUser,
  setRole,
  consumeEndSessionsToken,
  consumeResetToken,
  consumeVerificationToken,
} from './auth.store.ts'
import { forgetDevices } from '#server/people/sign-in/devices.ts'
import { hashChosenPassword, hashPassword } from '#server/people/sign-in/passwords.ts'
import { findByEmail, requireAccount } from '#server/people/sign-in/sign-in.service.ts'
import { hashToken } from './tokens.ts'

type NewAccount = Omit<BodyOf<typeof register>, 'confirmPassword'>

/** Creates a job seeker's account and queues the verification mail in the same transaction. */
export async function registerAccount(
  { database, jobs }: Pick<Deps, 'database' | 'jobs'>,
  account: NewAccount,
  source: Source,
) {
  const password = await hashChosenPassword(account.password, toCaller(source))
  try {
    return await database.db.transaction(async (tx) => {
      const user = await insertUser(tx, { ...pick(account), password, role: 'user', emailVerified: false })
      await recordEvent({ db: tx, jobs }, source, { type: 'account.registered', userId: user.id })
      return user
    })
  } catch (error) {
    if (violatesUnique(error, 'users_email_key')) throw conflict('An account with this email already exists')
    throw error
  }
}

const pick = ({ email, firstName, lastName }: NewAccount) => ({ email, firstName, lastName })

/**
 * Queues a mail to the account of this address. Unknown addresses, accounts that need no such mail and accounts past their
 * limit get a job that does nothing, so the cases look alike from outside.
 */
export async function queueAccountMail(
  { db, jobs, limits }: TransactionContext & { limits: RateLimits },
  template: LinkTemplate,
  email: string,
  source: Source,
) {
  const user = await findByEmail(db, email)
  const withinShare = await limits.allows('mail, account', `${template} ${email}`)
  const entitled = user && !user.suspendedAt && withinShare && (template === 'reset-password' || !user.emailVerified)
  const userId = entitled ? user.id : null
  await recordEvent({ db, jobs }, source, { type: 'account-mail.requested', userId, template })
}

const badLink = () => badRequest('This link has expired or was already used. Please request a new one.')

/** The screen distinguishes a link that already worked by this code. */
const alreadyVerified = () =>
  new HttpError(400, 'This address is already verified. You can log in.', { code: 'already_verified' })

export async function verifyEmailByToken({ db, jobs }: TransactionContext, token: string, source: Source) {
  const hash = hashToken(token)
  await db.transaction(async (tx) => {
    const verified = await consumeVerificationToken(tx, hash)
    if (!verified) throw (await hasVerified(tx, hash)) ? alreadyVerified() : badLink()
    await recordEvent({ db: tx, jobs }, { ...source, id: verified.id }, { type: 'email.verified', userId: verified.id })
  })
}

/** Sets a new password and ends every session of the account. */
export async function resetPasswordByToken(
  { db, jobs, limits }: TransactionContext & { limits: RateLimits },
  body: BodyOf<typeof resetPassword>,
  source: Source,
) {
  const password = await hashChosenPassword(body.password, toCaller(source))
  const email = await db.transaction(async (tx) => {
    const reset = await consumeResetToken(tx, hashToken(body.token), password)
    if (!reset) throw badLink()
    await endUserSessions(tx, reset.id)
    await recordEvent({ db: tx, jobs }, { ...source, id: reset.id }, { type: 'password.reset', userId: reset.id })
    return reset.email
  })
  // Guesses of the old password no longer lock the owner out.
  await limits.clear('sign-in, account', email)
}

/**
 * Signs out everywhere by the token of a mailed link. A person who knows the password can still sign in; only a new password
 * stops that.
 */
export async function endSessionsByToken({ db, jobs }: TransactionContext, token: string, source: Source) {
  return db.transaction(async (tx) => {
    const account = await consumeEndSessionsToken(tx, hashToken(token))
    if (!account) throw badLink()
    await endUserSessions(tx, account.id)
    await forgetDevices(tx, account.id)
    const { id: userId, suspendedAt } = account
    const owner = { ...source, id: userId }
    await recordEvent({ db: tx, jobs }, owner, { type: 'sessions.ended', userId, isSuspended: suspendedAt !== null })
    return userId
  })
}

/** Creates a verified account, for demo data and the first admin. */
export async function createVerifiedAccount(
  db: Queryable,
  account: NewAccount,
  role: 'user' | 'account_manager' | 'admin',
) {
  const password = await hashPassword(account.password)
  return insertUser(db, { ...pick(account), password, role, emailVerified: true })
}

/** Creates the first admin of the settings. An existing account is not changed. */
export async function ensureAdmin(db: Database, admin: { email: string; password: string }) {
  if (await findByEmail(db, admin.email)) return
  try {
    await createVerifiedAccount(db, { ...admin, firstName: 'Site', lastName: 'Admin' }, 'admin')
  } catch (error) {
    // Another process that started at the same moment was first.
    if (!violatesUnique(error, 'users_email_key')) throw error
  }
}

/** Throws if there is no such account. */
export async function makeAdmin({ db, jobs }: TransactionContext, email: string) {
  await db.transaction(async (tx) => {
    const user = await requireAccount(tx, email)
    await setRole(tx, user.id, 'admin')
    await endApplyKits(tx, user.id)
    await recordEvent({ db: tx, jobs }, systemSource, { type: 'admin.appointed', userId: user.id, from: user.role })
  })
}
