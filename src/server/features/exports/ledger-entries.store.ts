import { and, eq, getTableColumns, ne } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { keyset } from '#server/db/keyset.ts'
import type { KeysetPage } from '#server/db/keyset.ts'
import { billingPeriods, deliveries, tasks } from '#server/db/schema.ts'

export function readPeriods(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(billingPeriods.createdAt, billingPeriods.id)
  return db
    .select({ ...getTableColumns(billingPeriods), keys })
    .from(billingPeriods)
    .where(and(eq(billingPeriods.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

export function readDeliveries(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(deliveries.deliveredAt, deliveries.id)
  return db
    .select({ ...getTableColumns(deliveries), keys })
    .from(deliveries)
    .where(and(eq(deliveries.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

/** The sentences for weekly reports are in the reports. */
export function readTasks(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(tasks.createdAt, tasks.id)
  return db
    .select({ ...getTableColumns(tasks), keys })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), ne(tasks.kind, 'report_note'), behind(after)))
    .orderBy(...order)
    .limit(limit)
}
