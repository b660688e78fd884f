import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { users } from '#server/db/schema.ts'

/** Under what the provider knows the account; null if it does not. */
export async function findCustomer(db: Queryable, userId: string) {
  const [row] = await db.select({ customerId: users.stripeCustomerId }).from(users).where(eq(users.id, userId))
  return row?.customerId ?? null
}

/** Whose customer it is. */
export async function findOwner(db: Queryable, customerId: string) {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.stripeCustomerId, customerId))
  return row?.id ?? null
}

/** Which of these customers are somebody's here. */
export async function findOwners(db: Queryable, customerIds: readonly string[]) {
  const rows = await db
    .select({ customerId: users.stripeCustomerId })
    .from(users)
    .where(inArray(users.stripeCustomerId, [...customerIds]))
  return new Set(rows.map(({ customerId }) => customerId))
}

/** Answers the account's customer, which is another one if another was there first; null if the account is gone. */
export async function storeCustomer(db: Queryable, userId: string, customerId: string) {
  const [updated] = await db
    .update(users)
    .set({ stripeCustomerId: sql`coalesce(${users.stripeCustomerId}, ${customerId})` })
    .where(eq(users.id, userId))
    .returning({ customerId: users.stripeCustomerId })
  return updated?.customerId ?? null
}

/** Puts another customer in the place of one that the provider no longer knows. */
export async function replaceCustomer(db: Queryable, userId: string, oldCustomerId: string, customerId: string) {
  await db
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(users.id, userId), eq(users.stripeCustomerId, oldCustomerId)))
}

/** The account's customer, which stays the one it is until the transaction ends. */
export async function lockCustomer(db: Queryable, userId: string) {
  const [row] = await db
    .select({ customerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row?.customerId ?? null
}
