import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { PostingCheck } from '#contract/posting-checks.ts'
import type { Queryable } from '#server/db/client.ts'
import { visibleTo, type Actor } from '#server/db/ownership.ts'
import { pick } from '#server/db/queries.ts'
import { jobInterests, postingChecks } from '#server/db/schema.ts'

/** What lists carry of a check. */
export const checkColumns = pick(postingChecks, 'state', 'reason', 'checkedAt', 'saidOpenAt')

/** The check of the link that an interest has now. */
export const ofCurrentLink = and(
  eq(postingChecks.jobInterestId, jobInterests.id),
  eq(postingChecks.jobUrl, jobInterests.jobUrl),
)

const interestColumns = pick(jobInterests, 'id', 'userId', 'jobUrl')

/** An interest within reach, with its last check. */
export async function findChecked(db: Queryable, actor: Actor, interestId: string) {
  const [found] = await db
    .select({ ...interestColumns, check: { ...checkColumns, triedAt: postingChecks.triedAt } })
    .from(jobInterests)
    .leftJoin(postingChecks, ofCurrentLink)
    .where(and(eq(jobInterests.id, interestId), visibleTo(db, actor, jobInterests.userId)))
  return found
}

/** The pending interests whose posting was last looked at before a moment, the longest ago first. */
export function listDue(db: Queryable, triedBefore: string, limit: number) {
  return db
    .select(interestColumns)
    .from(jobInterests)
    .leftJoin(postingChecks, ofCurrentLink)
    .where(
      and(eq(jobInterests.processed, false), or(isNull(postingChecks.triedAt), lt(postingChecks.triedAt, triedBefore))),
    )
    .orderBy(sql`${postingChecks.triedAt} nulls first`, asc(jobInterests.createdAt))
    .limit(limit)
}

/** What was found for the same link since a moment, for whichever interest. */
export async function findRecent(db: Queryable, jobUrl: string, since: string) {
  const [found] = await db
    .select(pick(postingChecks, 'state', 'reason', 'checkedAt'))
    .from(postingChecks)
    .where(and(eq(postingChecks.jobUrl, jobUrl), gt(postingChecks.checkedAt, since)))
    .orderBy(desc(postingChecks.checkedAt))
    .limit(1)
  return found
}

/** Locks an interest; undefined if it is gone or has another link by now. */
export async function lockLinked(db: Queryable, interestId: string, jobUrl: string) {
  const [found] = await db
    .select(pick(jobInterests, 'id', 'userId', 'jobUrl', 'processed'))
    .from(jobInterests)
    .where(and(eq(jobInterests.id, interestId), eq(jobInterests.jobUrl, jobUrl)))
    .for('update')
  return found
}

type Row = typeof postingChecks.$inferSelect
const isLink = (interestId: string, jobUrl: string) =>
  and(eq(postingChecks.jobInterestId, interestId), eq(postingChecks.jobUrl, jobUrl))

export async function findCheck(db: Queryable, interestId: string, jobUrl: string): Promise<Row | undefined> {
  const [found] = await db.select().from(postingChecks).where(isLink(interestId, jobUrl))
  return found
}

export async function storeCheck(
  db: Queryable,
  { id: jobInterestId, userId, jobUrl }: { id: string; userId: string; jobUrl: string },
  changes: Omit<Row, 'id' | 'userId' | 'jobInterestId' | 'jobUrl'>,
): Promise<PostingCheck> {
  const values = { userId, jobInterestId, jobUrl, ...changes }
  const updated = await db
    .update(postingChecks)
    .set(changes)
    .where(isLink(jobInterestId, jobUrl))
    .returning(checkColumns)
  const [stored] = updated.length > 0 ? updated : await db.insert(postingChecks).values(values).returning(checkColumns)
  if (!stored) throw new Error('The check was not stored')
  return stored
}

/** Ends the pause of an interest. */
export const resume = (db: Queryable, interestId: string) =>
  db
    .update(postingChecks)
    .set({ resumedAt: sql`now()` })
    .where(
      and(
        eq(postingChecks.jobInterestId, interestId),
        isNotNull(postingChecks.closedAt),
        isNull(postingChecks.resumedAt),
      ),
    )
