import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { users } from '#server/db/schema.ts'
import { userColumns } from '#server/http/session.ts'

export async function findByEmail(db: Queryable, email: string) {
  const [row] = await db
    .select({ ...userColumns, password: users.password, suspendedAt: users.suspendedAt })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`)
  return row
}

/** Stores a new hash of the same password, unless the password was changed since. */
export async function replaceHash(db: Queryable, userId: string, { from, to }: { from: string; to: string }) {
  await db
    .update(users)
    .set({ password: to })
    .where(and(eq(users.id, userId), eq(users.password, from)))
}

export async function findPasswordHash(db: Queryable, userId: string) {
  const [row] = await db.select({ password: users.password }).from(users).where(eq(users.id, userId))
  return row?.password ?? null
}
