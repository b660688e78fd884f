import { and, count, eq, inArray, min, sql, desc, isNull, isNotNull, or, type SQL } from 'drizzle-orm'
import { applicationStages } from '#contract/application-status.ts'
import type { ApplicationSummary } from '#contract/application-summary.ts'
import type { Queryable } from '#server/db/client.ts'
import { selectClientIds } from '#server/db/ownership.ts'
import { pick } from '#server/db/queries.ts'
import { jobApplications, auditLog, interviews, users } from '#server/db/schema.ts'
import { changesListed } from '#contract/application-history.ts'
import { containsSearched } from './application-lists.store.ts'

/** The counted applications: one visible person's, or those of a manager's clients. */
export type Scope = { userId: string } | { managerId: string }

const owned = (db: Queryable, scope: Scope) =>
  'userId' in scope
    ? eq(jobApplications.userId, scope.userId)
    : inArray(jobApplications.userId, selectClientIds(db, scope.managerId))

/** A future day counts as today, so that a mistyped year does not stretch the chart. */
const day: SQL = sql`least(${jobApplications.sortDate}, now())`

export function countByStatus(db: Queryable, scope: Scope, q?: string) {
  const { status, reached } = jobApplications
  return db
    .select({ status, reached, count: count(), first: min(jobApplications.sortDate) })
    .from(jobApplications)
    .where(and(owned(db, scope), containsSearched(q)))
    .groupBy(status, reached)
}

const interviewed = applicationStages.slice(applicationStages.indexOf('interviewing'))

/** Applications per week (from Monday) or month, and how many of them led to an interview; in UTC. */
export function countByPeriod(db: Queryable, scope: Scope, unit: ApplicationSummary['unit']) {
  const start = sql<string>`to_char(date_trunc(${sql.raw(`'${unit}'`)}, ${day}, 'UTC') at time zone 'UTC', 'YYYY-MM-DD')`
  return db
    .select({
      start: start.as('start'),
      applications: count(),
      interviews: sql<number>`(count(*) filter (where ${inArray(jobApplications.reached, interviewed)}))::int`,
    })
    .from(jobApplications)
    .where(owned(db, scope))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

/** An application's audit entries, newest first. The caller checks access. */
export function listChanges(db: Queryable, applicationId: string) {
  return (
    db
      .select({
        ...pick(auditLog, 'id', 'at', 'actorId'),
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

/** More than any person has. Of a longer list the newest are searched. */
const maxCandidates = 5_000

/** Applications of a client that may be for the same posting: recent ones and, if the posting has a link, all with a link. */
export function listCandidates(db: Queryable, userId: string, { byLink, days }: { byLink: boolean; days: number }) {
  const { id, company, position, jobUrl, status, createdAt } = jobApplications
  const isRecent = sql<boolean>`${createdAt} > now() - ${days} * interval '1 day'`
  return db
    .select({ id, company, position, jobUrl, status, createdAt, isRecent })
    .from(jobApplications)
    .where(and(eq(jobApplications.userId, userId), byLink ? or(isNotNull(jobUrl), isRecent) : isRecent))
    .orderBy(desc(createdAt), desc(id))
    .limit(maxCandidates)
}
