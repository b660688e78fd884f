import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { maxShownPromises, type UserDetails } from '#contract/user-details.ts'
import type { Queryable } from '#server/db/client.ts'
import { accountManagerAssignments, promises, users } from '#server/db/schema.ts'
import { pausedBy } from '#server/promises/promises.service.ts'
import { listItemColumns, selectLastSeen } from '#server/people/users/users.service.ts'

const manager = alias(users, 'manager')

/** The live subscription, otherwise the newest. */
const subscription = sql<UserDetails['subscription']>`(
  select json_build_object('plan', plan, 'status', status,
    'currentPeriodEnd', to_char(current_period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'graceEnds', to_char(grace_ends at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from subscriptions where user_id = ${users.id}
  order by status not in ('expired', 'incomplete') desc, created_at desc, id desc limit 1)`

/** Everything but the promises. Undefined without such an account. */
export async function findDetails(db: Queryable, userId: string) {
  const [row] = await db
    .select({
      ...listItemColumns,
      emailVerified: users.emailVerified,
      lastSeenAt: selectLastSeen(),
      sessionCount: sql<number>`(select count(*)::int from sessions where user_id = ${users.id} and expire > now())`,
      manager: { id: manager.id, firstName: manager.firstName, lastName: manager.lastName },
      clientCount: users.clientCount,
      applicationCount: sql<number>`(select count(*)::int from job_applications where user_id = ${users.id})`,
      subscription,
      secondFactors: sql<UserDetails['secondFactors']>`json_build_object(
        'passkeys', (select count(*) from passkeys where user_id = ${users.id}),
        'authenticator', exists (select from totp_secrets where user_id = ${users.id} and confirmed_at is not null),
        'recoveryCodes', (select count(*) from recovery_codes where user_id = ${users.id} and used_at is null))`,
    })
    .from(users)
    .leftJoin(accountManagerAssignments, eq(accountManagerAssignments.userId, users.id))
    .leftJoin(manager, eq(manager.id, accountManagerAssignments.accountManagerId))
    .where(eq(users.id, userId))
  return row
}

/** The latest promises to a client. */
export function listLatestPromises(db: Queryable, userId: string) {
  const { id, kind, startedAt, dueAt, keptAt, canceledAt } = promises
  const paused = sql<boolean>`${pausedBy} is not null`
  return db
    .select({ id, kind, startedAt, dueAt, keptAt, canceledAt, paused })
    .from(promises)
    .where(eq(promises.userId, userId))
    .orderBy(desc(startedAt), desc(id))
    .limit(maxShownPromises)
}
