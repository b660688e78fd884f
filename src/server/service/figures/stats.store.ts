import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { applicationStatuses } from '#contract/application-status.ts'
import type { AdminCounts } from '#contract/stats.ts'
import type { Queryable } from '#server/db/client.ts'
import { pausedBy } from '#server/promises/promises.service.ts'
import { requireRow } from '#server/db/queries.ts'
import { jobApplications, users } from '#server/db/schema.ts'
import { readCounters } from '#server/db/counters.ts'

export async function countApplications(db: Queryable) {
  const counts = await readCounters(db, 'applications')
  const byStatus = Object.fromEntries(
    applicationStatuses.flatMap((status) => (counts[status] ? [[status, counts[status]]] : [])),
  )
  return { total: Object.values(byStatus).reduce((sum, count) => sum + count, 0), byStatus }
}

export async function countManagers(db: Queryable) {
  const { account_manager: managers = 0 } = await readCounters(db, 'users')
  return managers
}

const thisMonday = sql`date_trunc('week', now(), 'UTC')`

/** The workload of account managers, the most clients first. */
export function listManagersByClients(db: Queryable, limit: number) {
  const applicationsThisWeek = db.$count(
    jobApplications,
    and(eq(jobApplications.accountManagerId, users.id), gte(jobApplications.createdAt, thisMonday)),
  )
  return (
    db
      .select({
        accountManager: { id: users.id, firstName: users.firstName, lastName: users.lastName },
        clientCount: users.clientCount,
        applicationsThisWeek,
      })
      .from(users)
      // The same condition as the partial index `users_load`, which is read backwards.
      .where(sql`${users.role} = 'account_manager'`)
      .orderBy(desc(users.clientCount), desc(users.id))
      .limit(limit)
  )
}

/** What waits for the admins. Each count reads at most `most` rows of an index of open ones, or the contact messages. */
export async function countWork(db: Queryable, most: number) {
  const limit = sql.raw(String(most))
  const { rows } = await db.execute<AdminCounts>(sql`select
    (select count(*)::int from (select from users where manager_wanted_since is not null limit ${limit}) as waiting) as waiting,
    (select count(*)::int from (select from contact_messages where answered_at is null limit ${limit}) as open) as messages,
    (select count(*)::int from (
      select from promises where kept_at is null and canceled_at is null and due_at <= now() and ${pausedBy} is null
      limit ${limit}) as late) as "latePromises"`)
  return requireRow(rows)
}
