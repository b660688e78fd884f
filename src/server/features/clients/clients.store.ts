import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { accountManagerAssignments, jobApplications, jobInterests, subscriptions, users } from '#server/db/schema.ts'
import { isRunning } from '#server/features/subscriptions/subscriptions.service.ts'
import { listItemColumns } from '#server/features/users/users.service.ts'

/** An account manager's clients, with the numbers of the running billing period (the calendar month without one). */
export function listClientsOf(db: Queryable, accountManagerId: string) {
  const pending = db.$count(jobInterests, and(eq(jobInterests.userId, users.id), eq(jobInterests.processed, false)))
  const since = sql`coalesce(${subscriptions.currentPeriodStart}, date_trunc('month', now(), 'UTC'))`
  const made = db.$count(
    jobApplications,
    and(
      eq(jobApplications.userId, users.id),
      jobApplications.createdByStaff,
      sql`${jobApplications.createdAt} >= ${since}`,
    ),
  )
  return db
    .select({
      ...listItemColumns,
      assignedAt: accountManagerAssignments.assignedAt,
      lastActionAt: accountManagerAssignments.lastActionAt,
      pendingInterests: pending,
      applicationsThisPeriod: made,
      plan: subscriptions.plan,
    })
    .from(accountManagerAssignments)
    .innerJoin(users, eq(users.id, accountManagerAssignments.userId))
    .leftJoin(subscriptions, and(eq(subscriptions.userId, users.id), isRunning))
    .where(eq(accountManagerAssignments.accountManagerId, accountManagerId))
    .orderBy(desc(accountManagerAssignments.assignedAt), desc(users.id))
}
