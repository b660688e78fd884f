import { and, asc, desc, eq, gt, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { followUpDays, maxFollowUps, maxNotifiedDays } from '#contract/follow-ups.ts'
import type { Queryable } from '#server/db/client.ts'
import { pick } from '#server/db/queries.ts'
import { followUps, jobApplications, users } from '#server/db/schema.ts'

/** Sent so long ago, and still without an answer: an answer moves an application to another status. */
const waits = and(
  eq(jobApplications.status, 'applied'),
  lte(jobApplications.dateApplied, sql`now() - make_interval(days => ${followUpDays})`),
)

/** The waiting applications of a client, without those that were dealt with. The latest come first. */
export function listWaiting(db: Queryable, userId: string) {
  return db
    .select({
      applicationId: jobApplications.id,
      company: jobApplications.company,
      position: jobApplications.position,
      sentAt: sql<string>`${jobApplications.dateApplied}`.mapWith(jobApplications.dateApplied),
      client: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(jobApplications)
    .innerJoin(users, eq(users.id, jobApplications.userId))
    .leftJoin(followUps, eq(followUps.applicationId, jobApplications.id))
    .where(and(eq(jobApplications.userId, userId), waits, isNull(followUps.doneAt)))
    .orderBy(desc(jobApplications.dateApplied), asc(jobApplications.id))
    .limit(maxFollowUps)
}

/** Returns whether it was open. */
export async function markFollowedUp(tx: Queryable, application: { id: string; userId: string }) {
  const done = await tx
    .insert(followUps)
    .values({ applicationId: application.id, userId: application.userId, doneAt: sql`now()` })
    .onConflictDoUpdate({
      target: followUps.applicationId,
      set: { doneAt: sql`now()` },
      setWhere: isNull(followUps.doneAt),
    })
    .returning({ id: followUps.applicationId })
  return done.length > 0
}

/**
 * Takes applications whose clients have to be notified, each once: two processes cannot both insert the row. Suspended accounts
 * and applications from long ago are left out.
 */
export async function takeUnnotified(tx: Queryable, limit: number) {
  const isKnown = tx
    .select({ found: sql`1` })
    .from(followUps)
    .where(eq(followUps.applicationId, jobApplications.id))
  const found = tx
    .select({
      applicationId: jobApplications.id,
      userId: jobApplications.userId,
      notifiedAt: sql<string>`now()`.as('notified_at'),
      doneAt: sql<null>`null::timestamptz`.as('done_at'),
    })
    .from(jobApplications)
    .innerJoin(users, eq(users.id, jobApplications.userId))
    .where(
      and(
        waits,
        gt(jobApplications.dateApplied, sql`now() - make_interval(days => ${maxNotifiedDays})`),
        isNull(users.suspendedAt),
        notExists(isKnown),
      ),
    )
    .limit(limit)
  return tx
    .insert(followUps)
    .select(found)
    .onConflictDoNothing()
    .returning({ applicationId: followUps.applicationId, userId: followUps.userId })
}

/** For an export: which applications were followed up, and when. */
export function listFollowUpsForExport(db: Queryable, userId: string) {
  return db
    .select(pick(followUps, 'applicationId', 'notifiedAt', 'doneAt'))
    .from(followUps)
    .where(and(eq(followUps.userId, userId), or(isNotNull(followUps.notifiedAt), isNotNull(followUps.doneAt))))
    .orderBy(asc(followUps.applicationId))
}

export async function findApplicationNames(db: Queryable, id: string) {
  const [row] = await db
    .select({ company: jobApplications.company, position: jobApplications.position })
    .from(jobApplications)
    .where(eq(jobApplications.id, id))
  return row
}
