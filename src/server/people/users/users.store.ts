import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { Role } from '#contract/endpoint.ts'
import type { Queryable } from '#server/db/client.ts'
import { selectClientIds, visibleTo, type Actor } from '#server/db/ownership.ts'
import { requireRow } from '#server/db/queries.ts'
import {
  accountManagerAssignments,
  accountViews,
  jobInterests,
  notifications,
  sessions,
  users,
} from '#server/db/schema.ts'
import { closeViews, hasSecondFactor } from '#server/http/session.ts'

/** The columns of an account that staff see. */
export const listItemColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  subscriptionActive: users.subscriptionActive,
  profileImageUrl: users.profileImageUrl,
  createdAt: users.createdAt,
  suspendedAt: users.suspendedAt,
  secondFactorRequired: users.secondFactorRequired,
  accountManagerId: accountManagerAssignments.accountManagerId,
  hasSecondFactor: hasSecondFactor.as('has_second_factor'),
}

/** When a person was last seen in a session that has not expired, as a subquery by the index `sessions_user`. */
export const selectLastSeen = () =>
  sql<string | null>`(select max(last_seen_at) from sessions where user_id = ${users.id} and expire > now())`.mapWith(
    sessions.lastSeenAt,
  ) as SQL<string | null>

/** Selects accounts as staff see them, with further columns of a list. */
export const selectAccounts = <More extends SelectedFields = Record<never, never>>(db: Queryable, more?: More) =>
  db
    .select({ ...listItemColumns, ...(more as More) })
    .from(users)
    .leftJoin(accountManagerAssignments, eq(accountManagerAssignments.userId, users.id))

/** The account, if the actor may see it. */
export async function findReachable(db: Queryable, actor: Actor, userId: string) {
  const [row] = await selectAccounts(db).where(and(eq(users.id, userId), visibleTo(db, actor, users.id)))
  return row
}

export async function findAccount(db: Queryable, userId: string) {
  const [row] = await selectAccounts(db).where(eq(users.id, userId))
  return row
}

/** Locks the account until the transaction ends. Undefined if the actor may not see it. */
export async function lockReachable(db: Queryable, actor: Actor, userId: string) {
  const [row] = await db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), visibleTo(db, actor, users.id)))
    .for('no key update')
  return row
}

const roles = sql`hashtextextended('roles', 0)`

/** Only one transaction at a time changes roles of staff, and none during an assignment. */
export async function lockRoles(db: Queryable) {
  await db.execute(sql`select pg_advisory_xact_lock(${roles})`)
}

/** Keeps all roles unchanged until the transaction ends. */
export async function lockRolesShared(db: Queryable) {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${roles})`)
}

/** Whether another admin can act. A suspended one cannot. */
export async function hasOtherAdmin(db: Queryable, userId: string) {
  const otherAdmins = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedAt), ne(users.id, userId)))
    .limit(1)
  return (await otherAdmins).length > 0
}

/** The name of a waiting client, and the admins without an unread notification about them. Null if they do not wait. */
export async function findNewlyWaiting(db: Queryable, userId: string) {
  const [waiting] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.managerWantedSince)))
  if (!waiting) return null
  const isTold = and(
    eq(notifications.userId, users.id),
    sql`not ${notifications.read}`,
    eq(notifications.type, 'assignment'),
    eq(notifications.relatedEntityId, userId),
  )
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.role, 'admin'), notExists(db.select({ id: notifications.id }).from(notifications).where(isTold))),
    )
  return { name: `${waiting.firstName} ${waiting.lastName}`, adminIds: admins.map(({ id }) => id) }
}

/** A person's unanswered job interests. */
export const countPendingInterests = (db: Queryable, userId: string) =>
  db.$count(jobInterests, and(eq(jobInterests.userId, userId), eq(jobInterests.processed, false)))

export async function changeRole(db: Queryable, userId: string, from: Role, to: Role) {
  const [changed] = await db
    .update(users)
    .set({ role: to, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), eq(users.role, from)))
    .returning({ id: users.id })
  return changed !== undefined
}

/** Replaces an earlier assignment: a job seeker has at most one. */
export async function replaceAssignment(db: Queryable, userId: string, accountManagerId: string) {
  await db.delete(accountManagerAssignments).where(eq(accountManagerAssignments.userId, userId))
  return requireRow(await db.insert(accountManagerAssignments).values({ userId, accountManagerId }).returning())
}

/** Pending interests are back in the queue: another manager takes over. */
export async function endSnoozes(db: Queryable, userId: string) {
  await db
    .update(jobInterests)
    .set({ snoozedUntil: null })
    .where(and(eq(jobInterests.userId, userId), isNotNull(jobInterests.snoozedUntil)))
}

export async function removeAssignment(db: Queryable, userId: string) {
  await db.delete(accountManagerAssignments).where(eq(accountManagerAssignments.userId, userId))
}

export async function listClientIds(db: Queryable, accountManagerId: string) {
  const clients = await selectClientIds(db, accountManagerId)
  return clients.map(({ userId }) => userId)
}

export async function removeClients(db: Queryable, accountManagerId: string) {
  await db.delete(accountManagerAssignments).where(eq(accountManagerAssignments.accountManagerId, accountManagerId))
}

/** Locks accounts in one order, so that concurrent callers do not deadlock. */
export async function lockUsers(db: Queryable, ids: readonly string[]) {
  const rows = db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
  await rows.orderBy(users.id).for('no key update')
}

type Details = Pick<typeof users.$inferInsert, 'firstName' | 'lastName' | 'email' | 'role'>

/** A new address ends the links mailed to the old one. */
export async function changeDetails(db: Queryable, userId: string, details: Details, newAddress: boolean) {
  const withoutLinks = {
    emailVerificationToken: null,
    emailVerificationExpires: null,
    passwordResetToken: null,
    passwordResetExpires: null,
  }
  await db
    .update(users)
    .set({ ...details, ...(newAddress ? withoutLinks : {}), updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}

export async function setSuspended(db: Queryable, userId: string, suspended: boolean) {
  await db
    .update(users)
    .set({ suspendedAt: suspended ? sql`now()` : null, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}

/** Closes the running views in which the person is the admin or the subject. */
export function closeViewsInvolving(db: Queryable, userId: string) {
  const isEither = or(eq(accountViews.adminId, userId), eq(accountViews.subjectId, userId))
  return closeViews(db, and(isEither, gt(accountViews.expiresAt, sql`now()`)))
}

/** Account managers who can get clients, as in the partial index `users_load`. PostgreSQL could not match a parameter. */
export const canGetClients = and(sql`${users.role} = 'account_manager'`, isNull(users.suspendedAt))
export const leastLoaded = [asc(users.clientCount), asc(users.id)]

/** The account manager with the fewest clients, locked in their role until the transaction ends. */
export async function lockLeastLoaded(db: Queryable) {
  const [row] = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(canGetClients)
    .orderBy(...leastLoaded)
    .limit(1)
    .for('no key update')
  return row
}

/** The client who has waited longest, and longer than `hours`. Skips clients who are being assigned right now. */
export async function lockLongestWaiting(db: Queryable, hours: number) {
  const [row] = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(sql`${users.managerWantedSince} < now() - make_interval(hours => ${hours})`)
    .orderBy(asc(users.managerWantedSince), asc(users.id))
    .limit(1)
    .for('no key update', { skipLocked: true })
  return row
}
