import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { maxListedViews, viewMinutes } from '#contract/account-views.ts'
import type { Queryable } from '#server/db/client.ts'
import { accountViews, sessions, users } from '#server/db/schema.ts'

export async function insertView(db: Queryable, view: { adminId: string; subjectId: string; reason: string }) {
  const [created] = await db
    .insert(accountViews)
    .values({ ...view, expiresAt: sql`now() + make_interval(mins => ${viewMinutes})` })
    .returning({ id: accountViews.id, expiresAt: accountViews.expiresAt })
  if (!created) throw new Error('No row came back for the new view')
  return created
}

export async function attachView(db: Queryable, sid: string, viewId: string | null) {
  await db.update(sessions).set({ viewId }).where(eq(sessions.sid, sid))
}

const ended = { endedAt: sql`least(now(), ${accountViews.expiresAt})` }
const closedColumns = { id: accountViews.id, adminId: accountViews.adminId, subjectId: accountViews.subjectId }

/** Closes the session's view, unless it is closed. */
export async function closeSessionView(db: Queryable, sid: string) {
  const named = db.select({ id: sessions.viewId }).from(sessions).where(eq(sessions.sid, sid))
  const [closedView] = await db
    .update(accountViews)
    .set(ended)
    .where(and(isNull(accountViews.endedAt), eq(accountViews.id, named)))
    .returning(closedColumns)
  return closedView
}

/** Closes the running views in which the person is the admin or the subject. */
export function closeViewsInvolving(db: Queryable, userId: string) {
  const isEither = or(eq(accountViews.adminId, userId), eq(accountViews.subjectId, userId))
  return db
    .update(accountViews)
    .set(ended)
    .where(and(isEither, isNull(accountViews.endedAt), gt(accountViews.expiresAt, sql`now()`)))
    .returning(closedColumns)
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
