import { and, desc, eq, gt, inArray, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { subscriptions, users } from '#server/db/schema.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type SubscriptionState = Omit<SubscriptionRow, 'id' | 'createdAt' | 'updatedAt'>

/** Neither ended nor waiting for its first payment. A person has at most one. */
export const isLive = (status: SubscriptionRow['status']) => status !== 'expired' && status !== 'incomplete'
const live = notInArray(subscriptions.status, ['expired', 'incomplete'])

/** Gives access: paid, or within the grace period. */
export const isRunning = or(
  and(inArray(subscriptions.status, ['active', 'canceled']), gt(subscriptions.currentPeriodEnd, sql`now()`)),
  and(eq(subscriptions.status, 'past_due'), gt(subscriptions.graceEnds, sql`now()`)),
)

/** The live one, otherwise the newest. */
export async function findLatest(db: Queryable, userId: string) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(live), desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1)
  return row ?? null
}

/** The subscription that gives access now, with its billing period. */
export async function findRunning(db: Queryable, userId: string) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isRunning))
  return row ?? null
}

/** A person's subscriptions that have not ended or that the ids name. */
export function listKnown(db: Queryable, userId: string, providerIds: readonly string[] = []) {
  const named = providerIds.length > 0 ? inArray(subscriptions.providerSubscriptionId, [...providerIds]) : undefined
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), or(ne(subscriptions.status, 'expired'), named)))
    .orderBy(subscriptions.createdAt, subscriptions.id)
}

export async function findByProviderId(db: Queryable, providerSubscriptionId: string) {
  const [row] = await db
    .select({ subscription: subscriptions, customerId: users.stripeCustomerId })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.providerSubscriptionId, providerSubscriptionId))
  return row ?? null
}

/** The next version of a provider snapshot, over all processes. */
export async function nextSnapshotVersion(db: Queryable) {
  const { rows } = await db.execute<{ version: string }>(sql`select nextval('provider_snapshot_versions') as version`)
  return Number(rows[0]?.version)
}

/** Stores the state, unless a newer one is stored. */
export async function saveSubscription(db: Queryable, state: SubscriptionState) {
  const { userId: _, providerSubscriptionId: __, ...changed } = state
  const [saved] = await db
    .insert(subscriptions)
    .values(state)
    .onConflictDoUpdate({
      target: subscriptions.providerSubscriptionId,
      set: { ...changed, updatedAt: sql`now()` },
      setWhere: sql`excluded.version > ${subscriptions.version}`,
    })
    .returning()
  return saved ?? null
}

/** People who have access although a payment is open, in the order of their ids. */
export function listInGrace(db: Queryable, { after, limit }: { after: string | null; limit: number }) {
  return db
    .select({
      userId: users.id,
      customerId: users.stripeCustomerId,
      providerSubscriptionId: subscriptions.providerSubscriptionId,
      graceEnds: subscriptions.graceEnds,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        sql`${subscriptions.graceEnds} is not null`,
        eq(users.subscriptionActive, true),
        after === null ? undefined : gt(users.id, after),
      ),
    )
    .orderBy(users.id)
    .limit(limit)
}

export async function listStates(db: Queryable, providerIds: readonly string[]) {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.providerSubscriptionId, [...providerIds]))
  return new Map(rows.map((row) => [row.providerSubscriptionId, row]))
}

/** Provider ids, in their order, of subscriptions that have not ended and were stored from an older snapshot. */
export async function listOlderThan(
  db: Queryable,
  version: number,
  { after, limit }: { after: string | null; limit: number },
) {
  const rows = await db
    .select({ id: subscriptions.providerSubscriptionId })
    .from(subscriptions)
    .where(
      and(
        ne(subscriptions.status, 'expired'),
        lt(subscriptions.version, version),
        after === null ? undefined : gt(subscriptions.providerSubscriptionId, after),
      ),
    )
    .orderBy(subscriptions.providerSubscriptionId)
    .limit(limit)
  return rows.map(({ id }) => id)
}
