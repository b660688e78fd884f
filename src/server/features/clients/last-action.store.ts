import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { accountManagerAssignments } from '#server/db/schema.ts'

export async function touchAssignment(db: Queryable, userId: string, managerId?: string) {
  const { accountManagerId, userId: clientId } = accountManagerAssignments
  await db
    .update(accountManagerAssignments)
    .set({ lastActionAt: sql`now()` })
    .where(and(eq(clientId, userId), managerId === undefined ? undefined : eq(accountManagerId, managerId)))
}
