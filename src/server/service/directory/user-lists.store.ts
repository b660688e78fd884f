import { and, asc, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { maxCountedMatches, type listUsers, type UserSort } from '#contract/users.ts'
import type { QueryOf, Role } from '#contract/endpoint.ts'
import type { Queryable } from '#server/db/client.ts'
import { accountManagerAssignments, users } from '#server/db/schema.ts'
import { readCounters } from '#server/db/counters.ts'
import { findByAddress, matchesWords, type PersonFilter } from '#server/db/person-search.ts'
import { toPage, readPosition, type RowPosition } from '#server/http/pagination.ts'
import { selectDueAt } from '#server/promises/promises.service.ts'
import { canGetClients, leastLoaded, selectAccounts, selectLastSeen } from '#server/people/users/users.service.ts'

type ListQuery = QueryOf<typeof listUsers>

const matching = ({ q, role }: PersonFilter) => and(role ? eq(users.role, role) : undefined, matchesWords(q))
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

const among = (ids: readonly string[]) => sql`${users.id} = any(${sql.param(ids)}::uuid[])`

/**
 * The ids of a search's matches if they are few; null if they are many or there is no search. The trigram index finds the
 * few, which are then read by id. The limit is in the SQL text: PostgreSQL assumes a small number for a parameter and would
 * scan all accounts by age, which is right only for many matches.
 */
async function findMatches(db: Queryable, filter: PersonFilter) {
  if (!matchesWords(filter.q)) return null
  const owner = await findByAddress(db, filter)
  if (owner) return [owner.id]
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${users.id} from ${users} where ${matching(filter)}
    order by ${users.createdAt} desc, ${users.id} desc limit ${sql.raw(String(maxCountedMatches))}`)
  return rows.length < maxCountedMatches ? rows.map(({ id }) => id) : null
}

async function countAccounts(db: Queryable, filter: PersonFilter) {
  if (matchesWords(filter.q)) return maxCountedMatches
  const byRole = await readCounters(db, 'users')
  const counted = filter.role ? [byRole[filter.role] ?? 0] : Object.values(byRole)
  return counted.reduce((sum, count) => sum + count, 0)
}

/** Account managers who can get clients, the fewest clients first. */
export function listLoads(db: Queryable, { q, limit }: { q?: string | undefined; limit: number }) {
  return selectAccounts(db, { clientCount: users.clientCount })
    .where(and(canGetClients, matchesWords(q)))
    .orderBy(...leastLoaded)
    .limit(limit)
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
