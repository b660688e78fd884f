import { count, eq, inArray, min, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ApplicationSummary } from '#contract/application-summary.ts'
import type { Queryable } from '#server/db/client.ts'
import { selectClientIds } from '#server/db/ownership.ts'
import { jobApplications } from '#server/db/schema.ts'

/** Whose applications are scope: one person's, who is within the caller's reach, or those of a manager's clients. */
export type Scope = { userId: string } | { managerId: string }

const owned = (db: Queryable, scope: Scope) =>
  'userId' in scope
    ? eq(jobApplications.userId, scope.userId)
    : inArray(jobApplications.userId, selectClientIds(db, scope.managerId))

/** A day that is still to come counts as today, so that no mistyped year stretches the picture. */
const day: SQL = sql`least(${jobApplications.sortDate}, now())`

export function countByStatus(db: Queryable, scope: Scope) {
  const { status, reached } = jobApplications
  return db
    .select({ status, reached, count: count(), first: min(jobApplications.sortDate) })
    .from(jobApplications)
    .where(owned(db, scope))
    .groupBy(status, reached)
}

/** How many there are in each week (from Monday) or month, and how many of those led to an interview; in UTC. */
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
