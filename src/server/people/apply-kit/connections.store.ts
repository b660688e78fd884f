import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { connectionMinutes, tokenHours } from '#contract/apply-kit-facts.ts'
import type { Queryable } from '#server/db/client.ts'
import { pick, requireRow } from '#server/db/queries.ts'
import { applyKitConnections, sessions, users } from '#server/db/schema.ts'

const { deviceCode, userCode, userId, expires, intervalSeconds } = applyKitConnections
const isOpen = and(isNull(userId), gt(expires, sql`now()`))
const secondsBetweenPolls = 5

/** Stores a connection. Undefined if another one has this user code. */
export async function insertConnection(
  db: Queryable,
  values: Pick<typeof applyKitConnections.$inferInsert, 'deviceCode' | 'userCode' | 'sess'>,
) {
  const [stored] = await db
    .insert(applyKitConnections)
    .values({
      ...values,
      intervalSeconds: secondsBetweenPolls,
      expires: sql`now() + make_interval(mins => ${connectionMinutes})`,
    })
    .onConflictDoNothing()
    .returning({ expiresAt: expires, intervalSeconds })
  return stored
}

/** The connection that waits with this user code. */
export async function findOpenConnection(db: Queryable, code: string) {
  const [found] = await db
    .select({ ...pick(applyKitConnections, 'sess', 'createdAt'), expiresAt: expires })
    .from(applyKitConnections)
    .where(and(eq(userCode, code), isOpen))
  return found
}

/** Stores the decision of a person. False if no connection waits with this user code. */
export async function decideConnection(db: Queryable, code: string, decision: { userId: string; refused: boolean }) {
  const { rowCount } = await db
    .update(applyKitConnections)
    .set(decision)
    .where(and(eq(userCode, code), isOpen))
  return rowCount === 1
}

/**
 * Locks the connection until the transaction ends, so that two polls come one after the other. Whoever ends the person's apply kits
 * deletes it before their sessions, and so finds a session that is opened at the same moment.
 */
export async function lockConnection(tx: Queryable, code: string) {
  const [found] = await tx
    .select({
      ...pick(applyKitConnections, 'userId', 'refused', 'sess'),
      isExpired: sql<boolean>`${expires} <= now()`,
      isTooSoon: sql<boolean>`coalesce(polled_at > now() - make_interval(secs => interval_seconds), false)`,
    })
    .from(applyKitConnections)
    .where(eq(deviceCode, code))
    .for('update')
  return found
}

/** Notes a poll. One that comes too soon adds five seconds to the interval. */
export async function notePoll(tx: Queryable, code: string, isTooSoon: boolean) {
  await tx
    .update(applyKitConnections)
    .set({
      polledAt: sql`now()`,
      ...(isTooSoon ? { intervalSeconds: sql`least(${intervalSeconds} + ${secondsBetweenPolls}, 60)` } : {}),
    })
    .where(eq(deviceCode, code))
}

export async function deleteConnection(tx: Queryable, code: string) {
  await tx.delete(applyKitConnections).where(eq(deviceCode, code))
}

/** Whether the person is staff now, and not suspended. */
export async function isActiveStaff(tx: Queryable, id: string) {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), inArray(users.role, ['account_manager', 'admin']), isNull(users.suspendedAt)))
  return rows.length > 0
}

/** False for a session of another kind. */
export async function deleteKitSession(db: Queryable, sid: string) {
  const { rowCount } = await db.delete(sessions).where(and(eq(sessions.sid, sid), eq(sessions.kind, 'apply_kit')))
  return rowCount === 1
}

export async function insertKitSession(
  tx: Queryable,
  values: Pick<typeof sessions.$inferInsert, 'sid' | 'userId' | 'sess'>,
) {
  const rows = await tx
    .insert(sessions)
    .values({ ...values, kind: 'apply_kit', expire: sql`now() + make_interval(hours => ${tokenHours})` })
    .returning({ expiresAt: sessions.expire })
  return requireRow(rows).expiresAt
}
