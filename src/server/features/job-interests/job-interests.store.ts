import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { withinReach } from '#server/db/ownership.ts'
import type { Actor } from '#server/db/ownership.ts'
import { jobInterests } from '#server/db/schema.ts'

/** One person's job interests: none, if that person is not within the actor's reach. */
export function listInterestsOf(db: Queryable, actor: Pick<Actor, 'id' | 'role'>, userId: string) {
  return db
    .select()
    .from(jobInterests)
    .where(and(eq(jobInterests.userId, userId), withinReach(db, actor, jobInterests.userId)))
    .orderBy(desc(jobInterests.createdAt), desc(jobInterests.id))
}

export async function insertInterest(db: Queryable, values: { userId: string; jobUrl: string; notes: string | null }) {
  const [created] = await db.insert(jobInterests).values(values).returning()
  if (!created) throw new Error('No row came back for the new job interest')
  return created
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
