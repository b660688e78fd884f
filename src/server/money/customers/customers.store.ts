import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { users } from '#server/db/schema.ts'

/** The account's customer id at the provider. Null if it has none. */
export async function findCustomer(db: Queryable, userId: string) {
  const [row] = await db.select({ customerId: users.stripeCustomerId }).from(users).where(eq(users.id, userId))
  return row?.customerId ?? null
}

/** The account of a customer. */
export async function findOwner(db: Queryable, customerId: string) {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.stripeCustomerId, customerId))
  return row?.id ?? null
}

/** Those of the customers that have an account here. */
export async function findOwners(db: Queryable, customerIds: readonly string[]) {
  const rows = await db
    .select({ customerId: users.stripeCustomerId })
    .from(users)
    .where(inArray(users.stripeCustomerId, [...customerIds]))
  return new Set(rows.map(({ customerId }) => customerId))
}

/** Stores the customer id unless there is one. Returns the stored id. Null if the account is gone. */
export async function storeCustomer(db: Queryable, userId: string, customerId: string) {
  const [updated] = await db
    .update(users)
    .set({ stripeCustomerId: sql`coalesce(${users.stripeCustomerId}, ${customerId})` })
    .where(eq(users.id, userId))
    .returning({ customerId: users.stripeCustomerId })
  return updated?.customerId ?? null
}

/** Replaces a customer that the provider no longer knows. */
export async function replaceCustomer(db: Queryable, userId: string, oldCustomerId: string, customerId: string) {
  await db
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(users.id, userId), eq(users.stripeCustomerId, oldCustomerId)))
}

/** The account's customer id, locked until the transaction ends. */
export async function lockCustomer(db: Queryable, userId: string) {
  const [row] = await db
    .select({ customerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row?.customerId ?? null
}
