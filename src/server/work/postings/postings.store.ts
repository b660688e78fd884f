import { and, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Posting, PostingState } from '#contract/postings.ts'
import { quotas } from '#contract/quotas.ts'
import type { Queryable } from '#server/db/client.ts'
import { visibleTo, type Actor } from '#server/db/ownership.ts'
import { pick, requireRow } from '#server/db/queries.ts'
import { postings } from '#server/db/schema.ts'

/** What lists carry of a posting. */
export const postingColumns = pick(postings, 'id', 'company', 'position', 'location', 'failure', 'readAt')
const wholePosting = { ...postingColumns, jobUrl: postings.jobUrl, description: postings.description }

type Row = Pick<typeof postings.$inferSelect, keyof typeof postingColumns>

export function presentPosting<Found extends Row>({ readAt, ...posting }: Found): Omit<Found, 'readAt'> & PostingState {
  return { ...posting, state: posting.failure === null ? (readAt === null ? 'reading' : 'read') : 'failed' }
}

export async function insertPosting(
  db: Queryable,
  values: Pick<typeof postings.$inferInsert, 'userId' | 'jobUrl' | 'jobInterestId'>,
): Promise<Posting> {
  const created = requireRow(await db.insert(postings).values(values).returning(wholePosting))
  return presentPosting(created)
}

export const deletePosting = (db: Queryable, jobInterestId: string) =>
  db.delete(postings).where(eq(postings.jobInterestId, jobInterestId))

/** Forgets the oldest readings that a person asked for, so that one more makes no more than the quota. */
export async function makeRoom(db: Queryable, userId: string) {
  const requested = and(eq(postings.userId, userId), isNull(postings.jobInterestId))
  const excess = db
    .select({ id: postings.id })
    .from(postings)
    .where(requested)
    .orderBy(desc(postings.createdAt), desc(postings.id))
    .offset(quotas.requestedPostings - 1)
  await db.delete(postings).where(and(requested, inArray(postings.id, excess)))
}

/** The posting, if the actor asked for it or it belongs to an interest within reach. */
export async function findPosting(db: Queryable, actor: Actor, id: string): Promise<Posting | undefined> {
  const reachable = and(isNotNull(postings.jobInterestId), visibleTo(db, actor, postings.userId))
  const [found] = await db
    .select(wholePosting)
    .from(postings)
    .where(and(eq(postings.id, id), or(eq(postings.userId, actor.id), reachable)))
  return found && presentPosting(found)
}

const unread = (id: string) => and(eq(postings.id, id), isNull(postings.readAt), isNull(postings.failure))

/** The link that is still to be read; undefined once that was done, and for a posting that is gone. */
export async function findUnread(db: Queryable, id: string) {
  const [found] = await db.select({ jobUrl: postings.jobUrl }).from(postings).where(unread(id))
  return found?.jobUrl
}

type Outcome = Partial<
  Pick<typeof postings.$inferInsert, 'company' | 'position' | 'location' | 'description' | 'failure'>
>

/** Stores the outcome, unless the posting is deleted or already read; returns the owner's id. */
export async function keepOutcome(db: Queryable, id: string, outcome: Outcome) {
  const [updated] = await db
    .update(postings)
    .set({ ...outcome, readAt: sql`now()` })
    .where(unread(id))
    .returning({ userId: postings.userId })
  return updated?.userId
}

/** The posting of an application: of the interest that it answers, or else the latest that was read at the same link. */
export async function findPostingOfApplication(
  db: Queryable,
  { jobInterestId, jobUrl }: { jobInterestId: string | null; jobUrl: string | null },
): Promise<Posting | null> {
  const find = async (where: SQL) => {
    const [found] = await db
      .select(wholePosting)
      .from(postings)
      .where(and(where, isNotNull(postings.readAt), isNull(postings.failure)))
      .orderBy(desc(postings.readAt))
      .limit(1)
    return found && presentPosting(found)
  }
  const own = jobInterestId === null ? undefined : await find(eq(postings.jobInterestId, jobInterestId))
  if (own || jobUrl === null) return own ?? null
  return (await find(eq(postings.jobUrl, jobUrl))) ?? null
}
