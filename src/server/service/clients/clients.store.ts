import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/client.ts'
import { type Actor, visibleTo } from '#server/db/ownership.ts'
import { pick } from '#server/db/queries.ts'
import { accountManagerAssignments, jobApplications, jobInterests, subscriptions, users } from '#server/db/schema.ts'
import { isRunning } from '#server/money/subscriptions/subscriptions.service.ts'
import { selectDueAt } from '#server/promises/promises.service.ts'
import { listItemColumns } from '#server/people/users/users.service.ts'
import type { RowPosition } from '#server/http/pagination.ts'

/** Applications by staff in the billing period of the joined subscription, or in the calendar month without one. */
function madeThisPeriod(db: Queryable) {
  const since = sql`coalesce(${subscriptions.currentPeriodStart}, date_trunc('month', now(), 'UTC'))`
  return db.$count(
    jobApplications,
    and(
      eq(jobApplications.userId, users.id),
      jobApplications.createdByStaff,
      sql`${jobApplications.createdAt} >= ${since}`,
    ),
  )
}

const overviewColumns = (db: Queryable) => ({
  ...listItemColumns,
  lastActionAt: accountManagerAssignments.lastActionAt,
  pendingInterests: db.$count(jobInterests, and(eq(jobInterests.userId, users.id), eq(jobInterests.processed, false))),
  applicationsThisPeriod: madeThisPeriod(db),
  plan: subscriptions.plan,
})

const runningSubscription = and(eq(subscriptions.userId, users.id), isRunning)

/** An account manager's clients with the numbers of their billing period, one more than the page. */
export function listManagerClients(
  db: Queryable,
  accountManagerId: string,
  { limit, after }: { limit: number; after: RowPosition | null },
) {
  return db
    .select({ ...overviewColumns(db), assignedAt: accountManagerAssignments.assignedAt })
    .from(accountManagerAssignments)
    .innerJoin(users, eq(users.id, accountManagerAssignments.userId))
    .leftJoin(subscriptions, runningSubscription)
    .where(
      and(
        eq(accountManagerAssignments.accountManagerId, accountManagerId),
        after ? sql`(${accountManagerAssignments.assignedAt}, ${users.id}) < (${after.at}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(accountManagerAssignments.assignedAt), desc(users.id))
    .limit(limit + 1)
}

export const countManagerClients = (db: Queryable, accountManagerId: string) =>
  db.$count(accountManagerAssignments, eq(accountManagerAssignments.accountManagerId, accountManagerId))

/** A job seeker within the actor's reach, with the numbers of their billing period. */
export async function findClient(db: Queryable, actor: Pick<Actor, 'id' | 'role'>, userId: string) {
  const manager = alias(users, 'manager')
  const [row] = await db
    .select({
      ...overviewColumns(db),
      assignedAt: accountManagerAssignments.assignedAt,
      accountManager: { id: manager.id, firstName: manager.firstName, lastName: manager.lastName },
    })
    .from(users)
    .leftJoin(accountManagerAssignments, eq(accountManagerAssignments.userId, users.id))
    .leftJoin(manager, eq(manager.id, accountManagerAssignments.accountManagerId))
    .leftJoin(subscriptions, runningSubscription)
    .where(and(eq(users.id, userId), eq(users.role, 'user'), visibleTo(db, actor, users.id)))
  return row ?? null
}

const minReplies = 5

/** The median of an account manager's replies in the last 30 days, in seconds; null for too few. */
const getReplySeconds = (manager: SQL) => sql<number | null>`(
  select case when count(*) >= ${minReplies}
    then extract(epoch from percentile_cont(0.5) within group (order by kept_at - started_at))::int end
  from promises where kind = 'message_answered' and manager_id = ${manager}.id and kept_at > now() - interval '30 days')`

/** Account managers as clients see them, by id. */
export async function listManagers(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .select({
      ...pick(users, 'id', 'firstName', 'lastName', 'profileImageUrl', 'biography'),
      replySeconds: getReplySeconds(sql`${users}`),
    })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

/** A job seeker's account manager, plan and usage in one query. */
export async function findServiceForUser(db: Queryable, userId: string) {
  const manager = alias(users, 'manager')
  const latest = db
    .select({
      company: jobApplications.company,
      sent: sql<boolean>`${jobApplications.dateApplied} is not null`.as('sent'),
      createdAt: jobApplications.createdAt,
    })
    .from(jobApplications)
    .where(
      and(
        eq(jobApplications.userId, users.id),
        eq(jobApplications.accountManagerId, manager.id),
        jobApplications.createdByStaff,
      ),
    )
    .orderBy(desc(jobApplications.createdAt), desc(jobApplications.id))
    .limit(1)
    .as('latest')
  const [row] = await db
    .select({
      accountManager: pick(manager, 'firstName', 'lastName', 'profileImageUrl', 'biography'),
      replySeconds: getReplySeconds(sql.raw('manager')),
      lastActionAt: accountManagerAssignments.lastActionAt,
      lastApplication: { company: latest.company, sent: latest.sent, createdAt: latest.createdAt },
      managerWantedSince: users.managerWantedSince,
      firstApplicationDueAt: selectDueAt('first_application', users.id),
      applicationsThisPeriod: madeThisPeriod(db),
      plan: subscriptions.plan,
      status: subscriptions.status,
      runs: sql<boolean>`coalesce(${isRunning}, false)`,
    })
    .from(users)
    .leftJoin(accountManagerAssignments, eq(accountManagerAssignments.userId, users.id))
    .leftJoin(manager, eq(manager.id, accountManagerAssignments.accountManagerId))
    .leftJoinLateral(latest, sql`true`)
    .leftJoin(
      subscriptions,
      and(eq(subscriptions.userId, users.id), or(isRunning, eq(subscriptions.status, 'past_due'))),
    )
    .where(eq(users.id, userId))
  if (!row) throw new Error('The account of the session has no row')
  return row
}
