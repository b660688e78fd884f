import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { broadcastsListed } from '#contract/notifications.ts'
import type { Queryable } from '#server/db/client.ts'
import { pick, requireRow } from '#server/db/queries.ts'
import { broadcasts, users } from '#server/db/schema.ts'

export async function insertBroadcast(
  db: Queryable,
  values: Pick<typeof broadcasts.$inferInsert, 'senderId' | 'title' | 'message' | 'total'>,
) {
  return requireRow(await db.insert(broadcasts).values(values).returning({ id: broadcasts.id })).id
}

/** Locks the broadcast until the transaction ends, so that one process delivers at a time. */
export async function lockBroadcast(db: Queryable, id: string) {
  const [row] = await db.select().from(broadcasts).where(eq(broadcasts.id, id)).for('update')
  return row
}

export async function advanceBroadcast(
  db: Queryable,
  id: string,
  { reachedId, reached, finished }: { reachedId: string | null; reached: number; finished: boolean },
) {
  await db
    .update(broadcasts)
    .set({
      reachedId,
      sent: sql`${broadcasts.sent} + ${reached}`,
      finishedAt: finished ? sql`clock_timestamp()` : null,
    })
    .where(eq(broadcasts.id, id))
}

/** Whether more accounts follow, of those that existed when the message was sent. */
export async function hasAccountAfter(db: Queryable, reachedId: string | null, until: string) {
  const next = await db
    .select({ id: users.id })
    .from(users)
    .where(and(reachedId === null ? undefined : gt(users.id, reachedId), lte(users.createdAt, until)))
    .orderBy(users.id)
    .limit(1)
  return next.length > 0
}

export function listNewestBroadcasts(db: Queryable) {
  return db
    .select({
      ...pick(broadcasts, 'id', 'title', 'message', 'total', 'sent', 'createdAt', 'finishedAt'),
      sender: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(broadcasts)
    .leftJoin(users, eq(users.id, broadcasts.senderId))
    .orderBy(desc(broadcasts.createdAt))
    .limit(broadcastsListed)
}
