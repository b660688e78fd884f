import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Role } from '#contract/endpoint.ts'
import type { Queryable } from './client.ts'
import { users } from './schema.ts'

export interface PersonFilter {
  q?: string | undefined
  role?: Role | undefined
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/** The condition that name or address contains every word. The text is the one of the index `users_search`. */
export function matchesWords(q: string | undefined): SQL | undefined {
  const words = q?.split(/\s+/).filter(Boolean) ?? []
  const text = sql`(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`
  return and(...words.map((word) => sql`${text} ilike ${`%${escapeLike(word)}%`}`))
}

/** A complete address matches one account, without a search for its parts. */
export async function findByAddress(db: Queryable, { q = '', role }: PersonFilter) {
  if (!/^\s*\S+@\S+\s*$/.test(q)) return undefined
  const isTheirs = sql`lower(${users.email}) = lower(${q.trim()})`
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isTheirs, role ? eq(users.role, role) : undefined))
  return row
}

/**
 * People by words of their names and addresses. At least one word must have three letters, or the trigram index would not
 * help.
 */
export async function findPeopleIds(db: Queryable, q: string, limit: number) {
  if (!q.split(/\s+/).some((word) => /[\p{L}\p{N}]{3}/u.test(word))) return []
  const owner = await findByAddress(db, { q })
  if (owner) return [owner.id]
  const rows = await db.select({ id: users.id }).from(users).where(matchesWords(q)).limit(limit)
  return rows.map(({ id }) => id)
}
