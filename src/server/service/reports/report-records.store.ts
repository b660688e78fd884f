import { and, asc, eq, getTableColumns, gt, gte, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { applicationStatus } from '#contract/application-status.ts'
import { maxReportItems } from '#contract/reports.ts'
import type { Queryable } from '#server/db/client.ts'
import { pick } from '#server/db/queries.ts'
import {
  approvals,
  auditLog,
  clientQuestions,
  deliveries,
  interviews,
  jobApplications,
  jobInterests,
  postings,
  promisePauses,
  promises,
  receipts,
} from '#server/db/schema.ts'
import type { StatusChange } from './compute-report.ts'
import type { ReportWeek } from './report-weeks.ts'

/** Actions that the history of an application consists of. */
export const applicationActions = ['application.created', 'application.updated']
const maxInterviewsNext = 5
const maxOpenListed = 3

/** What the team sent for a client up to the end of a week. */
export function listDeliveries(db: Queryable, userId: string, { end }: ReportWeek) {
  return db
    .select({ applicationId: deliveries.subjectId, at: deliveries.deliveredAt })
    .from(deliveries)
    .where(and(eq(deliveries.userId, userId), eq(deliveries.kind, 'application'), lt(deliveries.deliveredAt, end)))
    .orderBy(asc(deliveries.deliveredAt), asc(deliveries.id))
}

/** The changes of the status of a client's applications up to the end of a week, the oldest first. */
export async function listStatusChanges(db: Queryable, userId: string, { end }: ReportWeek): Promise<StatusChange[]> {
  const rows = await db
    .select({ applicationId: auditLog.entityId, at: auditLog.at, details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, userId), inArray(auditLog.action, applicationActions), lt(auditLog.at, end)))
    .orderBy(asc(auditLog.at), asc(auditLog.id))
  return rows.flatMap(({ applicationId, at, details }) => {
    const from = applicationStatus.safeParse(details.from).data ?? null
    const to = applicationStatus.safeParse(details.to).data
    return applicationId === null || to === undefined || from === to ? [] : [{ applicationId, at, from, to }]
  })
}

/**
 * Company and position of these applications of a client: those of the latest receipt of that time, which never change, or else
 * those of the application.
 */
export async function listJobs(db: Queryable, userId: string, ids: readonly string[], { end }: ReportWeek) {
  const isListed = (column: PgColumn) => sql`${column} = any(${sql.param([...ids])}::uuid[])`
  const { id, company, position } = getTableColumns(jobApplications)
  const stored = await db
    .select({ id, company, position })
    .from(jobApplications)
    .where(and(eq(jobApplications.userId, userId), isListed(id)))
  const sent = await db
    .select({
      id: receipts.applicationId,
      company: sql<string>`${receipts.content}::jsonb ->> 'company'`,
      position: sql<string>`${receipts.content}::jsonb ->> 'position'`,
    })
    .from(receipts)
    .where(and(eq(receipts.userId, userId), isListed(receipts.applicationId), lt(receipts.createdAt, end)))
    .orderBy(asc(receipts.createdAt), asc(receipts.id))
  return new Map([...stored, ...sent].map(({ id, ...job }) => [id, job]))
}

/** A client's promises that were due in a week, without those that waited for the client at its end. */
export function listDuePromises(db: Queryable, userId: string, { start, end }: ReportWeek) {
  const pause = db
    .select({ found: sql`1` })
    .from(promisePauses)
    .where(
      and(
        eq(promisePauses.promiseId, promises.id),
        lt(promisePauses.startedAt, promises.dueAt),
        lt(promisePauses.startedAt, end),
        or(isNull(promisePauses.endedAt), gte(promisePauses.endedAt, end)),
      ),
    )
  return db
    .select({
      ...pick(promises, 'kind', 'dueAt', 'keptAt', 'breachedAt'),
      jobUrl: jobInterests.jobUrl,
      company: postings.company,
    })
    .from(promises)
    .leftJoin(jobInterests, and(eq(promises.kind, 'interest_answered'), eq(jobInterests.id, promises.subjectId)))
    .leftJoin(postings, eq(postings.jobInterestId, jobInterests.id))
    .where(
      and(
        eq(promises.userId, userId),
        gte(promises.dueAt, start),
        lt(promises.dueAt, end),
        or(isNull(promises.canceledAt), gt(promises.canceledAt, promises.dueAt)),
        notExists(pause),
      ),
    )
    .orderBy(asc(promises.dueAt), asc(promises.id))
}

const maxOutcome = 300

/** The interviews of a week of which the client said how they went. */
export async function listInterviewsHeld(db: Queryable, userId: string, { start, end }: ReportWeek) {
  const rows = await db
    .select({ applicationId: interviews.applicationId, at: interviews.startsAt, outcome: interviews.outcome })
    .from(interviews)
    .where(
      and(
        eq(interviews.userId, userId),
        isNull(interviews.removedAt),
        isNotNull(interviews.outcome),
        gte(interviews.startsAt, start),
        lt(interviews.startsAt, end),
      ),
    )
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(maxReportItems)
  return rows.map(({ outcome, ...held }) => ({
    ...held,
    what: `Your interview. You wrote: ${outcome?.slice(0, maxOutcome)}`,
  }))
}

/** Interviews in the seven days after that moment. */
export function listInterviewsNext(db: Queryable, userId: string, now: string) {
  return db
    .select({
      ...pick(interviews, 'startsAt', 'timeZone'),
      company: jobApplications.company,
      position: jobApplications.position,
    })
    .from(interviews)
    .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
    .where(
      and(
        eq(interviews.userId, userId),
        isNull(interviews.removedAt),
        gte(interviews.startsAt, now),
        lt(interviews.startsAt, sql`${now}::timestamptz + interval '7 days'`),
      ),
    )
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(maxInterviewsNext)
}

/** What waits for the client or for the team, the oldest first. */
export async function listOpenWork(db: Queryable, userId: string) {
  const { question, answeredAt, createdAt, id } = clientQuestions
  return {
    offers: await db
      .select(pick(jobApplications, 'company', 'position'))
      .from(jobApplications)
      .where(and(eq(jobApplications.userId, userId), eq(jobApplications.status, 'offered')))
      .orderBy(asc(jobApplications.createdAt), asc(jobApplications.id))
      .limit(maxOpenListed),
    questions: await db
      .select({ question })
      .from(clientQuestions)
      .where(and(eq(clientQuestions.userId, userId), isNull(answeredAt)))
      .orderBy(asc(createdAt), asc(id))
      .limit(maxOpenListed),
    approvals: await db
      .select(pick(jobApplications, 'company', 'position'))
      .from(approvals)
      .innerJoin(jobApplications, eq(jobApplications.id, approvals.applicationId))
      .where(and(eq(approvals.userId, userId), eq(approvals.state, 'waiting')))
      .orderBy(asc(approvals.createdAt), asc(approvals.id))
      .limit(maxOpenListed),
    interests: await db
      .select({ jobUrl: jobInterests.jobUrl, company: postings.company })
      .from(jobInterests)
      .leftJoin(postings, eq(postings.jobInterestId, jobInterests.id))
      .where(and(eq(jobInterests.userId, userId), eq(jobInterests.processed, false)))
      .orderBy(asc(jobInterests.createdAt), asc(jobInterests.id))
      .limit(maxOpenListed),
  }
}
export type OpenWork = Awaited<ReturnType<typeof listOpenWork>>
