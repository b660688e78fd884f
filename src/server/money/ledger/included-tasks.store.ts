import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { closedStates, type TaskState } from '#contract/tasks.ts'
import type { Queryable } from '#server/db/client.ts'
import { requireRow } from '#server/db/queries.ts'
import { billingPeriods, tasks } from '#server/db/schema.ts'

export type IncludedKind = 'consultation' | 'custom_resume'

/** The period that a job names; undefined if it is gone with its client. */
export async function findPeriod(db: Queryable, periodId: string) {
  const [row] = await db.select().from(billingPeriods).where(eq(billingPeriods.id, periodId))
  return row
}

/** Tasks of a period in these states. */
export const countPeriodTasks = (
  db: Queryable,
  periodId: string,
  kind: IncludedKind,
  states: readonly TaskState[],
): Promise<number> =>
  db.$count(tasks, and(eq(tasks.periodId, periodId), eq(tasks.kind, kind), inArray(tasks.state, [...states])))

export async function insertTask(db: Queryable, values: typeof tasks.$inferInsert) {
  return requireRow(await db.insert(tasks).values(values).returning({ id: tasks.id })).id
}

/** Cancels up to `count` tasks of a period that are not booked, the latest first. */
export async function cancelUnbooked(db: Queryable, periodId: string, kind: IncludedKind, count: number) {
  const unbooked = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.periodId, periodId), eq(tasks.kind, kind), inArray(tasks.state, ['open', 'proposed'])))
    .orderBy(asc(tasks.state), asc(tasks.id))
    .limit(count)
  await db
    .update(tasks)
    .set({ state: 'canceled', updatedAt: sql`now()` })
    .where(inArray(tasks.id, unbooked))
}

/** Cancels the open tasks of a subscription that has ended. */
export async function cancelIncludedTasks(db: Queryable, subscriptionId: string) {
  const periods = db
    .select({ id: billingPeriods.id })
    .from(billingPeriods)
    .where(eq(billingPeriods.subscriptionId, subscriptionId))
  await db
    .update(tasks)
    .set({ state: 'canceled', updatedAt: sql`now()` })
    .where(and(inArray(tasks.periodId, periods), notInArray(tasks.state, [...closedStates])))
}
