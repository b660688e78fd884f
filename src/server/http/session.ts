import '@fastify/cookie'
import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SessionKind } from '#contract/account.ts'
import type { User } from '#contract/users.ts'
import type { Database, Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import {
  accountViews,
  applyKitConnections,
  passkeys,
  pendingSignIns,
  sessions,
  totpSecrets,
  users,
} from '#server/db/schema.ts'
import { readBearer } from './bearer.ts'

const maxAgeSeconds = 30 * 24 * 60 * 60
const maxIdleSeconds = 7 * 24 * 60 * 60
/** `last_seen_at` is written at most this often, so reading a session usually costs no write. */
const seenEvery = sql`interval '1 hour'`
const steppedUpFor = sql`interval '10 minutes'`

/** The account as its owner sees it, loaded with every signed-in request. */
export const userColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  biography: users.biography,
  role: users.role,
  subscriptionPlan: users.subscriptionPlan,
  subscriptionActive: users.subscriptionActive,
  emailVerified: users.emailVerified,
  createdAt: users.createdAt,
}

/** An admin's read-only, time-limited view as another person. */
export interface View {
  id: string
  adminId: string
  adminName: string
  expiresAt: string
}

export interface SignedIn extends Actor {
  sid: string
  user: User
  /** By whose clock weekly reports are sent. */
  timeZone: string | null
  /** A factor was used in this session within the last ten minutes. */
  steppedUp: boolean
  hasSecondFactor: boolean
  /** Required by their role or by an admin. */
  needsSecondFactor: boolean
  /** A second factor is required and missing: the session may only set one up. */
  mustEnrol: boolean
  /** Set while an admin views as this person. The session is the admin's. */
  view: View | null
}

/** The account of the session: the admin's during a view. Limits count for it. */
export const getSessionAccountId = ({ id, view }: Pick<SignedIn, 'id' | 'view'>) => view?.adminId ?? id

export interface SessionOptions {
  secret: string
  secure: boolean
  /** Whether account managers and admins need a second factor. */
  staffNeedSecondFactor: boolean
}

const hash = (secret: string, value: string) => createHmac('sha256', secret).update(value).digest('base64url')
/** How the token of an apply kit is stored. The purpose is part of the key, so a cookie never works as a token. */
export const hashKitToken = (secret: string, token: string) => hash(secret, `apply-kit ${token}`)

/** The person who owns the session. Differs from `users` during a view. */
const owners = alias(users, 'owners')
/** Whether `users` has a passkey or a confirmed authenticator app. For queries that join `users`. */
export const hasSecondFactor = sql<boolean>`(
  exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})
  or exists (select from ${totpSecrets} where ${totpSecrets.userId} = ${users.id} and ${totpSecrets.confirmedAt} is not null)
)`

/**
 * Sessions in PostgreSQL, shared by all processes. The cookie of a browser or the token of an apply kit holds 256 random bits,
 * the table a keyed hash. Role, suspension and deletion are read with the session, so they apply from the next request.
 */
export function createSessions(db: Database, options: SessionOptions) {
  const cookieName = options.secure ? '__Host-session' : 'session'
  const marker = 'signed_in'
  const cookie = { path: '/', sameSite: 'lax', secure: options.secure, maxAge: maxAgeSeconds } as const
  const hashCookie = (token: string) => hash(options.secret, token)

  const load = db
    .select({
      user: userColumns,
      timeZone: users.timeZone,
      stale: sql<boolean>`${sessions.lastSeenAt} < now() - ${seenEvery}`.as('stale'),
      steppedUp: sql<boolean>`coalesce(${sessions.steppedUpAt} > now() - ${steppedUpFor}, false)`.as('stepped_up'),
      hasSecondFactor: hasSecondFactor.as('has_second_factor'),
      secondFactorRequired: users.secondFactorRequired,
      view: { id: accountViews.id, expiresAt: accountViews.expiresAt },
      owner: { id: owners.id, firstName: owners.firstName, lastName: owners.lastName },
    })
    .from(sessions)
    .innerJoin(owners, eq(owners.id, sessions.userId))
    .leftJoin(
      accountViews,
      and(
        eq(accountViews.id, sessions.viewId),
        isNull(accountViews.endedAt),
        gt(accountViews.expiresAt, sql`now()`),
        eq(owners.role, 'admin'),
      ),
    )
    .innerJoin(users, eq(users.id, sql`coalesce(${accountViews.subjectId}, ${owners.id})`))
    .where(
      and(
        eq(sessions.sid, sql.placeholder('sid')),
        eq(sessions.kind, sql.placeholder('kind')),
        gt(sessions.expire, sql`now()`),
        isNull(owners.suspendedAt),
      ),
    )
    .prepare('session')

  type Loaded = Awaited<ReturnType<typeof load.execute>>[number]
  const needsSecondFactor = ({ user, secondFactorRequired }: Loaded) =>
    secondFactorRequired || (options.staffNeedSecondFactor && user.role !== 'user')

  const readToken = (request: FastifyRequest) => request.cookies[cookieName]
  /** A request with a token is the token's alone: its cookies do not count. */
  function readKey(request: FastifyRequest): { sid: string; kind: SessionKind } | null {
    const bearer = readBearer(request)
    if (bearer !== null) return { sid: hashKitToken(options.secret, bearer), kind: 'apply_kit' }
    const token = readToken(request)
    return token ? { sid: hashCookie(token), kind: 'browser' } : null
  }
  /**
   * Signs the browser out and clears its storage: the next person at a shared computer must not read unsent drafts. Cookies
   * are not cleared as a whole, because the device cookie must survive.
   */
  const forget = (reply: FastifyReply) =>
    reply
      .clearCookie(cookieName, { ...cookie, httpOnly: true })
      .clearCookie(marker, cookie)
      .header('clear-site-data', '"cache", "storage"')

  /** Ends one session. Returns its user's id. */
  async function end(token: string) {
    const isEnding = eq(sessions.sid, hashCookie(token))
    await endViewsIn(db, isEnding)
    const [ended] = await db.delete(sessions).where(isEnding).returning({ userId: sessions.userId })
    return ended?.userId ?? null
  }

  return {
    /** Signs in with a new session and ends the browser's old one. Returns the session's id, and the user of the old one. */
    async open(userId: string, request: FastifyRequest, reply: FastifyReply) {
      const token = randomBytes(32).toString('base64url')
      const oldToken = readToken(request)
      const previousUserId = oldToken ? await end(oldToken) : null
      const sid = hashCookie(token)
      await db.insert(sessions).values({
        sid,
        userId,
        sess: { userAgent: request.headers['user-agent']?.slice(0, 300) ?? null, address: request.ip },
        expire: sql`now() + make_interval(secs => ${maxIdleSeconds})`,
        steppedUpAt: sql`now()`,
      })
      reply.setCookie(cookieName, token, { ...cookie, httpOnly: true }).setCookie(marker, '1', cookie)
      return { sid, previousUserId }
    },

    async read(request: FastifyRequest): Promise<SignedIn | null> {
      const key = readKey(request)
      if (!key) return null
      const { sid } = key
      const [row] = await load.execute(key)
      if (!row) return null
      const { user, owner, view } = row
      if (row.stale) await this.touch(sid)
      return {
        id: user.id,
        role: user.role,
        address: request.ip,
        requestId: request.id,
        sid,
        user,
        timeZone: row.timeZone,
        steppedUp: row.steppedUp,
        hasSecondFactor: row.hasSecondFactor,
        needsSecondFactor: needsSecondFactor(row),
        mustEnrol: !view && !row.hasSecondFactor && needsSecondFactor(row),
        view: view && { ...view, adminId: owner.id, adminName: `${owner.firstName} ${owner.lastName}` },
      }
    },

    async touch(sid: string) {
      await db
        .update(sessions)
        .set({
          lastSeenAt: sql`now()`,
          // The token of an apply kit is never extended.
          expire: sql`case ${sessions.kind} when 'browser' then least(${sessions.createdAt} + make_interval(secs => ${maxAgeSeconds}), now() + make_interval(secs => ${maxIdleSeconds})) else ${sessions.expire} end`,
        })
        .where(eq(sessions.sid, sid))
    },

    /** Records a step-up. */
    async markSteppedUp(sid: string) {
      await db
        .update(sessions)
        .set({ steppedUpAt: sql`now()` })
        .where(eq(sessions.sid, sid))
    },

    /** Signs out and returns the user's id. Without a session it only clears the cookies. */
    async close(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
      const token = readToken(request)
      forget(reply)
      return token ? end(token) : null
    },

    forget,
  }
}
export type Sessions = ReturnType<typeof createSessions>

/** Closes open views. An expired one ended at its expiry. */
export const closeViews = (db: Queryable, areMeant: SQL | undefined) =>
  db
    .update(accountViews)
    .set({ endedAt: sql`least(now(), ${accountViews.expiresAt})` })
    .where(and(isNull(accountViews.endedAt), areMeant))
    .returning({ id: accountViews.id, adminId: accountViews.adminId, subjectId: accountViews.subjectId })

/** A view ends with its session. */
async function endViewsIn(db: Queryable, areEnding: SQL | undefined) {
  const ids = db
    .select({ id: sessions.viewId })
    .from(sessions)
    .where(and(areEnding, isNotNull(sessions.viewId)))
  await closeViews(db, inArray(accountViews.id, ids))
}

/**
 * Ends an account's sessions, except the named one, its apply kits and its pending sign-ins. The caller's event ends the live
 * streams.
 */
export async function endUserSessions(db: Queryable, userId: string, exceptSid?: string) {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
  await endApplyKits(db, userId)
  const areEnding = and(eq(sessions.userId, userId), exceptSid ? ne(sessions.sid, exceptSid) : undefined)
  await endViewsIn(db, areEnding)
  await db.delete(sessions).where(areEnding)
}

/** Ends one session of an account. */
export async function endOwnSession(db: Queryable, userId: string, sid: string) {
  const isEnding = and(eq(sessions.userId, userId), eq(sessions.sid, sid))
  await endViewsIn(db, isEnding)
  await db.delete(sessions).where(isEnding)
}

/** Disconnects the apply kits of an account, and those that wait for their token. */
export async function endApplyKits(db: Queryable, userId: string) {
  await db.delete(applyKitConnections).where(eq(applyKitConnections.userId, userId))
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.kind, 'apply_kit')))
}

export async function purgeExpiredSessions(db: Queryable) {
  await db.delete(applyKitConnections).where(lt(applyKitConnections.expires, sql`now()`))
  await db.delete(sessions).where(lt(sessions.expire, sql`now()`))
}
