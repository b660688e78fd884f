import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { requireRow } from '#server/db/queries.ts'
import { billingPeriods, deliveries } from '#server/db/schema.ts'

export type PeriodRow = typeof billingPeriods.$inferSelect

export function listSubscriptionPeriods(db: Queryable, subscriptionId: string) {
  return db.select().from(billingPeriods).where(eq(billingPeriods.subscriptionId, subscriptionId))
}

/** Adds the period or updates what it includes. Access to it is back if it had ended. */
export async function savePeriod(db: Queryable, values: typeof billingPeriods.$inferInsert) {
  const { periodEnd, plan, applications, consultations, customResumes } = values
  const rows = await db
    .insert(billingPeriods)
    .values(values)
    .onConflictDoUpdate({
      target: [billingPeriods.subscriptionId, billingPeriods.periodStart],
      set: { periodEnd, plan, applications, consultations, customResumes, endedAt: null, updatedAt: sql`now()` },
    })
    .returning()
  return requireRow(rows)
}

/** Ends the periods of a subscription without access; returns how many had not ended. */
export async function endPeriods(db: Queryable, subscriptionId: string, now: Date) {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rowCount } = await db
    .update(billingPeriods)
    .set({
      endedAt: sql`greatest(${billingPeriods.periodStart}, least(${moment}, ${billingPeriods.periodEnd}))`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(billingPeriods.subscriptionId, subscriptionId), isNull(billingPeriods.endedAt)))
  return rowCount ?? 0
}

/** Gives applications that were sent in this period before it was stored, such as in the minutes of a renewal, their period. */
export async function adoptDeliveries(db: Queryable, { id, userId, periodStart, periodEnd }: PeriodRow) {
  await db
    .update(deliveries)
    .set({ periodId: id })
    .where(
      and(
        eq(deliveries.userId, userId),
        eq(deliveries.kind, 'application'),
        isNull(deliveries.periodId),
        gte(deliveries.deliveredAt, periodStart),
        lt(deliveries.deliveredAt, periodEnd),
      ),
    )
}
