import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Role } from '#contract/endpoint.ts'
import type { Database, Queryable } from './client.ts'
import { accountManagerAssignments, users } from './schema.ts'

/** The person who acts, with what an audit entry needs. */
export interface Actor {
  id: string
  role: Role
  address: string
  requestId: string
  /** When they act, in records that cannot be changed later. Left out: now. Only the demo sets it. */
  at?: string | undefined
}

/**
 * The condition that the actor may see and change the rows of `owner`: their own for a job seeker, their current clients' for
 * an account manager, all for an admin.
 */
export function visibleTo(db: Pick<Database, 'select'>, actor: Pick<Actor, 'id' | 'role'>, owner: PgColumn): SQL {
  if (actor.role === 'admin') return sql`true`
  if (actor.role === 'user') return eq(owner, actor.id)
  return inArray(owner, selectClientIds(db, actor.id))
}

/** The ids of the clients assigned to an account manager, as a subquery. */
export function selectClientIds(db: Pick<Database, 'select'>, accountManagerId: string) {
  return db
    .select({ userId: accountManagerAssignments.userId })
    .from(accountManagerAssignments)
    .where(eq(accountManagerAssignments.accountManagerId, accountManagerId))
}

/** `visibleTo` for one person. */
export async function canSee(
  db: Pick<Database, 'select'>,
  actor: Pick<Actor, 'id' | 'role'>,
  userId: string,
): Promise<boolean> {
  if (actor.role === 'admin' || userId === actor.id) return true
  if (actor.role === 'user') return false
  const rows = await db
    .select({ id: accountManagerAssignments.id })
    .from(accountManagerAssignments)
    .where(and(eq(accountManagerAssignments.accountManagerId, actor.id), eq(accountManagerAssignments.userId, userId)))
  return rows.length > 0
}

/** Everyone with the role of an admin. */
export async function listAdminIds(db: Queryable) {
  const admins = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'))
  return admins.map(({ id }) => id)
}

/** The account manager of a client; null if there is none. */
export async function findAccountManager(db: Queryable, userId: string) {
  const [row] = await db
    .select({ accountManagerId: accountManagerAssignments.accountManagerId })
    .from(accountManagerAssignments)
    .where(eq(accountManagerAssignments.userId, userId))
  return row?.accountManagerId ?? null
}
