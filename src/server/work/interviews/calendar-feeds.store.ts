import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { calendarFeeds, users } from '#server/db/schema.ts'

/** Stores the hash of a new token in place of the one before. */
export async function replaceFeed(db: Queryable, userId: string, token: string) {
  await db
    .insert(calendarFeeds)
    .values({ userId, token })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { token, createdAt: sql`clock_timestamp()` } })
}

export async function findFeed(db: Queryable, userId: string) {
  const [row] = await listFeedForExport(db, userId)
  return row ?? null
}

/** Without the hash, which is of no use to anyone. */
export function listFeedForExport(db: Queryable, userId: string) {
  return db.select({ createdAt: calendarFeeds.createdAt }).from(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}

/** Returns whether there was one. */
export async function deleteFeed(db: Queryable, userId: string) {
  const { rowCount } = await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  return (rowCount ?? 0) > 0
}

/** The client whose feed has this token. Undefined if it was revoked or if the account is suspended. */
export async function findFeedOwner(db: Queryable, token: string) {
  const [row] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.token, token), isNull(users.suspendedAt), eq(users.role, 'user')))
  return row?.userId
}
