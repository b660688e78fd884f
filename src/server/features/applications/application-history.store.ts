import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { changesListed } from '#contract/application-history.ts'
import type { Queryable } from '#server/db/client.ts'
import { auditLog, interviews, users } from '#server/db/schema.ts'

/** An application's audit entries, newest first. The caller checks access. */
export function listChanges(db: Queryable, applicationId: string) {
  return (
    db
      .select({
        id: auditLog.id,
        at: auditLog.at,
        actorId: auditLog.actorId,
        by: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`.as('by'),
        action: auditLog.action,
        details: auditLog.details,
        outcome: interviews.outcome,
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      // The log holds no texts, so the outcome is read from the interview.
      .leftJoin(
        interviews,
        and(eq(sql`${interviews.id}::text`, sql`${auditLog.details} ->> 'interviewId'`), isNull(interviews.removedAt)),
      )
      .where(
        and(
          eq(auditLog.entityId, applicationId),
          inArray(auditLog.action, ['application.created', 'application.updated', 'interview.outcome']),
        ),
      )
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(changesListed)
  )
}
