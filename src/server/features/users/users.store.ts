import { and, eq, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { Role } from '#contract/endpoint.ts'
import type { Queryable } from '#server/db/client.ts'
import { selectClientIds, visibleTo } from '#server/db/ownership.ts'
import type { Actor } from '#server/db/ownership.ts'
import { accountManagerAssignments, jobInterests, notifications, sessions, users } from '#server/db/schema.ts'
import { hasSecondFactor } from '#server/http/session.ts'

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
  accountManagerId: accountManagerAssignments.accountManagerId,
  suspendedAt: users.suspendedAt,
  hasSecondFactor: hasSecondFactor.as('has_second_factor'),
  secondFactorRequired: users.secondFactorRequired,
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

/** A waiting client, and the admins without an unread notification about them. Null if the account does not wait. */
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
  return { ...waiting, adminIds: admins.map(({ id }) => id) }
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

export async function findAccountManager(db: Queryable, userId: string) {
  const [row] = await db
    .select({ accountManagerId: accountManagerAssignments.accountManagerId })
    .from(accountManagerAssignments)
    .where(eq(accountManagerAssignments.userId, userId))
  return row?.accountManagerId ?? null
}

/** Replaces an earlier assignment: a job seeker has at most one. */
export async function replaceAssignment(db: Queryable, userId: string, accountManagerId: string) {
  await db.delete(accountManagerAssignments).where(eq(accountManagerAssignments.userId, userId))
  const [created] = await db.insert(accountManagerAssignments).values({ userId, accountManagerId }).returning()
  if (!created) throw new Error('No row came back for the new assignment')
  return created
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
