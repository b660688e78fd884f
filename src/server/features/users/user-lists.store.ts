import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { mostMatchesCounted } from '#contract/users.ts'
import type { listUsers } from '#contract/users.ts'
import type { QueryOf, Role } from '#contract/endpoint.ts'
import type { Queryable } from '#server/db/client.ts'
import { users } from '#server/db/schema.ts'
import { readCounters } from '#server/db/counters.ts'
import { toPage, readPosition } from '#server/http/pagination.ts'
import type { RowPosition } from '#server/http/pagination.ts'
import { selectAccounts } from './users.store.ts'

interface Filter {
  q?: string | undefined
  role?: Role | undefined
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/** Every word somewhere in name or address; the text is that of the index `users_search`. */
function matchesWords(q: string | undefined): SQL | undefined {
  const words = q?.split(/\s+/).filter(Boolean) ?? []
  const text = sql`(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`
  return and(...words.map((word) => sql`${text} ilike ${`%${escapeLike(word)}%`}`))
}

const matching = ({ q, role }: Filter) => and(role ? eq(users.role, role) : undefined, matchesWords(q))
const newestFirst = [desc(users.createdAt), desc(users.id)]

const behind = ({ at, id }: RowPosition) => sql`(${users.createdAt}, ${users.id}) < (${at}, ${id})`

/** One page of the accounts, the newest first. */
export async function listAccounts(db: Queryable, { limit, offset, cursor, ...filter }: QueryOf<typeof listUsers>) {
  const after = readPosition(cursor)
  const matches = await findMatches(db, filter)
  const accounts = await selectAccounts(db)
    .where(and(matches ? among(matches) : matching(filter), after ? behind(after) : undefined))
    .orderBy(...newestFirst)
    .limit(limit + 1)
    .offset(offset)
  const { rows, nextCursor } = toPage(accounts, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  return { items: rows, total: matches?.length ?? (await countAccounts(db, filter)), nextCursor }
}

/** People by words of their names and addresses; a word of fewer letters than the index knows finds nobody alone. */
export async function findPeopleIds(db: Queryable, q: string, limit: number) {
  if (!q.split(/\s+/).some((word) => /[\p{L}\p{N}]{3}/u.test(word))) return []
  const owner = await findByAddress(db, { q })
  if (owner) return [owner.id]
  const rows = await db.select({ id: users.id }).from(users).where(matchesWords(q)).limit(limit)
  return rows.map(({ id }) => id)
}

const among = (ids: readonly string[]) => sql`${users.id} = any(${sql.param(ids)}::uuid[])`

/**
 * Whom a search finds, if those are few; null if they are many or nothing is searched. The few are found by the index of
 * words and then read by their ids. The limit stands in the text: PostgreSQL takes one it does not know for a small one,
 * and seeks the few along all accounts, the newest first, which is right for the many alone.
 */
async function findMatches(db: Queryable, filter: Filter) {
  if (!matchesWords(filter.q)) return null
  const owner = await findByAddress(db, filter)
  if (owner) return [owner.id]
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${users.id} from ${users} where ${matching(filter)}
    order by ${users.createdAt} desc, ${users.id} desc limit ${sql.raw(String(mostMatchesCounted))}`)
  return rows.length < mostMatchesCounted ? rows.map(({ id }) => id) : null
}

/** A whole address is that of one account; the parts that it shares with so many others need not be looked for. */
async function findByAddress(db: Queryable, { q = '', role }: Filter) {
  if (!/^\s*\S+@\S+\s*$/.test(q)) return undefined
  const isTheirs = sql`lower(${users.email}) = lower(${q.trim()})`
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isTheirs, role ? eq(users.role, role) : undefined))
  return row
}

async function countAccounts(db: Queryable, filter: Filter) {
  if (matchesWords(filter.q)) return mostMatchesCounted
  const byRole = await readCounters(db, 'users')
  const counted = filter.role ? [byRole[filter.role] ?? 0] : Object.values(byRole)
  return counted.reduce((sum, count) => sum + count, 0)
}

/** As the partial index `users_load` has it: a parameter would not be known to be the same. */
const isManager = sql`${users.role} = 'account_manager'`
const leastLoaded = [asc(users.clientCount), asc(users.id)]

/** Account managers who can be given clients, the least loaded first. */
export function listLoads(db: Queryable, { q, limit }: { q?: string | undefined; limit: number }) {
  return selectAccounts(db, { clientCount: users.clientCount })
    .where(and(isManager, isNull(users.suspendedAt), matchesWords(q)))
    .orderBy(...leastLoaded)
    .limit(limit)
}

/** The account manager with the fewest clients, locked so that they stay one until the transaction ends. */
export async function lockLeastLoaded(db: Queryable) {
  const [row] = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(isManager, isNull(users.suspendedAt)))
    .orderBy(...leastLoaded)
    .limit(1)
    .for('no key update')
  return row
}

/** Subscribers without an account manager, who has waited longest first. */
export function listWaiting(db: Queryable, limit: number) {
  return selectAccounts(db, { plan: users.subscriptionPlan, waitingSince: waitingSince(users.managerWantedSince) })
    .where(isNotNull(users.managerWantedSince))
    .orderBy(asc(users.managerWantedSince), asc(users.id))
    .limit(limit)
}

/** Never null where it is asked for. */
const waitingSince = (column: typeof users.managerWantedSince) => sql<string>`${column}`.mapWith(column)

export const countWaiting = (db: Queryable) => db.$count(users, isNotNull(users.managerWantedSince))

/** Who has waited longest, and for more than so many hours; whoever is being assigned right now is passed over. */
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
