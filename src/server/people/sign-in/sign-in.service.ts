import type { FastifyReply, FastifyRequest } from 'fastify'
import { emailUnverified, type login } from '#contract/auth.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Config } from '#server/config.ts'
import type { Queryable } from '#server/db/client.ts'
import { isDemoSignIn } from '#server/demo-accounts.ts'
import type { RouteDeps, TransactionContext } from '#server/deps.ts'
import type { Source } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { toCaller } from '#server/http/caller.ts'
import { forbidden, unauthorized } from '#server/http/errors.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { SignedIn } from '#server/http/session.ts'
import { rememberDevice } from './devices.ts'
import { hashPassword, needsRehash, passwordMatches } from './passwords.ts'
import { findByEmail, findPasswordHash, replaceHash } from './sign-in.store.ts'
import { isKnownDevice } from './devices.store.ts'

export { findByEmail } from './sign-in.store.ts'

/** Checks email and password and counts the try. Returns the account or throws. Opens no session. */
export async function checkSignIn(
  { db, jobs, limits, config }: TransactionContext & { limits: RateLimits; config: Config },
  { email, password }: BodyOf<typeof login>,
  source: Source & { device: string | null },
) {
  const { isKnown, refund } = await countSignInTry({ db, limits }, email, source)
  const user = await findByEmail(db, email)
  const matches = await passwordMatches(user?.password ?? null, password, { caller: toCaller(source), isKnown })
  const isClosedDemo = !config.demoAllowed && isDemoSignIn(email, password)
  if (!user || !matches || user.suspendedAt || isClosedDemo) {
    await recordEvent({ db, jobs }, source, { type: 'sign-in.refused', userId: user?.id ?? null })
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
  const { sid, previousUserId } = await deps.sessions.open(user.id, request, reply)
  const source = { id: user.id, address: request.ip, requestId: request.id }
  await recordEvent(deps, source, { type: 'sign-in', userId: user.id, previousUserId })
  await rememberDevice(deps, { ...user, sid }, source, request, reply)
}

/** Counts as a sign-in try. */
export async function isOwnPassword(db: Queryable, limits: RateLimits, actor: SignedIn, given: string) {
  const who = `${actor.user.email} ${actor.address}`
  await limits.consume('sign-in, account and address', who)
  const stored = await findPasswordHash(db, actor.id)
  const matches = await passwordMatches(stored, given, { caller: toCaller(actor), isKnown: true })
  if (matches) await limits.clear('sign-in, account and address', who)
  return matches
}

/** For operators' commands. Throws if there is no account with this address. */
export async function requireAccount(db: Queryable, email: string) {
  const user = await findByEmail(db, email)
  if (!user) throw new Error(`There is no account with the email ${email}`)
  return user
}

/**
 * Counts one try to sign in. Throws a 429 past a limit. `refund` takes the try back after a success. Guesses from
 * many addresses hit the limit of the account, which would lock its owner out too. A browser that has signed in to the
 * account before therefore has a separate limit (OWASP "device cookies").
 */
async function countSignInTry(
  { db, limits }: { db: Queryable; limits: RateLimits },
  email: string,
  { address, device }: { address: string; device: string | null },
) {
  if (device && (await isKnownDevice(db, email, device))) {
    const browser = `${email} ${device}`
    await limits.consume('sign-in, account and device', browser)
    return { isKnown: true, refund: () => limits.clear('sign-in, account and device', browser) }
  }
  const pair = `${email} ${address}`
  await limits.consume('sign-in, address', address)
  await limits.consume('sign-in, account and address', pair)
  await limits.consume('sign-in, account', email)
  const refund = async () => {
    await limits.refund('sign-in, address', address)
    await limits.clear('sign-in, account and address', pair)
    await limits.refund('sign-in, account', email)
  }
  return { isKnown: false, refund }
}
