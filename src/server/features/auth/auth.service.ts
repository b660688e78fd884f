import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf } from '#contract/endpoint.ts'
import { emailUnverified } from '#contract/auth.ts'
import type { login, register, resetPassword } from '#contract/auth.ts'
import { violatesUnique } from '#server/db/client.ts'
import type { Config } from '#server/config.ts'
import type { Database, Queryable } from '#server/db/client.ts'
import type { Deps, RouteDeps } from '#server/deps.ts'
import { recordAudit, systemSource } from '#server/features/audit/audit.service.ts'
import type { Source } from '#server/features/audit/audit.service.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { toCaller } from '#server/http/caller.ts'
import { badRequest, conflict, forbidden, HttpError, unauthorized } from '#server/http/errors.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { endUserSessions } from '#server/http/session.ts'
import { isDemoSignIn } from '#server/demo/demo-accounts.ts'
import type { LinkTemplate } from './auth.mails.ts'
import {
  findByEmail,
  hasVerified,
  insertUser,
  replaceHash,
  setRole,
  consumeEndSessionsToken,
  consumeResetToken,
  consumeVerificationToken,
} from './auth.store.ts'
import { rememberDevice } from './devices.ts'
import { forgetDevices } from './devices.store.ts'
import { hashChosenPassword, hashPassword, needsRehash, passwordMatches } from './passwords.ts'
import { countSignInTry } from './sign-in-limits.ts'
import { hashToken } from './tokens.ts'

export { composeAuthMail } from './auth.mails.ts'
export { hashChosenPassword, passwordMatches } from './passwords.ts'
export { sendSecurityNotice } from './security-notices.ts'

/** Checks email and password and counts the try. Returns the account or throws. Opens no session. */
export async function checkSignIn(
  { db, limits, config }: { db: Database; limits: RateLimits; config: Config },
  { email, password }: BodyOf<typeof login>,
  source: Source & { device: string | null },
) {
  const refund = await countSignInTry({ db, limits }, email, source)
  const user = await findByEmail(db, email)
  const matches = await passwordMatches(user?.password ?? null, password, toCaller(source))
  const isClosedDemo = !config.demoAllowed && isDemoSignIn(email, password)
  if (!user || !matches || user.suspendedAt || isClosedDemo) {
    await recordAudit(db, source, { action: 'sign-in.refused', subjectId: user?.id ?? null })
    throw unauthorized('Invalid email or password')
  }
  await refund()
  if (user.password && needsRehash(user.password))
    await replaceHash(db, user.id, { from: user.password, to: await hashPassword(password, toCaller(source)) })
  if (!user.emailVerified) throw forbidden('Please verify your email before logging in.', emailUnverified)
  return user
}

/** Opens the session after a complete sign-in and remembers the browser. */
export async function completeSignIn(
  deps: RouteDeps,
  user: { id: string; email: string },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const sid = await deps.sessions.open(user.id, request, reply)
  await rememberDevice(deps, { ...user, sid }, request, reply)
  const source = { id: user.id, address: request.ip, requestId: request.id }
  await recordAudit(deps.db, source, { action: 'sign-in', subjectId: user.id })
}

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
      await recordAudit(tx, source, { action: 'account.registered', subjectId: user.id })
      await jobs.send(tx, 'mail', { template: 'verify-email', userId: user.id })
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
  { db, jobs, limits }: { db: Database; jobs: Jobs; limits: RateLimits },
  template: LinkTemplate,
  email: string,
) {
  const user = await findByEmail(db, email)
  const withinShare = await limits.allows('mail, account', `${template} ${email}`)
  const entitled = user && !user.suspendedAt && withinShare && (template === 'reset-password' || !user.emailVerified)
  await jobs.send(db, 'mail', { template, userId: entitled ? user.id : null })
}

const badLink = () => badRequest('This link has expired or was already used. Please request a new one.')

/** The screen distinguishes a link that already worked by this code. */
const alreadyVerified = () =>
  new HttpError(400, 'This address is already verified. You can log in.', { code: 'already_verified' })

export async function verifyEmailByToken(db: Database, token: string, source: Source) {
  const hash = hashToken(token)
  await db.transaction(async (tx) => {
    const verified = await consumeVerificationToken(tx, hash)
    if (!verified) throw (await hasVerified(tx, hash)) ? alreadyVerified() : badLink()
    await recordAudit(tx, { ...source, id: verified.id }, { action: 'email.verified', subjectId: verified.id })
  })
}

/** Sets a new password and ends every session of the account. */
export async function resetPasswordByToken(
  { db, limits }: { db: Database; limits: RateLimits },
  body: BodyOf<typeof resetPassword>,
  source: Source,
) {
  const password = await hashChosenPassword(body.password, toCaller(source))
  const email = await db.transaction(async (tx) => {
    const reset = await consumeResetToken(tx, hashToken(body.token), password)
    if (!reset) throw badLink()
    await endUserSessions(tx, reset.id)
    await recordAudit(tx, { ...source, id: reset.id }, { action: 'password.reset', subjectId: reset.id })
    return reset.email
  })
  // Guesses of the old password no longer lock the owner out.
  await limits.clear('sign-in, account', email)
}

/**
 * Signs out everywhere by the token of a mailed link. A person who knows the password can still sign in; only a new password
 * stops that.
 */
export async function endSessionsByToken({ db, jobs }: { db: Database; jobs: Jobs }, token: string, source: Source) {
  return db.transaction(async (tx) => {
    const account = await consumeEndSessionsToken(tx, hashToken(token))
    if (!account) throw badLink()
    await endUserSessions(tx, account.id)
    await forgetDevices(tx, account.id)
    if (!account.suspendedAt) await jobs.send(tx, 'mail', { template: 'reset-password', userId: account.id })
    await recordAudit(tx, { ...source, id: account.id }, { action: 'sessions.ended', subjectId: account.id })
    return account.id
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

/** For operators' commands. Throws if there is no account with this address. */
export async function requireAccount(db: Queryable, email: string) {
  const user = await findByEmail(db, email)
  if (!user) throw new Error(`There is no account with the email ${email}`)
  return user
}

/** Throws if there is no such account. */
export async function makeAdmin(db: Database, email: string) {
  await db.transaction(async (tx) => {
    const user = await requireAccount(tx, email)
    await setRole(tx, user.id, 'admin')
    await recordAudit(tx, systemSource, {
      action: 'role.changed',
      subjectId: user.id,
      details: { from: user.role, to: 'admin' },
    })
  })
}
