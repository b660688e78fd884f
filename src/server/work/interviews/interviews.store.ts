import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm'
import { applicationStatuses, isLost } from '#contract/application-status.ts'
import { canceledDays, maxUpcoming } from '#contract/interviews.ts'
import type { Queryable } from '#server/db/client.ts'
import { listRows } from '#server/db/keyset.ts'
import { visibleTo, type Actor } from '#server/db/ownership.ts'
import { pick } from '#server/db/queries.ts'
import { interviews, jobApplications, users } from '#server/db/schema.ts'

const columns = {
  id: interviews.id,
  applicationId: interviews.applicationId,
  startsAt: interviews.startsAt,
  endsAt: interviews.endsAt,
  timeZone: interviews.timeZone,
  kind: interviews.kind,
  place: interviews.place,
  people: interviews.people,
  notes: interviews.notes,
  teamNotes: interviews.teamNotes,
  checklist: interviews.checklist,
  outcome: interviews.outcome,
}
const isCurrent = isNull(interviews.removedAt)

/** The interviews of an application, by time. The caller checks access. */
export function listOfApplication(db: Queryable, applicationId: string) {
  return db
    .select(columns)
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), isCurrent))
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
}

/** The clock of a client; null until their browser has named it. */
export async function findClientZone(db: Queryable, userId: string) {
  const [row] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId))
  return row?.timeZone ?? null
}

export type StoredInterview = Awaited<ReturnType<typeof listOfApplication>>[number]

const selectDetails = (db: Queryable) =>
  db
    .select({
      ...columns,
      answers: interviews.answers,
      application: pick(jobApplications, 'id', 'company', 'position', 'status', 'jobUrl', 'jobInterestId'),
      client: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(interviews)
    .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
    .innerJoin(users, eq(users.id, interviews.userId))

const reachable = (db: Queryable, actor: Actor, id: string) =>
  and(eq(interviews.id, id), isCurrent, visibleTo(db, actor, interviews.userId))

export async function findInterview(db: Queryable, actor: Actor, id: string) {
  const [row] = await selectDetails(db).where(reachable(db, actor, id))
  return row
}

/** The next interviews: the own ones, or those of clients. An admin has no clients, so they see the earliest of all. */
export function listUpcoming(db: Queryable, actor: Actor) {
  return selectDetails(db)
    .where(
      and(
        visibleTo(db, actor, interviews.userId),
        isCurrent,
        gt(interviews.endsAt, sql`now()`),
        notInArray(jobApplications.status, applicationStatuses.filter(isLost)),
      ),
    )
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(maxUpcoming)
}

const maxRecalled = 50

/** Interviews of a client before this moment that have an outcome, the latest first. */
export function listOutcomesBefore(db: Queryable, userId: string, startsAt: string) {
  return db
    .select({
      ...pick(interviews, 'id', 'startsAt', 'kind'),
      outcome: sql<string>`${interviews.outcome}`,
      ...pick(jobApplications, 'company', 'position'),
    })
    .from(interviews)
    .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
    .where(
      and(eq(interviews.userId, userId), isCurrent, lt(interviews.startsAt, startsAt), isNotNull(interviews.outcome)),
    )
    .orderBy(desc(interviews.startsAt), asc(interviews.id))
    .limit(maxRecalled)
}

/** What an iCalendar event needs beside the shown columns. */
const eventColumns = {
  ...pick(interviews, 'id', 'startsAt', 'endsAt', 'kind', 'place', 'people', 'sequence', 'removedAt', 'updatedAt'),
  company: jobApplications.company,
  position: jobApplications.position,
}

const selectEvents = (db: Queryable) =>
  db.select(eventColumns).from(interviews).innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
export type InterviewEvent = Awaited<ReturnType<typeof selectEvents>>[number]

export async function findEvent(db: Queryable, actor: Actor, id: string): Promise<InterviewEvent | undefined> {
  const [row] = await selectEvents(db).where(reachable(db, actor, id))
  return row
}

/** The interviews of a client for their calendar, with those removed lately. The latest come first, if there are too many. */
export function listEventsOfUser(db: Queryable, userId: string, limit: number): Promise<InterviewEvent[]> {
  const isListed = sql`(${interviews.removedAt} is null or ${interviews.removedAt} > now() - make_interval(days => ${canceledDays}))`
  return selectEvents(db)
    .where(and(eq(interviews.userId, userId), isListed))
    .orderBy(sql`${interviews.startsAt} desc`, asc(interviews.id))
    .limit(limit)
}

export const countInterviews = (db: Queryable, userId: string) => db.$count(interviews, eq(interviews.userId, userId))

export async function insertInterview(tx: Queryable, values: typeof interviews.$inferInsert) {
  await tx.insert(interviews).values(values)
}

export type InterviewChanges = Partial<
  Omit<typeof interviews.$inferInsert, 'id' | 'userId' | 'applicationId' | 'sequence'>
>

/** Stores a change. One that calendars have to know about raises the sequence. */
export async function changeInterview(
  tx: Queryable,
  id: string,
  { moved, ...changes }: InterviewChanges & { moved: boolean },
) {
  await tx
    .update(interviews)
    .set({ ...changes, ...(moved ? { sequence: sql`${interviews.sequence} + 1` } : {}), updatedAt: sql`now()` })
    .where(eq(interviews.id, id))
}

/** Lets the reminder come again, if the interview is more than a day away. */
export async function resetReminder(tx: Queryable, id: string) {
  await tx
    .update(interviews)
    .set({ remindedAt: null })
    .where(and(eq(interviews.id, id), gt(interviews.startsAt, sql`now() + interval '24 hours'`)))
}

export async function removeInterviews(tx: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return
  await tx
    .update(interviews)
    .set({ removedAt: sql`now()`, sequence: sql`${interviews.sequence} + 1`, updatedAt: sql`now()` })
    .where(and(inArray(interviews.id, [...ids]), isCurrent))
}

/** When an interview was changed last, its removal included. */
export async function findLastChange(tx: Queryable, id: string) {
  const [row] = await tx.select({ updatedAt: interviews.updatedAt }).from(interviews).where(eq(interviews.id, id))
  return row?.updatedAt ?? ''
}

/** Brings back a removed interview; calendars learn of it by the higher sequence. */
export async function restoreInterview(tx: Queryable, id: string) {
  await tx
    .update(interviews)
    .set({ removedAt: null, sequence: sql`${interviews.sequence} + 1`, updatedAt: sql`now()` })
    .where(eq(interviews.id, id))
}

/** Locks an interview until the transaction ends. Undefined if the actor may not change it. */
export async function lockInterview(tx: Queryable, actor: Actor, id: string) {
  const [row] = await tx
    .select({ ...columns, answers: interviews.answers, userId: interviews.userId })
    .from(interviews)
    .where(reachable(tx, actor, id))
    .for('update')
  return row
}

/** Deletes interviews whose cancellation is in no feed any longer. */
export async function purgeInterviews(db: Queryable) {
  await db.delete(interviews).where(lt(interviews.removedAt, sql`now() - make_interval(days => ${canceledDays + 1})`))
}

const due = and(
  isNull(interviews.remindedAt),
  isCurrent,
  gt(interviews.startsAt, sql`now()`),
  lt(interviews.startsAt, sql`now() + interval '24 hours'`),
)

/** Marks interviews of the next 24 hours as reminded of. Rows that another process holds are left to it. */
export async function takeDueReminders(tx: Queryable, limit: number) {
  const found = await tx
    .select({
      ...columns,
      userId: interviews.userId,
      ...pick(jobApplications, 'company', 'position', 'status'),
      clientZone: users.timeZone,
    })
    .from(interviews)
    .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
    .innerJoin(users, eq(users.id, interviews.userId))
    .where(due)
    .orderBy(asc(interviews.startsAt))
    .limit(limit)
    .for('update', { of: interviews, skipLocked: true })
  if (found.length === 0) return []
  await tx
    .update(interviews)
    .set({ remindedAt: sql`now()` })
    .where(
      inArray(
        interviews.id,
        found.map(({ id }) => id),
      ),
    )
  return found
}

/** All interviews of a person for their export, the oldest first. */
export const listInterviewsForExport = listRows(interviews, interviews.userId, [interviews.createdAt, interviews.id])
