import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { visibleTo, type Actor } from '#server/db/ownership.ts'
import { requireRow } from '#server/db/queries.ts'
import { jobApplications, jobInterests, postingChecks, postings } from '#server/db/schema.ts'
import { checkColumns, ofCurrentLink } from '#server/work/postings/posting-checks.service.ts'
import { postingColumns, presentPosting } from '#server/work/postings/postings.service.ts'
import { toPage, readPosition } from '#server/http/pagination.ts'

const { id, userId, jobUrl, notes, processed, returnReason, createdAt } = jobInterests
export const listColumns = { id, userId, jobUrl, notes, processed, returnReason, createdAt }

const answer = { id: jobApplications.id, company: jobApplications.company, position: jobApplications.position }

/** Interests with their postings and the applications that answer them. */
const interests = (db: Queryable) =>
  db
    .select({ ...listColumns, posting: postingColumns, postingCheck: checkColumns, application: answer })
    .from(jobInterests)
    .leftJoin(postings, eq(postings.jobInterestId, jobInterests.id))
    .leftJoin(postingChecks, ofCurrentLink)
    .leftJoin(
      jobApplications,
      and(eq(jobApplications.jobInterestId, jobInterests.id), eq(jobApplications.userId, jobInterests.userId)),
    )

/** One page of a person's job interests, newest first. Empty if the actor may not see that person. */
export async function listInterestsForUser(
  db: Queryable,
  actor: Pick<Actor, 'id' | 'role'>,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const after = readPosition(cursor)
  const owned = and(eq(jobInterests.userId, userId), visibleTo(db, actor, jobInterests.userId))
  const behind = after ? sql`(${jobInterests.createdAt}, ${jobInterests.id}) < (${after.at}, ${after.id})` : undefined
  const matches = await interests(db)
    .where(and(owned, behind))
    .orderBy(desc(jobInterests.createdAt), desc(jobInterests.id))
    .limit(limit + 1)
  const { rows, nextCursor } = toPage(matches, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  return {
    rows: rows.map((row) => ({ ...row, posting: row.posting && presentPosting(row.posting) })),
    total: after || nextCursor ? await db.$count(jobInterests, owned) : rows.length,
    nextCursor,
  }
}

export const countInterests = (db: Queryable, userId: string) =>
  db.$count(jobInterests, eq(jobInterests.userId, userId))

export async function insertInterest(db: Queryable, values: { userId: string; jobUrl: string; notes: string | null }) {
  return requireRow(await db.insert(jobInterests).values(values).returning(listColumns))
}

export async function findInterest(db: Queryable, interestId: string) {
  const [row] = await interests(db).where(eq(jobInterests.id, interestId))
  if (!row) throw new Error('The job interest is gone')
  return { ...row, posting: row.posting && presentPosting(row.posting) }
}

export async function lockOwnInterest(db: Queryable, ownerId: string, interestId: string) {
  const [row] = await db
    .select({ jobUrl, processed })
    .from(jobInterests)
    .where(and(eq(jobInterests.id, interestId), eq(jobInterests.userId, ownerId)))
    .for('update')
  return row
}

export const changeInterest = (db: Queryable, interestId: string, values: { jobUrl: string; notes: string | null }) =>
  db.update(jobInterests).set(values).where(eq(jobInterests.id, interestId))

export const deleteInterest = (db: Queryable, interestId: string) =>
  db.delete(jobInterests).where(eq(jobInterests.id, interestId))

/** Marks a visible pending interest as processed. Returns `'processed'` if it was already, null if there is none. */
export async function processInterest(db: Queryable, actor: Actor, interest: { id: string; userId: string }) {
  const isTarget = and(
    eq(jobInterests.id, interest.id),
    eq(jobInterests.userId, interest.userId),
    visibleTo(db, actor, jobInterests.userId),
  )
  const [updated] = await db
    .update(jobInterests)
    .set({ processed: true })
    .where(and(isTarget, eq(jobInterests.processed, false)))
    .returning({ id: jobInterests.id })
  if (updated) return updated
  const [existing] = await db.select({ id: jobInterests.id }).from(jobInterests).where(isTarget)
  return existing ? ('processed' as const) : null
}

/** Returns the visible pending interests among these with a reason. `answered` are the visible ones that were not pending. */
export async function returnPending(db: Queryable, actor: Actor, ids: readonly string[], reason: string) {
  const visible = await db
    .select({ id: jobInterests.id, userId: jobInterests.userId, jobUrl: jobInterests.jobUrl, processed })
    .from(jobInterests)
    .where(and(inArray(jobInterests.id, [...ids]), visibleTo(db, actor, jobInterests.userId)))
    // One order of locks: two returns of the same interests do not wait for each other.
    .orderBy(asc(jobInterests.id))
    .for('update')
  const pending = visible.filter((interest) => !interest.processed)
  const pendingIds = pending.map((interest) => interest.id)
  await db
    .update(jobInterests)
    .set({ processed: true, returnReason: reason })
    .where(inArray(jobInterests.id, pendingIds))
  return { returned: pending, answered: visible.filter((interest) => interest.processed).map(({ id }) => id) }
}

/** Hides a visible pending interest until a moment. Returns `'processed'` if it is answered, null if there is none. */
export async function storeSnooze(db: Queryable, actor: Actor, interestId: string, until: string | null) {
  const isTarget = and(eq(jobInterests.id, interestId), visibleTo(db, actor, jobInterests.userId))
  const [updated] = await db
    .update(jobInterests)
    .set({ snoozedUntil: until })
    .where(and(isTarget, eq(jobInterests.processed, false)))
    .returning({ id: jobInterests.id, snoozedUntil: jobInterests.snoozedUntil })
  if (updated) return updated
  const [existing] = await db.select({ id: jobInterests.id }).from(jobInterests).where(isTarget)
  return existing ? ('processed' as const) : null
}
