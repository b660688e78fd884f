import { and, asc, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { PromiseKind } from '#contract/promises.ts'
import type { PauseReason } from '#contract/queue.ts'
import type { Queryable } from '#server/db/client.ts'
import { keyset, type KeysetPage } from '#server/db/keyset.ts'
import { pick } from '#server/db/queries.ts'
import { promisePauses, promises, users, teamHours } from '#server/db/schema.ts'
import type { TeamHours } from '#server/working-time.ts'
import { isOpen } from './promise-records.store.ts'
import type { NewPromise, Pause, PromiseChange, StoredPromise } from './plan-sync.ts'

/** What an open promise waits for since before it ran out. */
export const pausedBy = sql<PauseReason | null>`(
  select pause.reason from promise_pauses as pause
  where pause.promise_id = promises.id and pause.ended_at is null and pause.started_at < promises.due_at
  order by pause.reason limit 1)`

/** Serializes the synchronisation of these clients' promises, or contact messages', until the transaction ends. */
export async function lockPromises(tx: Queryable, ids: readonly string[]) {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('promises ' || id, 0))
    from (select unnest(${sql.param([...ids])}::text[]) as id order by 1) as ids`)
}

/** The open promises to these clients, or about these contact messages. */
export async function listOpenPromises(
  db: Queryable,
  subject: typeof promises.userId | typeof promises.subjectId,
  ids: readonly string[],
): Promise<(StoredPromise & { userId: string | null })[]> {
  const rows = await db
    .select()
    .from(promises)
    .where(and(inArray(subject, [...ids]), isOpen))
  if (rows.length === 0) return []
  const pauses = await db
    .select()
    .from(promisePauses)
    .where(
      inArray(
        promisePauses.promiseId,
        rows.map(({ id }) => id),
      ),
    )
  const byPromise = Map.groupBy(pauses, ({ promiseId }) => promiseId)
  return rows.map((row) => ({
    ...row,
    pauses: (byPromise.get(row.id) ?? []).map(({ reason, sourceId, startedAt, endedAt }): Pause => ({
      reason,
      sourceId,
      from: startedAt,
      until: endedAt,
    })),
  }))
}

/** Another transaction never opens the same promise: the lock and the unique constraint see to it. */
export async function openPromises(tx: Queryable, opened: readonly NewPromise[]) {
  if (opened.length === 0) return
  const rows = await tx
    .insert(promises)
    .values(
      opened.map(({ kind, subjectId, userId, managerId, startedAt, dueAt }) => ({
        kind,
        subjectId,
        userId,
        managerId,
        startedAt,
        dueAt,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: promises.id, kind: promises.kind, subjectId: promises.subjectId })
  const ids = new Map(rows.map(({ id, kind, subjectId }) => [`${kind} ${subjectId}`, id]))
  await insertPauses(
    tx,
    opened.flatMap(({ kind, subjectId, pauses }) => {
      const id = ids.get(`${kind} ${subjectId}`)
      return id === undefined ? [] : [{ id, pauses }]
    }),
  )
}

export async function changePromise(tx: Queryable, { id, pauses, ...changes }: PromiseChange) {
  await tx.update(promises).set(changes).where(eq(promises.id, id))
  await tx.delete(promisePauses).where(eq(promisePauses.promiseId, id))
  await insertPauses(tx, [{ id, pauses }])
}

async function insertPauses(tx: Queryable, paused: readonly { id: string; pauses: readonly Pause[] }[]) {
  const rows = paused.flatMap(({ id, pauses }) =>
    pauses.map(({ reason, sourceId, from, until }) => ({
      promiseId: id,
      reason,
      sourceId,
      startedAt: from,
      endedAt: until,
    })),
  )
  if (rows.length > 0) await tx.insert(promisePauses).values(rows)
}

/** The due times and pauses of open promises, by the row that they are about. */
export async function listDueTimes(db: Queryable, kind: PromiseKind, subjectIds: readonly string[]) {
  if (subjectIds.length === 0) return new Map<string, never>()
  const rows = await db
    .select({ subjectId: promises.subjectId, dueAt: promises.dueAt, pausedBy })
    .from(promises)
    .where(and(eq(promises.kind, kind), inArray(promises.subjectId, [...subjectIds]), isOpen))
  return new Map(rows.map(({ subjectId, ...due }) => [subjectId, due]))
}

/** The due time of the open promise of one kind to the client of a row, as a subquery. */
export const selectDueAt = (kind: PromiseKind, userId: PgColumn) =>
  sql<string | null>`(
    select min(open_promise.due_at) from promises as open_promise
    where open_promise.user_id = ${userId} and open_promise.kind = ${kind}
      and open_promise.kept_at is null and open_promise.canceled_at is null)`.mapWith(promises.dueAt) as SQL<
    string | null
  >

const client = alias(users, 'client')
const manager = alias(users, 'manager')

/** Open promises that run out until a moment, the earliest first. */
export function listEndangered(db: Queryable, until: string, limit: number) {
  return db
    .select({
      ...pick(promises, 'id', 'kind', 'subjectId', 'dueAt'),
      client: { id: client.id, firstName: client.firstName, lastName: client.lastName },
      manager: { id: manager.id, firstName: manager.firstName, lastName: manager.lastName },
      late: sql<boolean>`${promises.dueAt} <= now() and ${pausedBy} is null`,
      pausedBy,
    })
    .from(promises)
    .leftJoin(client, eq(client.id, promises.userId))
    .leftJoin(manager, eq(manager.id, promises.managerId))
    .where(and(isOpen, lte(promises.dueAt, until)))
    .orderBy(asc(promises.dueAt), asc(promises.id))
    .limit(limit)
}

/** Runs out until a moment, or did, and the admins do not know yet. */
const needsEvent = (warnUntil: string) =>
  and(
    isOpen,
    isNull(promises.breachedAt),
    sql`(${promises.dueAt} <= now() or (${promises.dueAt} <= ${warnUntil} and ${promises.warnedAt} is null))`,
    sql`${pausedBy} is null`,
  )

/** Promises that need a warning or an event of their breach, the earliest first. */
export function listNeedingEvents(db: Queryable, warnUntil: string, limit: number) {
  return db
    .select({ id: promises.id, kind: promises.kind, userId: promises.userId, subjectId: promises.subjectId })
    .from(promises)
    .where(needsEvent(warnUntil))
    .orderBy(asc(promises.dueAt), asc(promises.id))
    .limit(limit)
}

/** Those of the promises that still need an event, locked and marked. Another process skips them. */
export async function markEvents(tx: Queryable, ids: readonly string[], warnUntil: string) {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: promises.id })
    .from(promises)
    .where(and(inArray(promises.id, [...ids]), needsEvent(warnUntil)))
    .for('update', { skipLocked: true })
  if (rows.length === 0) return []
  const isLate = sql`${promises.dueAt} <= now()`
  return tx
    .update(promises)
    .set({
      breachedAt: sql`case when ${isLate} then now() end`,
      warnedAt: sql`case when ${isLate} then ${promises.warnedAt} else now() end`,
    })
    .where(
      inArray(
        promises.id,
        rows.map(({ id }) => id),
      ),
    )
    .returning()
}

/** The promises to a client, with the spans in which they waited for the client. */
export function listPromisesForUser(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(promises.startedAt, promises.id)
  const { id, kind, subjectId, startedAt, dueAt, keptAt, canceledAt } = promises
  const pauses = sql<object[]>`coalesce((
    select json_agg(json_build_object('reason', reason, 'from', started_at, 'until', ended_at) order by started_at)
    from promise_pauses where promise_id = promises.id), '[]')`
  return db
    .select({ keys, id, kind, about: subjectId, startedAt, dueAt, keptAt, canceledAt, pauses })
    .from(promises)
    .where(and(eq(promises.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

/** Stores the settings, so that every transaction that opens or moves a promise can read them. */
export async function storeTeamHours(db: Queryable, { timeZone, holidays }: TeamHours) {
  const values = { timeZone, holidays: [...holidays] }
  await db.insert(teamHours).values(values).onConflictDoUpdate({ target: teamHours.id, set: values })
}

/** The stored settings with the time of the database. */
export async function readTeamHours(db: Queryable): Promise<{ team: TeamHours; now: string }> {
  const [row] = await db
    .select({
      timeZone: teamHours.timeZone,
      holidays: teamHours.holidays,
      now: sql<string>`clock_timestamp()`.mapWith(String),
    })
    .from(teamHours)
  if (!row) return { team: { timeZone: 'UTC', holidays: new Set() }, now: new Date().toISOString() }
  return {
    team: { timeZone: row.timeZone, holidays: new Set(row.holidays) },
    now: new Date(row.now).toISOString(),
  }
}
