import { desc, eq, sql } from 'drizzle-orm'
import { maxListedViews, viewMinutes } from '#contract/account-views.ts'
import type { Queryable } from '#server/db/client.ts'
import { requireRow } from '#server/db/queries.ts'
import { accountViews, sessions, users } from '#server/db/schema.ts'
import { closeViews } from '#server/http/session.ts'

export async function insertView(db: Queryable, view: { adminId: string; subjectId: string; reason: string }) {
  const rows = await db
    .insert(accountViews)
    .values({ ...view, expiresAt: sql`now() + make_interval(mins => ${viewMinutes})` })
    .returning({ id: accountViews.id, expiresAt: accountViews.expiresAt })
  return requireRow(rows)
}

export async function attachView(db: Queryable, sid: string, viewId: string | null) {
  await db.update(sessions).set({ viewId }).where(eq(sessions.sid, sid))
}

/** Closes the session's view, unless it is closed. */
export async function closeSessionView(db: Queryable, sid: string) {
  const named = db.select({ id: sessions.viewId }).from(sessions).where(eq(sessions.sid, sid))
  const [closedView] = await closeViews(db, eq(accountViews.id, named))
  return closedView
}

/** The views of a person's account, newest first. An unclosed view ends at its expiry. */
export function listViewsForUser(db: Queryable, userId: string) {
  return db
    .select({
      id: accountViews.id,
      admin: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      reason: accountViews.reason,
      startedAt: accountViews.startedAt,
      endedAt: sql<string>`coalesce(${accountViews.endedAt}, ${accountViews.expiresAt})`.mapWith(
        accountViews.expiresAt,
      ),
    })
    .from(accountViews)
    .leftJoin(users, eq(users.id, accountViews.adminId))
    .where(eq(accountViews.subjectId, userId))
    .orderBy(desc(accountViews.startedAt), desc(accountViews.id))
    .limit(maxListedViews)
}
