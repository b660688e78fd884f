import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { exportsListed, type DataExport } from '#contract/exports.ts'
import type { Queryable } from '#server/db/client.ts'
import { pick, requireRow } from '#server/db/queries.ts'
import { dataExports, notifications, users } from '#server/db/schema.ts'

/** What takes longer has come to an end without saying so, as when its process was killed. */
const longest = sql`interval '1 hour'`

const isUnfinished = and(
  isNull(dataExports.readyAt),
  isNull(dataExports.failedAt),
  gt(dataExports.createdAt, sql`now() - ${longest}`),
)

const columns = {
  state: sql<DataExport['state']>`case
    when ${dataExports.readyAt} is not null then 'ready' when ${isUnfinished} then 'preparing' else 'failed' end`,
  ...pick(dataExports, 'id', 'createdAt', 'expiresAt', 'size'),
}

export function listUserExports(db: Queryable, userId: string) {
  return db
    .select(columns)
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), gt(dataExports.expiresAt, sql`now()`)))
    .orderBy(desc(dataExports.createdAt))
    .limit(exportsListed)
}

/** Whether one is being prepared; locks the person, so that two that ask at once take turns. */
export async function isPreparing(db: Queryable, userId: string) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const found = await db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), isUnfinished))
  return found.length > 0
}

export async function insertExport(db: Queryable, userId: string) {
  return requireRow(await db.insert(dataExports).values({ userId }).returning(columns))
}

export async function findExport(db: Queryable, id: string) {
  const [found] = await db.select().from(dataExports).where(eq(dataExports.id, id))
  return found
}

export async function findReady(db: Queryable, userId: string, id: string) {
  const [found] = await db
    .select(columns)
    .from(dataExports)
    .where(
      and(
        eq(dataExports.id, id),
        eq(dataExports.userId, userId),
        isNotNull(dataExports.readyAt),
        gt(dataExports.expiresAt, sql`now()`),
      ),
    )
  return found
}

/** Undefined if the account has been erased. */
export async function markReady(db: Queryable, id: string, size: number) {
  const [ready] = await db
    .update(dataExports)
    .set({ readyAt: sql`now()`, failedAt: null, expiresAt: sql`now() + interval '7 days'`, size })
    .where(eq(dataExports.id, id))
    .returning(columns)
  return ready
}

export async function markFailed(db: Queryable, id: string) {
  await db
    .update(dataExports)
    .set({ failedAt: sql`now()` })
    .where(and(eq(dataExports.id, id), isNull(dataExports.readyAt)))
}

const toIds = (rows: { id: string }[]) => rows.map(({ id }) => id)

export async function listUserExportIds(db: Queryable, userId: string) {
  return toIds(await db.select({ id: dataExports.id }).from(dataExports).where(eq(dataExports.userId, userId)))
}

/** Deletes the exports of staff whose notifications name the person, and answers their ids. */
export async function deleteExportsNaming(db: Queryable, personId: string) {
  const notified = db
    .select({ id: notifications.userId })
    .from(notifications)
    .where(eq(notifications.subjectId, personId))
  return toIds(
    await db.delete(dataExports).where(inArray(dataExports.userId, notified)).returning({ id: dataExports.id }),
  )
}

/** Forgets a batch of those that have run out, and answers their ids. */
export async function deleteExpired(db: Queryable, batch: number) {
  const expired = lt(dataExports.expiresAt, sql`now()`)
  const some = db.select({ id: dataExports.id }).from(dataExports).where(expired).limit(batch)
  return toIds(
    await db
      .delete(dataExports)
      .where(and(expired, inArray(dataExports.id, some)))
      .returning({ id: dataExports.id }),
  )
}
