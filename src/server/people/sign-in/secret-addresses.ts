import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { calendarFeeds } from '#server/db/schema.ts'

/** Ends the addresses that open without a session. A person who changes a password may have lost such an address with it. */
export async function endSecretAddresses(db: Queryable, userId: string) {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}
