import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { inboxAddresses } from '#server/db/schema.ts'

export async function findEnabledOwner(db: Queryable, localPart: string) {
  const [row] = await db
    .select({ userId: inboxAddresses.userId })
    .from(inboxAddresses)
    .where(and(eq(inboxAddresses.localPart, localPart), eq(inboxAddresses.enabled, true)))
  return row?.userId
}
