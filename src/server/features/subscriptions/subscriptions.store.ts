import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { subscriptions, users } from '#server/db/schema.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type SubscriptionState = Omit<SubscriptionRow, 'id' | 'createdAt' | 'updatedAt' | 'graceEnds' | 'reading'>

export async function findLatest(db: Queryable, userId: string) {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1)
  return found ?? null
}

/** The subscription that gives access now, with its billing period. */
export async function findRunning(db: Queryable, userId: string) {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        ne(subscriptions.status, 'expired'),
        ne(subscriptions.status, 'incomplete'),
        gt(subscriptions.currentPeriodEnd, sql`now()`),
      ),
    )
  return found ?? null
}

export async function upsertSubscription(db: Queryable, state: SubscriptionState) {
  await db
    .insert(subscriptions)
    .values(state)
    .onConflictDoUpdate({ target: subscriptions.providerSubscriptionId, set: { ...state, updatedAt: sql`now()` } })
}

export async function setAccess(
  db: Queryable,
  userId: string,
  access: Pick<SubscriptionRow, 'plan'> & { active: boolean },
) {
  await db
    .update(users)
    .set({ subscriptionPlan: access.plan, subscriptionActive: access.active, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}
