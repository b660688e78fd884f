import { and, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { listAuditEntries } from '#contract/audit.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import type { Queryable } from '#server/db/client.ts'
import { pick } from '#server/db/queries.ts'
import { auditLog, users } from '#server/db/schema.ts'
import type { RowPosition } from '#server/http/pagination.ts'

/** A search by id or by people and text. Null for all entries. */
export type Search = { id: string } | { peopleIds: readonly string[]; text: string } | null

type Filter = Pick<QueryOf<typeof listAuditEntries>, 'action' | 'from' | 'to' | 'limit'>

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')
const uuids = (ids: readonly string[]) =>
  sql`array(select json_array_elements_text(${JSON.stringify(ids)}::json)::uuid)`

/**
 * The newest entries with one condition, read from its index. The indexes sort by moment only, so all entries of the last
 * moment are included and the ids decide later.
 */
function newestWhere(condition: SQL | undefined, { limit }: Filter) {
  return sql`(select ${auditLog.id} as id, ${auditLog.at} as at from ${auditLog} ${condition ? sql`where ${condition}` : sql``}
    order by ${auditLog.at} desc fetch first ${limit + 1} rows with ties)`
}

/**
 * The union of all meanings of a search, each with a limit. One condition with `or` would read the whole log if nothing
 * matches.
 */
function candidates(search: Search, filter: Filter, restricted: SQL | undefined): SQL {
  const newest = (condition?: SQL) => newestWhere(and(condition, restricted), filter)
  if (search === null) return newest()
  if ('id' in search) {
    const columns = [auditLog.actorId, auditLog.subjectId, auditLog.entityId]
    return sql.join(
      columns.map((column) => newest(eq(column, search.id))),
      sql` union `,
    )
  }
  const { peopleIds, text } = search
  const ofEach = (column: typeof auditLog.actorId | typeof auditLog.subjectId) =>
    sql`(select found.id, found.at from unnest(${uuids(peopleIds)}) as person
      cross join lateral ${newest(sql`${column} = person`)} as found)`
  const exact = [newest(eq(auditLog.address, text)), newest(eq(auditLog.action, text))]
  const people = peopleIds.length > 0 ? [ofEach(auditLog.actorId), ofEach(auditLog.subjectId)] : []
  return sql.join([...exact, ...people], sql` union `)
}

/** The newest matching entries, one more than the page. */
export function selectEntries(db: Queryable, search: Search, filter: Filter, after: RowPosition | null) {
  const { action, from, to, limit } = filter
  const restricted = and(
    action ? eq(auditLog.action, action) : undefined,
    from ? gte(auditLog.at, from) : undefined,
    to ? lt(auditLog.at, to) : undefined,
    after ? sql`(${auditLog.at}, ${auditLog.id}) < (${after.at}::timestamptz, ${after.id}::uuid)` : undefined,
  )
  const ids = sql`(select id from (${candidates(search, filter, restricted)}) as candidates
    order by at desc, id desc limit ${limit + 1})`
  return db
    .select({
      ...pick(auditLog, 'id', 'at', 'action', 'actorId'),
      actor: { id: actors.id, firstName: actors.firstName, lastName: actors.lastName, email: actors.email },
      subjectId: auditLog.subjectId,
      subject: { id: subjects.id, firstName: subjects.firstName, lastName: subjects.lastName, email: subjects.email },
      ...pick(auditLog, 'entityId', 'details', 'address', 'requestId'),
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(subjects, eq(subjects.id, auditLog.subjectId))
    .where(inArray(auditLog.id, ids))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
}

/** The newest are enough: what is late is settled within days. */
const maxReminders = 2_000

/** Adds the latest reminder about each row. */
export async function withNudges<Row>(db: Queryable, rows: readonly Row[], getAboutId: (row: Row) => string) {
  const sent = await db
    .select({
      ...pick(auditLog, 'entityId', 'at'),
      by: sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, 'Deleted account')`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.action, 'notification.sent'), inArray(auditLog.entityId, rows.map(getAboutId))))
    .orderBy(desc(auditLog.at))
    .limit(maxReminders)
  const byId = new Map(sent.toReversed().map(({ entityId, ...nudge }) => [entityId, nudge]))
  return rows.map((row) => ({ ...row, nudged: byId.get(getAboutId(row)) ?? null }))
}
