import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { maxCountedMatches } from '#contract/users.ts'
import type { listUsers, UserSort } from '#contract/users.ts'
import type { QueryOf, Role } from '#contract/endpoint.ts'
import type { Queryable } from '#server/db/client.ts'
import { accountManagerAssignments, users } from '#server/db/schema.ts'
import { readCounters } from '#server/db/counters.ts'
import { toPage, readPosition } from '#server/http/pagination.ts'
import type { RowPosition } from '#server/http/pagination.ts'
import { selectDueAt } from '#server/features/promises/promises.service.ts'
import { selectAccounts, selectLastSeen } from './users.store.ts'

type ListQuery = QueryOf<typeof listUsers>

interface Filter {
  q?: string | undefined
  role?: Role | undefined
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/** The condition that name or address contains every word. The text is the one of the index `users_search`. */
function matchesWords(q: string | undefined): SQL | undefined {
  const words = q?.split(/\s+/).filter(Boolean) ?? []
  const text = sql`(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`
  return and(...words.map((word) => sql`${text} ilike ${`%${escapeLike(word)}%`}`))
}

const matching = ({ q, role }: Filter) => and(role ? eq(users.role, role) : undefined, matchesWords(q))
const behind = ({ at, id }: RowPosition) => sql`(${users.createdAt}, ${users.id}) < (${at}, ${id})`

const manager = alias(users, 'manager')
const byName = [users.firstName, users.lastName]

/** The keys of each order. The newest come first among equals. */
const sortKeys: Record<UserSort, readonly (PgColumn | SQL)[]> = {
  name: byName,
  role: [users.role, ...byName],
  // Those with a plan first, ascending.
  subscription: [sql`not ${users.subscriptionActive}`, users.subscriptionPlan, ...byName],
  manager: [manager.firstName, manager.lastName, manager.id, ...byName],
  joined: [],
}

function getOrder({ sort, order = sort === 'joined' ? 'desc' : 'asc' }: Pick<ListQuery, 'sort' | 'order'>) {
  const direct = order === 'asc' ? asc : desc
  // Without a manager comes last in both directions.
  const keys = sortKeys[sort].map((key) => (sort === 'manager' ? sql`${direct(key)} nulls last` : direct(key)))
  return sort === 'joined' ? [direct(users.createdAt), direct(users.id)] : [...keys, ...newestFirst]
}

const newestFirst = [desc(users.createdAt), desc(users.id)]

/** The ids of one page, and of one account more if there is a next one. Other columns are read for these only. */
function listPageIds(db: Queryable, { limit, offset, sort, order }: ListQuery, matches: SQL | undefined) {
  const ids = db.select({ id: users.id }).from(users)
  const joined =
    sort === 'manager'
      ? ids
          .leftJoin(accountManagerAssignments, eq(accountManagerAssignments.userId, users.id))
          .leftJoin(manager, eq(manager.id, accountManagerAssignments.accountManagerId))
      : ids
  return joined
    .where(matches)
    .orderBy(...getOrder({ sort, order }))
    .limit(limit + 1)
    .offset(offset)
}

/**
 * One page of the accounts, the newest first or sorted. An index gives the newest and the oldest. Every other order reads all
 * matching accounts and keeps the page: about 0.1 s for 100,000.
 */
export async function listAccounts(db: Queryable, viewer: Role, query: ListQuery) {
  const { limit, sort, order, cursor, q, role } = query
  const after = sort === 'joined' && order !== 'asc' ? readPosition(cursor) : null
  const matches = await findMatches(db, { q, role })
  const page = await listPageIds(
    db,
    query,
    and(matches ? among(matches) : matching({ q, role }), after ? behind(after) : undefined),
  )
  const ids = page.map(({ id }) => id)
  const lastSeenAt = viewer === 'admin' ? selectLastSeen() : sql<string | null>`null`
  const accounts = await selectAccounts(db, { lastSeenAt }).where(among(ids))
  const byId = new Map(accounts.map((account) => [account.id, account]))
  const sorted = ids.flatMap((id) => byId.get(id) ?? [])
  const { rows, nextCursor } = toPage(sorted, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  const total = matches?.length ?? (await countAccounts(db, { q, role }))
  return { items: rows, total, nextCursor: sort === 'joined' && order !== 'asc' ? nextCursor : null }
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

const among = (ids: readonly string[]) => sql`${users.id} = any(${sql.param(ids)}::uuid[])`

/**
 * The ids of a search's matches if they are few; null if they are many or there is no search. The trigram index finds the
 * few, which are then read by id. The limit is in the SQL text: PostgreSQL assumes a small number for a parameter and would
 * scan all accounts by age, which is right only for many matches.
 */
async function findMatches(db: Queryable, filter: Filter) {
  if (!matchesWords(filter.q)) return null
  const owner = await findByAddress(db, filter)
  if (owner) return [owner.id]
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${users.id} from ${users} where ${matching(filter)}
    order by ${users.createdAt} desc, ${users.id} desc limit ${sql.raw(String(maxCountedMatches))}`)
  return rows.length < maxCountedMatches ? rows.map(({ id }) => id) : null
}

/** A complete address matches one account, without a search for its parts. */
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
  if (matchesWords(filter.q)) return maxCountedMatches
  const byRole = await readCounters(db, 'users')
  const counted = filter.role ? [byRole[filter.role] ?? 0] : Object.values(byRole)
  return counted.reduce((sum, count) => sum + count, 0)
}

/** The same condition as the partial index `users_load`. PostgreSQL could not match a parameter. */
const isManager = sql`${users.role} = 'account_manager'`
const leastLoaded = [asc(users.clientCount), asc(users.id)]

/** Account managers who can get clients, the fewest clients first. */
export function listLoads(db: Queryable, { q, limit }: { q?: string | undefined; limit: number }) {
  return selectAccounts(db, { clientCount: users.clientCount })
    .where(and(isManager, isNull(users.suspendedAt), matchesWords(q)))
    .orderBy(...leastLoaded)
    .limit(limit)
}

/** The account manager with the fewest clients, locked in their role until the transaction ends. */
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

/** Subscribers without an account manager, the longest waiting first. */
export function listWaiting(db: Queryable, limit: number) {
  return selectAccounts(db, {
    plan: users.subscriptionPlan,
    waitingSince: waitingSince(users.managerWantedSince),
    dueAt: selectDueAt('manager_assigned', users.id),
  })
    .where(isNotNull(users.managerWantedSince))
    .orderBy(asc(users.managerWantedSince), asc(users.id))
    .limit(limit)
}

/** Not null where it is selected. */
const waitingSince = (column: typeof users.managerWantedSince) => sql<string>`${column}`.mapWith(column)

export const countWaiting = (db: Queryable) => db.$count(users, isNotNull(users.managerWantedSince))

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
