import { eq, sql } from 'drizzle-orm'
import type { AuditAction } from '#contract/audit.ts'
import type { Queryable } from '#server/db/client.ts'
import { accountManagerAssignments, type AuditDetails, auditLog, notifications, users } from '#server/db/schema.ts'
import type { Source } from './declaration.ts'

interface AuditEntry {
  action: AuditAction
  /** The person it concerns. */
  subjectId?: string | null | undefined
  /** The row it concerns, if it is not an account. */
  entityId?: string | null | undefined
  details?: AuditDetails | undefined
}

export async function insertAuditEntry(db: Queryable, by: Source, entry: AuditEntry) {
  const { id: actorId, address, requestId, at } = by
  await db.insert(auditLog).values({ actorId, address, requestId, at, ...entry })
}

export async function insertNotification(db: Queryable, values: typeof notifications.$inferInsert) {
  const [created] = await db.insert(notifications).values(values).returning({ id: notifications.id })
  if (!created) throw new Error('No row came back for the new notification')
  return created.id
}

export async function findFirstName(db: Queryable, userId: string) {
  const [row] = await db.select({ firstName: users.firstName }).from(users).where(eq(users.id, userId))
  return row?.firstName ?? null
}

/** Records that staff did something for a client just now. */
export async function touchAssignment(db: Queryable, userId: string) {
  await db
    .update(accountManagerAssignments)
    .set({ lastActionAt: sql`now()` })
    .where(eq(accountManagerAssignments.userId, userId))
}
