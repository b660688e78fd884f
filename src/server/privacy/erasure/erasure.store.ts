import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { notifications, users } from '#server/db/schema.ts'

/**
 * Deletes the account and returns its email. Foreign keys delete or clear what refers to it. Admins keep notifications about
 * payments, without the person.
 */
export async function eraseUser(db: Queryable, userId: string) {
  const [erased] = await db.delete(users).where(eq(users.id, userId)).returning({ email: users.email })
  await db.update(notifications).set({ relatedEntityId: null }).where(eq(notifications.relatedEntityId, userId))
  return erased?.email ?? null
}
