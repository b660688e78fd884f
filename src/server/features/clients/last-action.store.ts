import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { accountManagerAssignments } from '#server/db/schema.ts'

/**
 * Writes down, in the transaction of whatever staff do for a client, that something was done just now: a new client no longer
 * waits. With a manager given it counts only where the client is assigned to that one.
 */
export async function touchAssignment(db: Queryable, userId: string, managerId?: string) {
  const { accountManagerId, userId: clientId } = accountManagerAssignments
  await db
    .update(accountManagerAssignments)
    .set({ lastActionAt: sql`now()` })
    .where(and(eq(clientId, userId), managerId === undefined ? undefined : eq(accountManagerId, managerId)))
}
