import { and, desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Role } from '#contract/endpoint.ts'
import type { Queryable } from '#server/db/client.ts'
import { withinReach } from '#server/db/ownership.ts'
import type { Actor } from '#server/db/ownership.ts'
import { accountManagerAssignments, users } from '#server/db/schema.ts'

/** What staff see of an account. */
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
}

const accounts = (db: Queryable) =>
  db
    .select(listItemColumns)
    .from(users)
    .leftJoin(accountManagerAssignments, eq(accountManagerAssignments.userId, users.id))

interface Filter {
  q?: string | undefined
  role?: Role | undefined
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

function matching({ q, role }: Filter): SQL | undefined {
  const words = q?.split(/\s+/).filter(Boolean) ?? []
  const text = sql`(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`
  return and(
    role ? eq(users.role, role) : undefined,
    ...words.map((word) => sql`${text} ilike ${`%${escapeLike(word)}%`}`),
  )
}

export async function listAccounts(db: Queryable, filter: Filter, page: { limit: number; offset: number }) {
  const items = await accounts(db)
    .where(matching(filter))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(page.limit)
    .offset(page.offset)
  return { items, total: await db.$count(users, matching(filter)) }
}

/** People by words of their names and addresses; a word of fewer letters than the index knows finds nobody alone. */
export async function findPeopleIds(db: Queryable, q: string, limit: number) {
  if (!q.split(/\s+/).some((word) => /[\p{L}\p{N}]{3}/u.test(word))) return []
  const found = await db.select({ id: users.id }).from(users).where(matching({ q })).limit(limit)
  return found.map(({ id }) => id)
}

/** The account, if the actor may reach it. */
export async function findReachable(db: Queryable, actor: Actor, userId: string) {
  const [found] = await accounts(db).where(and(eq(users.id, userId), withinReach(db, actor, users.id)))
  return found
}

export async function findAccount(db: Queryable, userId: string) {
  const [found] = await accounts(db).where(eq(users.id, userId))
  return found
}

/** Locks the account until the transaction ends, so that what is decided from it stays true; undefined if out of reach. */
export async function lockReachable(db: Queryable, actor: Actor, userId: string) {
  const [found] = await db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), withinReach(db, actor, users.id)))
    .for('no key update')
  return found
}

export async function changeRole(db: Queryable, userId: string, from: Role, to: Role) {
  const [changed] = await db
    .update(users)
    .set({ role: to, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), eq(users.role, from)))
    .returning({ id: users.id })
  return changed !== undefined
}

export async function findManagerOf(db: Queryable, userId: string) {
  const [found] = await db
    .select({ accountManagerId: accountManagerAssignments.accountManagerId })
    .from(accountManagerAssignments)
    .where(eq(accountManagerAssignments.userId, userId))
  return found?.accountManagerId ?? null
}

/** One live assignment a seeker: a new one takes the place of the old. */
export async function replaceAssignment(db: Queryable, userId: string, accountManagerId: string) {
  await db.delete(accountManagerAssignments).where(eq(accountManagerAssignments.userId, userId))
  const [created] = await db.insert(accountManagerAssignments).values({ userId, accountManagerId }).returning()
  if (!created) throw new Error('No row came back for the new assignment')
  return created
}

/** Writes down that the manager did something for this client just now; nothing, if it is not their client. */
export async function noteActionFor(db: Queryable, userId: string, accountManagerId: string) {
  await db
    .update(accountManagerAssignments)
    .set({ lastActionAt: sql`now()` })
    .where(
      and(
        eq(accountManagerAssignments.userId, userId),
        eq(accountManagerAssignments.accountManagerId, accountManagerId),
      ),
    )
}

export async function listAdminIds(db: Queryable) {
  const admins = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'))
  return admins.map(({ id }) => id)
}

export async function removeAssignment(db: Queryable, userId: string) {
  await db.delete(accountManagerAssignments).where(eq(accountManagerAssignments.userId, userId))
}
