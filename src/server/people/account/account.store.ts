import { createHash } from 'node:crypto'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { revealsListed, sessionsListed } from '#contract/account.ts'
import type { Queryable } from '#server/db/client.ts'
import { pick } from '#server/db/queries.ts'
import { auditLog, jobApplications, sessions, users } from '#server/db/schema.ts'
import { userColumns } from '#server/http/session.ts'

type Changes = { firstName: string; lastName: string; biography: string | null | undefined; password?: string }

/** Changes what others see and, if given, the password's hash. A new password ends an open reset link. */
export async function changeAccount(db: Queryable, userId: string, { password, ...shown }: Changes) {
  const withPassword = password ? { password, passwordResetToken: null, passwordResetExpires: null } : {}
  const [changed] = await db
    .update(users)
    .set({ ...shown, ...withPassword, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning(userColumns)
  return changed
}

/** An id for a session that does not reveal its key. */
const publicId = (sid: string) => createHash('sha256').update(sid).digest('base64url').slice(0, 22)

export async function listSessionsForUser(db: Queryable, userId: string, currentSid: string) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, sql`now()`)))
    .orderBy(desc(eq(sessions.sid, currentSid)), desc(sessions.lastSeenAt))
    .limit(sessionsListed)
  return rows.map(({ sid, kind, sess, createdAt, lastSeenAt, expire }) => ({
    id: publicId(sid),
    kind,
    version: sess.version ?? null,
    userAgent: sess.userAgent,
    address: sess.address,
    createdAt,
    lastSeenAt,
    expiresAt: expire,
    current: sid === currentSid,
  }))
}

export async function findSessionKey(db: Queryable, userId: string, id: string) {
  const rows = await db.select({ sid: sessions.sid }).from(sessions).where(eq(sessions.userId, userId))
  return rows.find(({ sid }) => publicId(sid) === id)?.sid
}

/** Reveals of site passwords in the person's own applications, newest first. */
export async function listRevealsForUser(db: Queryable, userId: string) {
  const rows = await db
    .select({
      ...pick(auditLog, 'id', 'at', 'actorId'),
      reader: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`.as('reader'),
      application: pick(jobApplications, 'id', 'company', 'position'),
    })
    .from(auditLog)
    .innerJoin(jobApplications, and(eq(jobApplications.id, auditLog.entityId), eq(jobApplications.userId, userId)))
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.subjectId, userId), eq(auditLog.action, 'credentials.revealed')))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(revealsListed)
  return rows.map(({ actorId, ...row }) => ({ ...row, byMyself: actorId === userId }))
}
