import { and, eq, gt, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PromiseKind } from '#contract/promises.ts'
import type { Queryable } from '#server/db/client.ts'
import { pick } from '#server/db/queries.ts'
import {
  accountManagerAssignments,
  approvals,
  clientQuestions,
  contactMessages,
  conversations,
  jobApplications,
  jobInterests,
  messages,
  postingChecks,
  promises,
  users,
} from '#server/db/schema.ts'

const toMoment = (moment: SQL) => moment.mapWith(promises.startedAt) as SQL<string | null>

/** The account, the assignment and the staff applications of each client, from which most promises follow. */
export function listClientRecords(db: Queryable, userIds: readonly string[]) {
  const { id, accountManagerId, assignedAt, lastActionAt, userId } = accountManagerAssignments
  return db
    .select({
      userId: users.id,
      isClient: sql<boolean>`${users.role} = 'user'`,
      wantedSince: users.managerWantedSince,
      assignment: { id, managerId: accountManagerId, assignedAt, lastActionAt },
      hasNewApplication,
      hasPlan,
      subscribedAt: toMoment(subscribedAt),
      firstAppliedAt: toMoment(sql`(
        select min(${jobApplications.createdAt}) from ${jobApplications}
        where ${jobApplications.userId} = ${users.id} and ${jobApplications.createdByStaff}
          and ${jobApplications.createdAt} >= ${assignedAt})`),
    })
    .from(users)
    .leftJoin(accountManagerAssignments, eq(userId, users.id))
    .where(inArray(users.id, [...userIds]))
}

/** Staff have recorded an application for the assigned client of the row, ever. */
const hasNewApplication = sql<boolean>`exists (
  select from ${jobApplications} where ${jobApplications.userId} = ${accountManagerAssignments.userId}
    and ${jobApplications.createdByStaff})`

/** The assigned client of the row has a plan. */
const hasPlan = sql<boolean>`exists (
  select from users as client where client.id = ${accountManagerAssignments.userId} and client.subscription_active)`

/** When the assigned client of the row bought the plan; null without one. */
const subscribedAt = sql`(
  select max(subscriptions.created_at) from subscriptions where subscriptions.user_id = ${accountManagerAssignments.userId})`

/**
 * The assigned client of the row waits for the first application, or for the first action of another manager. A client without
 * a plan does not.
 */
export const owesFirstApplication = sql<boolean>`(
  (${accountManagerAssignments.lastActionAt} is null or not ${hasNewApplication}) and ${hasPlan})`

/** Pending interests, and those with an open promise. `appliedAt` is set if staff applied. */
export function listInterestRecords(db: Queryable, userIds: readonly string[]) {
  return db
    .select({
      ...pick(jobInterests, 'id', 'userId', 'createdAt', 'processed'),
      answer: { byStaff: jobApplications.createdByStaff, createdAt: jobApplications.createdAt },
    })
    .from(jobInterests)
    .leftJoin(jobApplications, eq(jobApplications.jobInterestId, jobInterests.id))
    .where(
      and(
        inArray(jobInterests.userId, [...userIds]),
        or(
          eq(jobInterests.processed, false),
          inArray(
            jobInterests.id,
            db
              .select({ id: promises.subjectId })
              .from(promises)
              .where(and(inArray(promises.userId, [...userIds]), isOpen, eq(promises.kind, 'interest_answered'))),
          ),
        ),
      ),
    )
}

export const isOpen = sql`(${promises.keptAt} is null and ${promises.canceledAt} is null)`

/**
 * Messages of clients that started a wait: the first unanswered one of each conversation, and those with an open promise.
 * `answeredAt` is when staff wrote next.
 */
export async function listMessageRecords(db: Queryable, userIds: readonly string[]) {
  const ids = sql`${sql.param([...userIds])}::uuid[]`
  const { rows } = await db.execute<{ id: string }>(sql`
    select (select ${messages.id} from ${messages}
      where ${messages.userId} = ${conversations.userId} and ${messages.fromClient}
        and ${messages.createdAt} >= ${conversations.waitingSince}
      order by ${messages.createdAt}, ${messages.id} limit 1) as id
    from ${conversations} where ${conversations.userId} = any(${ids}) and ${conversations.waitingSince} is not null
    union
    select ${promises.subjectId} from ${promises}
    where ${promises.userId} = any(${ids}) and ${promises.kind} = 'message_answered' and ${isOpen}`)
  const subjects = rows.flatMap(({ id }) => id ?? [])
  if (subjects.length === 0) return []
  // Columns of a single table would lose its name here.
  const answer = sql`(
    select min(answer.created_at) from messages as answer
    where answer.user_id = messages.user_id and not answer.from_client and answer.created_at > messages.created_at)`
  return db
    .select({
      ...pick(messages, 'id', 'userId', 'createdAt'),
      answeredAt: toMoment(answer),
    })
    .from(messages)
    .where(inArray(messages.id, subjects))
}

/** When the clients were asked for approval, an answer or another posting since a moment, with the interest that it is about. */
export async function listPauseRecords(db: Queryable, userIds: readonly string[], since: string) {
  const questions = await db
    .select({
      userId: clientQuestions.userId,
      interestId: sql<string | null>`coalesce(${clientQuestions.jobInterestId}, ${jobApplications.jobInterestId})`,
      sourceId: clientQuestions.id,
      from: clientQuestions.createdAt,
      until: clientQuestions.answeredAt,
    })
    .from(clientQuestions)
    .leftJoin(jobApplications, eq(jobApplications.id, clientQuestions.applicationId))
    .where(
      and(
        inArray(clientQuestions.userId, [...userIds]),
        or(isNull(clientQuestions.answeredAt), gt(clientQuestions.answeredAt, since)),
      ),
    )
  const decisions = await db
    .select({
      userId: approvals.userId,
      interestId: jobApplications.jobInterestId,
      sourceId: approvals.id,
      from: approvals.createdAt,
      until: toMoment(sql`case when ${approvals.state} = 'waiting' and ${approvals.expiresAt} > now() then null
        else coalesce(${approvals.decidedAt}, ${approvals.expiresAt}) end`),
    })
    .from(approvals)
    .innerJoin(jobApplications, eq(jobApplications.id, approvals.applicationId))
    .where(
      and(
        inArray(approvals.userId, [...userIds]),
        gt(sql`coalesce(${approvals.decidedAt}, ${approvals.expiresAt})`, since),
      ),
    )
  const closedPostings = await db
    .select({
      userId: postingChecks.userId,
      interestId: postingChecks.jobInterestId,
      sourceId: postingChecks.id,
      from: toMoment(sql`${postingChecks.closedAt}`),
      until: postingChecks.resumedAt,
    })
    .from(postingChecks)
    .where(
      and(
        inArray(postingChecks.userId, [...userIds]),
        isNotNull(postingChecks.closedAt),
        or(isNull(postingChecks.resumedAt), gt(postingChecks.resumedAt, since)),
      ),
    )
  return [
    ...closedPostings.flatMap(({ from, ...rest }) =>
      from === null ? [] : [{ ...rest, from, reason: 'posting' as const }],
    ),
    ...questions.map((question) => ({ ...question, reason: 'question' as const })),
    ...decisions.map((decision) => ({ ...decision, reason: 'approval' as const })),
  ]
}

export function listContactRecords(db: Queryable, ids: readonly string[]) {
  const { id, createdAt, answeredAt } = contactMessages
  return db
    .select({ id, createdAt, answeredAt })
    .from(contactMessages)
    .where(inArray(id, [...ids]))
}

const hasPromise = (kind: PromiseKind, subject: PgColumn) =>
  sql`exists (select from ${promises} where ${promises.kind} = ${kind} and ${promises.subjectId} = ${subject})`

/** Clients with a wait that has no promise yet, such as those of an earlier version of the product. */
export async function listUnsyncedClients(db: Queryable, limit: number): Promise<string[]> {
  const { id, userId } = accountManagerAssignments
  const { rows } = await db.execute<{ user_id: string }>(sql`
    (select ${users.id} as user_id from ${users} where ${users.managerWantedSince} is not null
      and not exists (select from ${promises} where ${promises.kind} = 'manager_assigned'
        and ${promises.subjectId} = ${users.id} and ${promises.startedAt} = ${users.managerWantedSince})
      limit ${limit})
    union
    (select ${userId} from ${accountManagerAssignments}
      where ${owesFirstApplication} and not ${hasPromise('first_application', id)}
      limit ${limit})
    union
    (select ${jobInterests.userId} from ${jobInterests}
      inner join ${accountManagerAssignments} on ${userId} = ${jobInterests.userId}
      where ${jobInterests.processed} = false and not ${hasPromise('interest_answered', jobInterests.id)}
      limit ${limit})
    union
    (select ${conversations.userId} from ${conversations}
      inner join ${users} on ${users.id} = ${conversations.userId} and ${users.role} = 'user'
      where ${conversations.waitingSince} is not null
        and not exists (select from ${promises} where ${promises.userId} = ${conversations.userId}
          and ${promises.kind} = 'message_answered' and ${isOpen})
      limit ${limit})
    limit ${limit}`)
  return rows.map(({ user_id }) => user_id)
}

/** Contact messages without an answer and without a promise. */
export async function listUnsyncedContactMessages(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        isNull(contactMessages.answeredAt),
        sql`not exists (select from ${promises} where ${promises.kind} = 'contact_message'
          and ${promises.subjectId} = ${contactMessages.id})`,
      ),
    )
    .limit(limit)
  return rows.map(({ id }) => id)
}
