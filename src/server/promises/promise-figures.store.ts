import { asc, desc, eq, sql } from 'drizzle-orm'
import { maxListRows } from '#contract/fields.ts'
import type { Queryable } from '#server/db/client.ts'
import { promises, users } from '#server/db/schema.ts'
import { pausedBy } from './promises.store.ts'

const counts = sql`(${promises.canceledAt} is null or ${promises.canceledAt} > ${promises.dueAt})`
const kept = sql<number>`(count(*) filter (where ${promises.keptAt} <= ${promises.dueAt}))::int`
const late = sql<number>`(count(*) filter (where ${promises.keptAt} > ${promises.dueAt}
  or ${promises.keptAt} is null and ${promises.dueAt} <= now() and ${pausedBy} is null))::int`

/** Kept and late promises per month of their due time. A promise that became void in time counts nowhere. */
export function listFigures(db: Queryable, timeZone: string) {
  const month = sql<string>`to_char(${promises.dueAt} at time zone ${sql.raw(`'${timeZone}'`)}, 'YYYY-MM')`
  return db
    .select({
      managerId: promises.managerId,
      manager: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      month,
      kind: promises.kind,
      due: sql<number>`count(*)::int`,
      kept,
      late,
      paused: sql<number>`(count(*) filter (where exists (
        select from promise_pauses as pause where pause.promise_id = promises.id)))::int`,
    })
    .from(promises)
    .leftJoin(users, eq(users.id, promises.managerId))
    .where(sql`${counts} and ${promises.dueAt} > now() - interval '2 years'`)
    .groupBy(promises.managerId, users.firstName, users.lastName, month, promises.kind)
    .orderBy(desc(month), asc(users.firstName), asc(users.lastName), asc(promises.managerId), asc(promises.kind))
    .limit(maxListRows)
}

/** Kept and late promises of each kind with a due time since a moment. One that was kept before its due time counts at once. */
export function countByKind(db: Queryable, since: string) {
  return db
    .select({ kind: promises.kind, kept, late })
    .from(promises)
    .where(sql`${counts} and ${promises.dueAt} >= ${since}`)
    .groupBy(promises.kind)
}
