import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, ne, notExists, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { maxListRows } from '#contract/fields.ts'
import type { Queryable } from '#server/db/client.ts'
import { visibleTo, type Actor } from '#server/db/ownership.ts'
import {
  accountManagerAssignments,
  auditLog,
  billingPeriods,
  jobApplications,
  progressReports,
  tasks,
  users,
} from '#server/db/schema.ts'
import { defaultZone } from '#server/local-time.ts'
import { applicationActions } from './report-records.store.ts'
import type { ReportWeek } from './report-weeks.ts'

export type ReportRow = typeof progressReports.$inferSelect

/** The reports within reach of one client or, by its id, one report; the latest first. */
export function listReportRows(
  db: Queryable,
  actor: Actor,
  { id, userId }: { id?: string | undefined; userId?: string | undefined },
): Promise<ReportRow[]> {
  return db
    .select()
    .from(progressReports)
    .where(
      and(
        visibleTo(db, actor, progressReports.userId),
        userId === undefined ? undefined : eq(progressReports.userId, userId),
        id === undefined ? undefined : eq(progressReports.id, id),
      ),
    )
    .orderBy(desc(progressReports.weekStart), desc(progressReports.id))
    .limit(maxListRows)
}

export async function findReport(db: Queryable, id: string): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(progressReports).where(eq(progressReports.id, id))
  return row
}

/** Which of these applications still exist. */
export async function findExistingApplications(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(sql`${jobApplications.id} = any(${sql.param([...ids])}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}

/** The latest report of a client, of those that ended before a moment. */
export async function findLastReport(db: Queryable, userId: string, before?: string) {
  const { weekEnd, content } = progressReports
  const [row] = await db
    .select({ weekEnd, content })
    .from(progressReports)
    .where(and(eq(progressReports.userId, userId), before === undefined ? undefined : lt(weekEnd, before)))
    .orderBy(desc(weekEnd))
    .limit(1)
  return row
}

/** Stores a report unless the week has one. Returns its id, or undefined. */
export async function insertReport(db: Queryable, values: typeof progressReports.$inferInsert) {
  const [row] = await db
    .insert(progressReports)
    .values(values)
    .onConflictDoNothing({ target: [progressReports.userId, progressReports.weekEnd] })
    .returning({ id: progressReports.id })
  return row?.id
}

const zone = sql<string>`coalesce(${users.timeZone}, ${sql.raw(`'${defaultZone}'`)})`

export async function listZones(db: Queryable) {
  const rows = await db.selectDistinct({ zone }).from(users).where(eq(users.role, 'user'))
  return rows.map((row) => row.zone)
}

/** Locks a client until the transaction ends and returns the time zone. Null if the client is gone. */
export async function lockClientZone(db: Queryable, userId: string) {
  const [row] = await db
    .select({ zone })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'user')))
    .for('no key update')
  return row?.zone ?? null
}

/** Clients whose plan ran in the week, or for whom staff recorded or changed an application in it. */
function selectServedClients(db: Queryable, { start, end }: ReportWeek) {
  const ran = db
    .select({ userId: billingPeriods.userId })
    .from(billingPeriods)
    .where(
      and(
        lt(billingPeriods.periodStart, end),
        sql`coalesce(${billingPeriods.endedAt}, ${billingPeriods.periodEnd}) > ${start}`,
      ),
    )
  const worked = db
    .select({ userId: sql<string>`${auditLog.subjectId}` })
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.action, applicationActions),
        gte(auditLog.at, start),
        lt(auditLog.at, end),
        isNotNull(auditLog.subjectId),
        ne(auditLog.actorId, auditLog.subjectId),
      ),
    )
  return union(ran, worked)
}

interface Batch {
  after: string | null
  limit: number
}

const behind = ({ after }: Batch) => (after === null ? undefined : gt(users.id, after))

/** The next clients of a time zone who were served in the week and have no report that ends after `reportedAfter`. */
export async function listDueClients(
  db: Queryable,
  { timeZone, week, reportedAfter }: { timeZone: string; week: ReportWeek; reportedAfter: string },
  batch: Batch,
) {
  const reported = db
    .select({ found: sql`1` })
    .from(progressReports)
    .where(and(eq(progressReports.userId, users.id), gt(progressReports.weekEnd, reportedAfter)))
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.role, 'user'),
        eq(zone, timeZone),
        behind(batch),
        inArray(users.id, selectServedClients(db, week)),
        notExists(reported),
      ),
    )
    .orderBy(asc(users.id))
    .limit(batch.limit)
  return rows.map(({ id }) => id)
}

/** The next served clients with an account manager who was not asked yet for the note of that week. */
export async function listClientsWithoutNote(
  db: Queryable,
  { monday, week }: { monday: string; week: ReportWeek },
  batch: Batch,
) {
  const asked = db
    .select({ found: sql`1` })
    .from(tasks)
    .where(and(eq(tasks.userId, users.id), eq(tasks.kind, 'report_note'), eq(tasks.weekStart, monday)))
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(accountManagerAssignments, eq(accountManagerAssignments.userId, users.id))
    .where(
      and(eq(users.role, 'user'), behind(batch), inArray(users.id, selectServedClients(db, week)), notExists(asked)),
    )
    .orderBy(asc(users.id))
    .limit(batch.limit)
  return rows.map(({ id }) => id)
}

export async function storeTimeZone(db: Queryable, userId: string, timeZone: string) {
  await db
    .update(users)
    .set({ timeZone, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}
