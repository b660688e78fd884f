import { and, eq, sql } from 'drizzle-orm'
import type { PlanId } from '#contract/plans.ts'
import type { Queryable } from '#server/db/client.ts'
import { requireRow } from '#server/db/queries.ts'
import { subscriptionAttempts } from '#server/db/schema.ts'

export type AttemptKind = typeof subscriptionAttempts.$inferSelect.kind
export type Attempt = { userId: string; plan: PlanId; kind: AttemptKind }

/** An older attempt has expired at the provider too. A new one replaces it. */
const isStale = sql`${subscriptionAttempts.createdAt} < now() - interval '1 hour'`

const isAttempt = ({ userId, kind }: Pick<Attempt, 'userId' | 'kind'>) =>
  and(eq(subscriptionAttempts.userId, userId), eq(subscriptionAttempts.kind, kind))

export async function findAttempt(db: Queryable, attempt: Attempt) {
  const [row] = await db
    .select({ id: subscriptionAttempts.id })
    .from(subscriptionAttempts)
    .where(and(isAttempt(attempt), eq(subscriptionAttempts.plan, attempt.plan), sql`not ${isStale}`))
  return row?.id ?? null
}

/** The id of the running attempt, or of a new one. An attempt at another plan is replaced. */
export async function upsertAttempt(db: Queryable, attempt: Attempt) {
  const isReplaced = sql`${subscriptionAttempts.plan} <> excluded.plan or ${isStale}`
  const pick = (current: unknown, fresh: unknown) => sql`case when ${isReplaced} then ${fresh} else ${current} end`
  const rows = await db
    .insert(subscriptionAttempts)
    .values(attempt)
    .onConflictDoUpdate({
      target: [subscriptionAttempts.userId, subscriptionAttempts.kind],
      set: {
        id: pick(subscriptionAttempts.id, sql`excluded.id`),
        createdAt: pick(subscriptionAttempts.createdAt, sql`excluded.created_at`),
        plan: sql`excluded.plan`,
      },
    })
    .returning({ id: subscriptionAttempts.id })
  return requireRow(rows).id
}

/** False once another plan was chosen. True without an attempt. */
export async function isCurrentAttempt(db: Queryable, attempt: Pick<Attempt, 'userId' | 'kind'>, id: string) {
  const [row] = await db.select({ id: subscriptionAttempts.id }).from(subscriptionAttempts).where(isAttempt(attempt))
  return row === undefined || row.id === id
}

/** Returns whether it existed. */
export async function removeAttempt(db: Queryable, id: string) {
  const { rowCount } = await db.delete(subscriptionAttempts).where(eq(subscriptionAttempts.id, id))
  return rowCount === 1
}

export async function removeAttempts(db: Queryable, userId: string, kind?: AttemptKind) {
  await db
    .delete(subscriptionAttempts)
    .where(and(eq(subscriptionAttempts.userId, userId), kind && eq(subscriptionAttempts.kind, kind)))
}

/** Deletes abandoned attempts. */
export async function purgeAttempts(db: Queryable) {
  await db.delete(subscriptionAttempts).where(isStale)
}
