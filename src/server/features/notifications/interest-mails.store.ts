import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { notifications, users } from '#server/db/schema.ts'

const pause = sql`interval '15 minutes'`

const isInterest = (userId: string) => and(eq(notifications.userId, userId), eq(notifications.type, 'job_interest'))
const isUnmailed = (userId: string) =>
  and(isInterest(userId), isNull(notifications.mailedAt), eq(notifications.read, false))

/** Locks the account until the transaction ends; false if it is gone. */
export async function lockAccount(db: Queryable, userId: string) {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return rows.length > 0
}

export const countUnmailedInterests = (db: Queryable, userId: string) => db.$count(notifications, isUnmailed(userId))

/** Seconds until the next mail about interests may be sent; 0 for now. */
export async function getMailPause(db: Queryable, userId: string) {
  const [row] = await db
    .select({
      seconds: sql<number>`coalesce(ceil(extract(epoch from max(${notifications.mailedAt}) + ${pause} - now())), 0)::int`,
    })
    .from(notifications)
    .where(isInterest(userId))
  return Math.max(0, row?.seconds ?? 0)
}

/** Marks the unmailed interests as mailed and returns their ids. */
export async function claimUnmailedInterests(db: Queryable, userId: string) {
  const rows = await db
    .update(notifications)
    .set({ mailedAt: sql`now()` })
    .where(isUnmailed(userId))
    .returning({ id: notifications.id })
  return rows.map(({ id }) => id)
}
