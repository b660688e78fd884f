import { and, count, eq, inArray, min, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ApplicationSummary } from '#contract/application-summary.ts'
import type { Queryable } from '#server/db/client.ts'
import { selectClientIds } from '#server/db/ownership.ts'
import { jobApplications } from '#server/db/schema.ts'
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

/** Applications per week (from Monday) or month, and how many of them led to an interview; in UTC. */
export function countByPeriod(db: Queryable, scope: Scope, unit: ApplicationSummary['unit']) {
  const start = sql<string>`to_char(date_trunc(${sql.raw(`'${unit}'`)}, ${day}, 'UTC') at time zone 'UTC', 'YYYY-MM-DD')`
  return db
    .select({
      start: start.as('start'),
      applications: count(),
      interviews: sql<number>`(count(*) filter (where ${jobApplications.reached} in ('interviewing', 'offered', 'accepted')))::int`,
    })
    .from(jobApplications)
    .where(owned(db, scope))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}
