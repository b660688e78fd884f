import { eq, inArray, sql } from 'drizzle-orm'
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
export function withinReach(db: Pick<Database, 'select'>, actor: Pick<Actor, 'id' | 'role'>, owner: PgColumn): SQL {
  if (actor.role === 'admin') return sql`true`
  if (actor.role === 'user') return eq(owner, actor.id)
  return inArray(owner, clientsOf(db, actor.id))
}

/** The ids of the clients assigned to an account manager, as a subquery. */
export function clientsOf(db: Pick<Database, 'select'>, accountManagerId: string) {
  return db
    .select({ userId: accountManagerAssignments.userId })
    .from(accountManagerAssignments)
    .where(eq(accountManagerAssignments.accountManagerId, accountManagerId))
}
