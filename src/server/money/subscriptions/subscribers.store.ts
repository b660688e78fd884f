import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { pick } from '#server/db/queries.ts'
import { subscriptions, users } from '#server/db/schema.ts'

/**
 * The account of a customer, locked: the snapshots of one person are applied one after the other. It takes the strong lock at
 * once, because a key of the row changes later, and upgrading weaker locks would deadlock.
 */
export async function lockSubscriber(db: Queryable, customerId: string) {
  const [row] = await db
    .select({ id: users.id, active: users.subscriptionActive })
    .from(users)
    .where(eq(users.stripeCustomerId, customerId))
    .for('update')
  return row ?? null
}

type Access = { plan: typeof users.$inferSelect.subscriptionPlan; active: boolean; subscriptionId: string | null }

/** The columns that the rest of the product reads. */
export async function setAccess(db: Queryable, userId: string, { plan, active, subscriptionId }: Access) {
  await db
    .update(users)
    .set({
      subscriptionPlan: plan,
      subscriptionActive: active,
      stripeSubscriptionId: subscriptionId,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId))
}

/** The account, if it can be mailed. */
export async function findSubscriber(db: Queryable, userId: string) {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.suspendedAt)))
  return row ?? null
}

/** The account with an open payment, if it can be mailed. */
export async function findPayer(db: Queryable, userId: string) {
  const [row] = await db
    .select({
      ...pick(users, 'email', 'firstName', 'lastName'),
      plan: subscriptions.plan,
      graceEnds: subscriptions.graceEnds,
    })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.suspendedAt), eq(subscriptions.status, 'past_due')))
  return row ?? null
}
