import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { users } from '#server/db/schema.ts'

/** Under what the provider knows the account; null if it does not. */
export async function findCustomer(db: Queryable, userId: string) {
  const [found] = await db.select({ customerId: users.stripeCustomerId }).from(users).where(eq(users.id, userId))
  return found?.customerId ?? null
}

/** Whose customer it is. */
export async function findOwner(db: Queryable, customerId: string) {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.stripeCustomerId, customerId))
  return found?.id ?? null
}

/** Which of these customers are somebody's here. */
export async function findOwners(db: Queryable, customerIds: readonly string[]) {
  const found = await db
    .select({ customerId: users.stripeCustomerId })
    .from(users)
    .where(inArray(users.stripeCustomerId, [...customerIds]))
  return new Set(found.map(({ customerId }) => customerId))
}

/** Answers the account's customer, which is another one if another was there first; null if the account is gone. */
export async function keepCustomer(db: Queryable, userId: string, customerId: string) {
  const [kept] = await db
    .update(users)
    .set({ stripeCustomerId: sql`coalesce(${users.stripeCustomerId}, ${customerId})` })
    .where(eq(users.id, userId))
    .returning({ customerId: users.stripeCustomerId })
  return kept?.customerId ?? null
}

/** Puts another customer in the place of one that the provider no longer knows. */
export async function replaceCustomer(db: Queryable, userId: string, former: string, customerId: string) {
  await db
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(users.id, userId), eq(users.stripeCustomerId, former)))
}

/** The account's customer, which stays the one it is until the transaction ends. */
export async function lockCustomer(db: Queryable, userId: string) {
  const [found] = await db
    .select({ customerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return found?.customerId ?? null
}
