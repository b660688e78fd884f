import { eq, sql } from 'drizzle-orm'
import type { PlanId } from '#contract/plans.ts'
import type { Queryable } from '#server/db/client.ts'
import { requireRow } from '#server/db/queries.ts'
import { mrrMovements } from '#server/db/schema.ts'

const { subscriptionId, userId, amount, plan, occurredAt, createdAt } = mrrMovements

const balanceColumns = {
  amount: sql<number>`coalesce(sum(${amount}), 0)::int`,
  plan: sql<PlanId | null>`(array_agg(${plan} order by ${occurredAt} desc, ${createdAt} desc))[1]`,
  lastAt: sql<string | null>`max(${occurredAt})`.mapWith(occurredAt),
}

/** The sum of a subscription's movements. Without one the amount is 0. */
export async function readBalance(db: Queryable, id: string) {
  const balance = requireRow(await db.select(balanceColumns).from(mrrMovements).where(eq(subscriptionId, id)))
  return { ...balance, lastAt: balance.lastAt as string | null }
}

/** The sums of a person's subscriptions that have revenue. */
export function listBalances(db: Queryable, id: string) {
  return db
    .select({ ...balanceColumns, lastAt: sql<string>`max(${occurredAt})`.mapWith(occurredAt), subscriptionId })
    .from(mrrMovements)
    .where(eq(userId, id))
    .groupBy(subscriptionId)
    .having(sql`sum(${amount}) <> 0`)
}

export async function hasMovements(db: Queryable, id: string) {
  const rows = await db.select({ id: mrrMovements.id }).from(mrrMovements).where(eq(userId, id)).limit(1)
  return rows.length > 0
}

export async function insertMovement(db: Queryable, values: typeof mrrMovements.$inferInsert) {
  await db.insert(mrrMovements).values(values)
}
