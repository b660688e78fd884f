import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/client.ts'
import { modelUsage } from '#server/db/schema.ts'

const { userId: column, month: monthColumn, calls, inputTokens, outputTokens } = modelUsage
const matchUser = (userId: string | null) => (userId === null ? isNull(column) : eq(column, userId))

/** Counts a call and its tokens beforehand, in one statement, so that calls at once can't pass the ceiling together. */
export async function reserveTokens(
  db: Queryable,
  { userId, month, tokens, ceiling }: { userId: string | null; month: string; tokens: number; ceiling: number },
): Promise<boolean> {
  if (tokens > ceiling) return false
  const { rowCount } = await db
    .insert(modelUsage)
    .values({ userId, month, calls: 1, inputTokens: 0, outputTokens: tokens })
    .onConflictDoUpdate({
      target: [column, monthColumn],
      set: { calls: sql`${calls} + 1`, outputTokens: sql`${outputTokens} + ${tokens}` },
      setWhere: sql`${inputTokens} + ${outputTokens} + ${tokens} <= ${ceiling}`,
    })
  return rowCount === 1
}

/** Puts what was used in place of what was reserved. */
export const settleTokens = (
  db: Queryable,
  {
    userId,
    month,
    reserved,
    used,
  }: { userId: string | null; month: string; reserved: number; used: { inputTokens: number; outputTokens: number } },
) =>
  db
    .update(modelUsage)
    .set({
      inputTokens: sql`${inputTokens} + ${used.inputTokens}`,
      outputTokens: sql`${outputTokens} + ${used.outputTokens - reserved}`,
    })
    .where(and(matchUser(userId), eq(monthColumn, month)))

export async function findUsage(db: Queryable, userId: string | null, month: string) {
  const [row] = await db
    .select()
    .from(modelUsage)
    .where(and(matchUser(userId), eq(monthColumn, month)))
  return row
}

const sum = (value: PgColumn) => sql<number>`coalesce(sum(${value}), 0)`.mapWith(Number)

/** What all accounts together have used in a month. */
export async function sumUsage(db: Queryable, month: string) {
  const [row] = await db
    .select({ calls: sum(calls), inputTokens: sum(inputTokens), outputTokens: sum(outputTokens) })
    .from(modelUsage)
    .where(and(isNotNull(column), eq(monthColumn, month)))
  return row
}

export const listUsage = (db: Queryable, userId: string) =>
  db
    .select({ month: monthColumn, calls, inputTokens, outputTokens })
    .from(modelUsage)
    .where(eq(column, userId))
    .orderBy(monthColumn)
