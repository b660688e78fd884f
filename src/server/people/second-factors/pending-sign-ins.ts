import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#server/db/client.ts'
import { pendingSignIns, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { userColumns } from '#server/http/session.ts'

const lifetimeSeconds = 10 * 60
const maxFailures = 10

export type PendingDeps = Pick<Deps, 'config' | 'sessionSecret'> & { db: Database }

const nameCookie = (secure: boolean) => (secure ? '__Host-sign-in' : 'sign_in')
const cookieOptions = (secure: boolean) => ({ path: '/', sameSite: 'strict', secure, httpOnly: true }) as const

/** The purpose is part of the key, so a session cookie never works as a pending sign-in. */
const hash = (secret: string, token: string) =>
  createHmac('sha256', secret).update(`sign-in ${token}`).digest('base64url')

function readToken({ config, sessionSecret }: PendingDeps, request: FastifyRequest) {
  const token = request.cookies[nameCookie(config.secure)]
  return token ? hash(sessionSecret, token) : null
}

/** Remembers for ten minutes that this browser gave the right password. It is not a session and allows no other call. */
export async function openPendingSignIn(deps: PendingDeps, userId: string, reply: FastifyReply) {
  const { config, db, sessionSecret } = deps
  const token = randomBytes(32).toString('base64url')
  await db.insert(pendingSignIns).values({
    token: hash(sessionSecret, token),
    userId,
    expires: sql`now() + make_interval(secs => ${lifetimeSeconds})`,
  })
  reply.setCookie(nameCookie(config.secure), token, { ...cookieOptions(config.secure), maxAge: lifetimeSeconds })
}

/** This browser's pending sign-in with its person. Null if it has ended or the person was suspended since. */
export async function findPendingSignIn(deps: PendingDeps, request: FastifyRequest) {
  const token = readToken(deps, request)
  if (!token) return null
  const [row] = await deps.db
    .select({ token: pendingSignIns.token, user: userColumns })
    .from(pendingSignIns)
    .innerJoin(users, and(eq(users.id, pendingSignIns.userId), isNull(users.suspendedAt)))
    .where(and(eq(pendingSignIns.token, token), isOpen))
  return row ?? null
}

const isOpen = and(gt(pendingSignIns.expires, sql`now()`), lt(pendingSignIns.failures, maxFailures))

/** Counts a try before the check, so that concurrent tries count one by one. Null after the maximum. */
export async function countTry(db: Queryable, token: string) {
  const [counted] = await db
    .update(pendingSignIns)
    .set({ failures: sql`${pendingSignIns.failures} + 1` })
    .where(and(eq(pendingSignIns.token, token), isOpen))
    .returning({ tries: pendingSignIns.failures })
  return counted ? { isLast: counted.tries === maxFailures } : null
}

/** Replaces the open challenge. It expires with the sign-in at the latest. */
export async function storePendingChallenge(db: Queryable, token: string, challenge: string) {
  await db.update(pendingSignIns).set({ challenge }).where(eq(pendingSignIns.token, token))
}

/** Consumes the open challenge. It is valid for one answer, right or wrong. */
export async function consumePendingChallenge(db: Queryable, token: string) {
  const open = db
    .select({ token: pendingSignIns.token, challenge: pendingSignIns.challenge })
    .from(pendingSignIns)
    .where(and(eq(pendingSignIns.token, token), isNotNull(pendingSignIns.challenge)))
    .for('update')
    .as('held')
  const [consumed] = await db
    .update(pendingSignIns)
    .set({ challenge: null })
    .from(open)
    .where(eq(pendingSignIns.token, open.token))
    .returning({ challenge: open.challenge })
  return consumed?.challenge ?? null
}

/** Ends a successful sign-in. False if it was ended before, for example by a new password. */
export async function closePendingSignIn({ config, db }: PendingDeps, token: string, reply: FastifyReply) {
  reply.clearCookie(nameCookie(config.secure), cookieOptions(config.secure))
  const deleted = await db
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.token, token))
    .returning({ token: pendingSignIns.token })
  return deleted.length > 0
}

export async function purgePendingSignIns(db: Queryable) {
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expires, sql`now()`))
}
