import { and, count, countDistinct, desc, eq, gt, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm'
import { maxPeriods } from '#contract/ledger.ts'
import { closedStates } from '#contract/tasks.ts'
import type { Queryable } from '#server/db/client.ts'
import { billingPeriods, deliveries, receipts, tasks } from '#server/db/schema.ts'

const { id, userId, periodStart, periodEnd, endedAt } = billingPeriods

/**
 * The period that a delivery of now counts for: the latest one that still runs. With `at`, the one that contains that moment.
 * The latest one starts in the future if the sandbox's clock was moved.
 */
export async function findRunningPeriod(db: Queryable, clientId: string, at?: string) {
  const moment = at === undefined ? sql`now()` : sql`${at}::timestamptz`
  const [row] = await db
    .select({ id })
    .from(billingPeriods)
    .where(
      and(
        eq(userId, clientId),
        isNull(endedAt),
        gt(periodEnd, moment),
        at === undefined ? undefined : lte(periodStart, at),
      ),
    )
    .orderBy(desc(periodStart))
    .limit(1)
  return row?.id ?? null
}

/** Returns whether it is new. */
export async function insertDelivery(db: Queryable, values: typeof deliveries.$inferInsert) {
  const { rowCount } = await db
    .insert(deliveries)
    .values(values)
    .onConflictDoNothing({ target: [deliveries.kind, deliveries.subjectId] })
  return rowCount === 1
}

/** The periods of a client, the latest first. */
export function listPeriods(db: Queryable, clientId: string) {
  return db
    .select()
    .from(billingPeriods)
    .where(eq(userId, clientId))
    .orderBy(desc(periodStart), desc(id))
    .limit(maxPeriods)
}

/** How many units of each kind count for each period of a client. */
export function countDeliveries(db: Queryable, clientId: string) {
  return db
    .select({ periodId: deliveries.periodId, kind: deliveries.kind, count: count() })
    .from(deliveries)
    .where(eq(deliveries.userId, clientId))
    .groupBy(deliveries.periodId, deliveries.kind)
}

/** How many tasks of each kind are neither done nor canceled in each period of a client. */
export function countOpenTasks(db: Queryable, clientId: string) {
  return db
    .select({ periodId: tasks.periodId, kind: tasks.kind, count: count() })
    .from(tasks)
    .where(and(eq(tasks.userId, clientId), notInArray(tasks.state, [...closedStates])))
    .groupBy(tasks.periodId, tasks.kind)
}

/** How many applications of each period of a client went out with a cover letter, by their receipts. */
export function countCoverLetters(db: Queryable, clientId: string) {
  return db
    .select({ periodId: deliveries.periodId, count: countDistinct(receipts.applicationId) })
    .from(deliveries)
    .innerJoin(receipts, and(eq(receipts.applicationId, deliveries.subjectId), eq(receipts.userId, deliveries.userId)))
    .where(
      and(
        eq(deliveries.userId, clientId),
        eq(deliveries.kind, 'application'),
        inArray(receipts.state, ['sent', 'confirmed']),
        sql`${receipts.content}::jsonb -> 'documents' @> '[{"kind": "cover-letter"}]'`,
      ),
    )
    .groupBy(deliveries.periodId)
}
