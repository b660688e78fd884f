import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { accountManagerAssignments } from '#server/db/schema.ts'

/** Writes down that something was done for the client just now, under the assignment there is. */
export async function touchAssignment(db: Queryable, userId: string) {
  await db
    .update(accountManagerAssignments)
    .set({ lastActionAt: sql`now()` })
    .where(eq(accountManagerAssignments.userId, userId))
}
