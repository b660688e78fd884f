import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm'
import type { Role } from '#contract/endpoint.ts'
import type { Database } from './client.ts'
import { accountManagerAssignments } from './schema.ts'

/** The person who acts, with what an audit entry says of them. */
export interface Actor {
  id: string
  role: Role
  address: string
  requestId: string
}

/**
 * The condition that `owner` is someone whose rows the actor may see and change: themselves for a job seeker, the
 * clients assigned right now for an account manager, anyone for an admin.
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

/** Whether the actor may see that person's rows right now: the same rule as `withinReach`, for one person. */
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
