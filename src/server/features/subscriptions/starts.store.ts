import { and, eq, sql } from 'drizzle-orm'
import type { PlanId } from '#contract/plans.ts'
import type { Queryable } from '#server/db/client.ts'
import { subscriptionStarts } from '#server/db/schema.ts'

export type StartKind = typeof subscriptionStarts.$inferSelect.kind
export type Start = { userId: string; plan: PlanId; kind: StartKind }

/** A start that is older has run out at the provider as well, and a new one takes its place. */
const stale = sql`${subscriptionStarts.createdAt} < now() - interval '1 hour'`

const same = ({ userId, kind }: Pick<Start, 'userId' | 'kind'>) =>
  and(eq(subscriptionStarts.userId, userId), eq(subscriptionStarts.kind, kind))

export async function findStart(db: Queryable, start: Start) {
  const [found] = await db
    .select({ id: subscriptionStarts.id })
    .from(subscriptionStarts)
    .where(and(same(start), eq(subscriptionStarts.plan, start.plan), sql`not ${stale}`))
  return found?.id ?? null
}

/** The id of the start that is under way, or of a new one; another plan's makes room. */
export async function findOrMakeStart(db: Queryable, start: Start) {
  const isOther = sql`${subscriptionStarts.plan} <> excluded.plan or ${stale}`
  const fresh = (current: unknown, renewed: unknown) => sql`case when ${isOther} then ${renewed} else ${current} end`
  const [made] = await db
    .insert(subscriptionStarts)
    .values(start)
    .onConflictDoUpdate({
      target: [subscriptionStarts.userId, subscriptionStarts.kind],
      set: {
        id: fresh(subscriptionStarts.id, sql`excluded.id`),
        createdAt: fresh(subscriptionStarts.createdAt, sql`excluded.created_at`),
        plan: sql`excluded.plan`,
      },
    })
    .returning({ id: subscriptionStarts.id })
  if (!made) throw new Error('No row came back for the start of a subscription')
  return made.id
}

/** Whether the start is still the one under way, or none is: false once another plan was chosen. */
export async function isCurrentStart(db: Queryable, start: Pick<Start, 'userId' | 'kind'>, id: string) {
  const [found] = await db.select({ id: subscriptionStarts.id }).from(subscriptionStarts).where(same(start))
  return found === undefined || found.id === id
}

/** Answers whether it was still there. */
export async function removeStart(db: Queryable, id: string) {
  const { rowCount } = await db.delete(subscriptionStarts).where(eq(subscriptionStarts.id, id))
  return rowCount === 1
}

export async function removeStartsOf(db: Queryable, userId: string, kind?: StartKind) {
  await db
    .delete(subscriptionStarts)
    .where(and(eq(subscriptionStarts.userId, userId), kind && eq(subscriptionStarts.kind, kind)))
}

/** Removes what nobody came back to. */
export async function purgeStarts(db: Queryable) {
  await db.delete(subscriptionStarts).where(stale)
}
