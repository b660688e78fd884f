import { and, desc, eq } from 'drizzle-orm'
import type { PostingState } from '#contract/postings.ts'
import type { Queryable } from '#server/db/client.ts'
import { withinReach } from '#server/db/ownership.ts'
import type { Actor } from '#server/db/ownership.ts'
import { jobInterests, postings } from '#server/db/schema.ts'

/** What lists carry of a posting. */
const postingColumns = {
  id: postings.id,
  company: postings.company,
  position: postings.position,
  location: postings.location,
  failure: postings.failure,
  readAt: postings.readAt,
}
const { id, userId, jobUrl, notes, processed, returnReason, createdAt } = jobInterests
const listed = { id, userId, jobUrl, notes, processed, returnReason, createdAt }

type PostingRow = Pick<typeof postings.$inferSelect, keyof typeof postingColumns>

function presentPosting({ readAt, ...posting }: PostingRow): PostingState {
  return { ...posting, state: posting.failure === null ? (readAt === null ? 'reading' : 'read') : 'failed' }
}

/** One person's job interests: none, if that person is not within the actor's reach. */
export async function listInterestsOf(db: Queryable, actor: Pick<Actor, 'id' | 'role'>, userId: string) {
  const rows = await db
    .select({ ...listed, posting: postingColumns })
    .from(jobInterests)
    .leftJoin(postings, eq(postings.jobInterestId, jobInterests.id))
    .where(and(eq(jobInterests.userId, userId), withinReach(db, actor, jobInterests.userId)))
    .orderBy(desc(jobInterests.createdAt), desc(jobInterests.id))
  return rows.map((row) => ({ ...row, posting: row.posting && presentPosting(row.posting) }))
}

export async function insertInterest(db: Queryable, values: { userId: string; jobUrl: string; notes: string | null }) {
  const [created] = await db.insert(jobInterests).values(values).returning(listed)
  if (!created) throw new Error('No row came back for the new job interest')
  return { ...created, posting: null }
}

/** Marks a client's pending interest as processed; `'processed'` if it was already, null if the client has none such. */
export async function processInterest(db: Queryable, actor: Actor, { id, userId }: { id: string; userId: string }) {
  const theirs = and(
    eq(jobInterests.id, id),
    eq(jobInterests.userId, userId),
    withinReach(db, actor, jobInterests.userId),
  )
  const [taken] = await db
    .update(jobInterests)
    .set({ processed: true })
    .where(and(theirs, eq(jobInterests.processed, false)))
    .returning({ id: jobInterests.id })
  if (taken) return taken
  const [existing] = await db.select({ id: jobInterests.id }).from(jobInterests).where(theirs)
  return existing ? ('processed' as const) : null
}
