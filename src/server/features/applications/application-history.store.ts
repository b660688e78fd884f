import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { changesListed } from '#contract/application-history.ts'
import type { Queryable } from '#server/db/client.ts'
import { auditLog, users } from '#server/db/schema.ts'

/** An application's audit entries, newest first. The caller checks access. */
export function listChanges(db: Queryable, applicationId: string) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actorId: auditLog.actorId,
      by: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`.as('by'),
      action: auditLog.action,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.entityId, applicationId),
        inArray(auditLog.action, ['application.created', 'application.updated']),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(changesListed)
}
