import { and, desc, eq, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Application, ApplicationSearch } from '#contract/applications.ts'
import type { Queryable } from '#server/db/client.ts'
import { type Actor, selectClientIds, visibleTo } from '#server/db/ownership.ts'
import { accountManagerAssignments, auditLog, jobApplications, nameOrder, users } from '#server/db/schema.ts'
import { containsWords } from '#server/db/text-search.ts'
import type { Page } from '#server/http/pagination.ts'
import { listColumns } from './applications.store.ts'
import { type Cursor, decodeOrderCursor, encodeOrderCursor, type Order, toStatusRank } from './list-cursor.ts'
import { nextStepColumns } from './next-step.ts'

/** A search, or only some of what it finds. */
export type ListSearch = ApplicationSearch & { ids?: readonly string[] | undefined }

const listedColumns = { ...listColumns, ...nextStepColumns }

type Reader = Pick<Actor, 'id' | 'role'>
type Keys = Record<'id' | 'company' | 'createdAt' | 'updatedAt' | 'sortDate' | 'statusRank', SQLWrapper>

function toSortOrder(order: Order, { id, company, createdAt, updatedAt, sortDate, statusRank }: Keys): SQL[] {
  const newest = [desc(sortDate), desc(createdAt), desc(id)]
  if (order === 'date') return newest
  if (order === 'company') return [sql`${company} collate ${nameOrder}`, ...newest]
  if (order === 'status') return [desc(statusRank), ...newest]
  return [desc(order === 'added' ? createdAt : updatedAt), desc(id)]
}

const joinValues = (values: readonly unknown[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** The rows after the cursor's: one comparison of all keys, answered by the index of that order. */
function isAfter(cursor: Cursor): SQL {
  const { id, company, createdAt, updatedAt, sortDate, statusRank } = jobApplications
  const [order, first, ...otherKeys] = cursor
  const keys = joinValues([first, ...otherKeys])
  if (order === 'added') return sql`(${createdAt}, ${id}) < (${keys})`
  if (order === 'updated') return sql`(${updatedAt}, ${id}) < (${keys})`
  if (order === 'date') return sql`(${sortDate}, ${createdAt}, ${id}) < (${keys})`
  if (order === 'status') return sql`(${statusRank}, ${sortDate}, ${createdAt}, ${id}) < (${keys})`
  // Names ascend while dates descend, so one comparison is not enough. The index answers the first condition.
  const name = sql`${company} collate ${nameOrder}`
  return sql`(${name} >= ${first} and (${name} > ${first} or (${sortDate}, ${createdAt}, ${id}) < (${joinValues(otherKeys)})))`
}

export function containsSearched(q: string | undefined) {
  const { company, position, notes } = jobApplications
  return containsWords(sql`${company} || ' ' || ${position} || ' ' || coalesce(${notes}, '')`, q)
}

function matchesSearch({ status, q, ids }: ListSearch) {
  const { id, statusRank } = jobApplications
  return and(
    ids && inArray(id, ids.slice()),
    // By its rank, which leads the index that has the dates in order.
    status ? eq(statusRank, toStatusRank(status)) : undefined,
    containsSearched(q),
  )
}

const getOrder = ({ sort }: ApplicationSearch): Order => sort ?? 'added'

function toCondition(search: ListSearch) {
  const cursor = search.cursor ? decodeOrderCursor(getOrder(search), search.cursor) : null
  return and(matchesSearch(search), cursor ? isAfter(cursor) : undefined)
}

async function toCountedPage<Row extends Application>(
  db: Queryable,
  search: ListSearch,
  owned: SQL | undefined,
  matches: Row[],
): Promise<Page<Row>> {
  const rows = matches.slice(0, search.limit)
  const last = rows.at(-1)
  const isWhole = rows.length === matches.length && !search.cursor
  return {
    rows,
    total: isWhole ? rows.length : await db.$count(jobApplications, and(owned, matchesSearch(search))),
    nextCursor: last && rows.length < matches.length ? encodeOrderCursor(getOrder(search), last) : null,
  }
}

/** One person's applications. Empty if the actor may not see that person. */
export async function listApplicationsOfUser(db: Queryable, actor: Reader, userId: string, search: ListSearch) {
  const owned = and(eq(jobApplications.userId, userId), visibleTo(db, actor, jobApplications.userId))
  const matches = await db
    .select(listedColumns)
    .from(jobApplications)
    .where(and(owned, toCondition(search)))
    .orderBy(...toSortOrder(getOrder(search), jobApplications))
    // One row more than the page shows whether there is a next page.
    .limit(search.limit + 1)
  return toCountedPage(db, search, owned, matches)
}

/** The applications of all clients, with the clients' names. */
export async function listApplicationsOfClients(db: Queryable, managerId: string, search: ListSearch) {
  const owned = inArray(jobApplications.userId, selectClientIds(db, managerId))
  const matches = await db
    .select({ ...listedColumns, client: { id: users.id, firstName: users.firstName, lastName: users.lastName } })
    .from(jobApplications)
    .innerJoin(users, eq(users.id, jobApplications.userId))
    .where(inArray(jobApplications.id, selectFirstOfClients(db, managerId, search)))
    .orderBy(...toSortOrder(getOrder(search), jobApplications))
  return toCountedPage(db, search, owned, matches)
}

/** What was recorded last for anyone. The audit log has the order: no index of the applications spans all people. */
export function listLastRecorded(db: Queryable, limit: number) {
  return db
    .select({ ...listedColumns, client: { id: users.id, firstName: users.firstName, lastName: users.lastName } })
    .from(auditLog)
    .innerJoin(jobApplications, eq(jobApplications.id, auditLog.entityId))
    .innerJoin(users, eq(users.id, jobApplications.userId))
    .where(eq(auditLog.action, 'application.created'))
    .orderBy(desc(auditLog.at))
    .limit(limit)
}

/** The ids of the first rows of all clients. Reads at most one page per client, from an index. */
function selectFirstOfClients(db: Queryable, managerId: string, search: ListSearch) {
  const { id, userId, company, createdAt, updatedAt, sortDate, statusRank } = jobApplications
  const perClient = db
    .select({ id, company, createdAt, updatedAt, sortDate, statusRank })
    .from(jobApplications)
    .where(and(eq(userId, accountManagerAssignments.userId), toCondition(search)))
    .orderBy(...toSortOrder(getOrder(search), jobApplications))
    .limit(search.limit + 1)
    .as('of_one')
  return db
    .select({ id: perClient.id })
    .from(accountManagerAssignments)
    .crossJoinLateral(perClient)
    .where(eq(accountManagerAssignments.accountManagerId, managerId))
    .orderBy(...toSortOrder(getOrder(search), perClient))
    .limit(search.limit + 1)
}
