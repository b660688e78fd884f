import { and, asc, eq, getTableColumns, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { keyset, listRows, type KeysetPage } from '#server/db/keyset.ts'
import { pick } from '#server/db/queries.ts'
import {
  accountManagerAssignments,
  accountViews,
  approvals,
  auditLog,
  billingPeriods,
  broadcasts,
  clientAnswers,
  clientFacts,
  clientQuestions,
  clientRules,
  dataExports,
  deliveries,
  employmentProfiles,
  files,
  jobInterests,
  messages,
  notificationChoices,
  notifications,
  passkeys,
  postingChecks,
  postings,
  progressReports,
  sessions,
  subscriptions,
  tasks,
  totpSecrets,
  users,
} from '#server/db/schema.ts'
import { userColumns } from '#server/http/session.ts'

// The oldest first: what is added while the lists are read comes at their end and moves nothing.

export function readAccount(db: Queryable, userId: string) {
  return db
    .select({ ...userColumns, timeZone: users.timeZone, updatedAt: users.updatedAt })
    .from(users)
    .where(eq(users.id, userId))
}

export const readProfile = (db: Queryable, userId: string) =>
  db.select().from(employmentProfiles).where(eq(employmentProfiles.userId, userId))

// When the manager looks at it again is the manager's.
const { snoozedUntil: _snoozedUntil, ...interestColumns } = getTableColumns(jobInterests)
export const readInterests = listRows(jobInterests, jobInterests.userId, [jobInterests.createdAt, jobInterests.id], {
  columns: interestColumns,
})

export const readPostingChecks = listRows(postingChecks, postingChecks.userId, [
  postingChecks.triedAt,
  postingChecks.id,
])

export const readPostings = listRows(postings, postings.userId, [postings.createdAt, postings.id])

export const readRules = listRows(clientRules, clientRules.userId, [clientRules.createdAt, clientRules.version])

const { requestedBy: _requestedBy, ...approvalColumns } = getTableColumns(approvals)
export const readApprovals = listRows(approvals, approvals.userId, [approvals.createdAt, approvals.id], {
  columns: approvalColumns,
})

export const readFacts = (db: Queryable, userId: string) =>
  db.select().from(clientFacts).where(eq(clientFacts.userId, userId))

export const readAnswers = listRows(clientAnswers, clientAnswers.userId, [clientAnswers.createdAt, clientAnswers.id])

const { askedBy: _askedBy, ...questionColumns } = getTableColumns(clientQuestions)
export const readQuestions = listRows(
  clientQuestions,
  clientQuestions.userId,
  [clientQuestions.createdAt, clientQuestions.id],
  { columns: questionColumns },
)

/** The messages of a person's conversation; the files themselves are in the folder files. */
export const readMessages = listRows(messages, messages.userId, [messages.createdAt, messages.id], {
  columns: {
    writtenBy: sql<string>`case when ${messages.fromClient} then 'you' else 'our team' end`,
    ...pick(messages, 'id', 'text', 'applicationId', 'jobInterestId', 'taskId', 'createdAt', 'editedAt', 'readAt'),
    files: sql<string[]>`(
      select coalesce(array_agg(files.id || ' ' || coalesce(files.file_name, '')), '{}')
      from message_files join files on files.id = message_files.file_id where message_files.message_id = messages.id)`,
  },
})

export const readReports = listRows(progressReports, progressReports.userId, [
  progressReports.weekStart,
  progressReports.id,
])

export const readNotifications = listRows(notifications, notifications.userId, [
  notifications.createdAt,
  notifications.id,
])

export const readChoices = (db: Queryable, userId: string) =>
  db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId))

/** Who looks after the person, by name; whom an account manager looks after only by when it began. */
export function readAssignments(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(accountManagerAssignments.assignedAt, accountManagerAssignments.id)
  const isClient = eq(accountManagerAssignments.userId, userId)
  return db
    .select({
      keys,
      as: sql<string>`case when ${isClient} then 'client' else 'account manager' end`,
      accountManager: sql<string | null>`case when ${isClient} then ${users.firstName} || ' ' || ${users.lastName} end`,
      assignedAt: accountManagerAssignments.assignedAt,
      lastActionAt: accountManagerAssignments.lastActionAt,
    })
    .from(accountManagerAssignments)
    .innerJoin(users, eq(users.id, accountManagerAssignments.accountManagerId))
    .where(and(or(isClient, eq(accountManagerAssignments.accountManagerId, userId)), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

/** When an admin saw the account as its owner does; the admin by name. */
export function readAccountViews(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(accountViews.startedAt, accountViews.id)
  return db
    .select({
      keys,
      admin: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      ...pick(accountViews, 'reason', 'startedAt', 'expiresAt', 'endedAt'),
    })
    .from(accountViews)
    .leftJoin(users, eq(users.id, accountViews.adminId))
    .where(and(eq(accountViews.subjectId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

const { plan, status, currentPeriodStart, currentPeriodEnd, graceEnds, createdAt, updatedAt } = subscriptions
export const readSubscriptions = listRows(subscriptions, subscriptions.userId, [createdAt, subscriptions.id], {
  columns: { plan, status, currentPeriodStart, currentPeriodEnd, graceEnds, createdAt, updatedAt },
})

export const readPeriods = listRows(billingPeriods, billingPeriods.userId, [
  billingPeriods.createdAt,
  billingPeriods.id,
])

export const readDeliveries = listRows(deliveries, deliveries.userId, [deliveries.deliveredAt, deliveries.id])

/** The sentences for weekly reports are in the reports. */
export const readTasks = listRows(tasks, tasks.userId, [tasks.createdAt, tasks.id], {
  where: ne(tasks.kind, 'report_note'),
})

export const readBroadcasts = listRows(broadcasts, broadcasts.senderId, [broadcasts.createdAt, broadcasts.id], {
  columns: pick(broadcasts, 'title', 'message', 'createdAt'),
})

export const readSessions = listRows(sessions, sessions.userId, [sessions.createdAt, sessions.sid], {
  columns: { browserAndAddress: sessions.sess, ...pick(sessions, 'createdAt', 'lastSeenAt', 'expire') },
})

/** What the person did and what was done with their data. Other people are named only as another person. */
export function readActivity(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(auditLog.at, auditLog.id)
  const byPerson = sql<boolean>`${auditLog.actorId} is not distinct from ${userId}`
  const aboutPerson = sql<boolean>`${auditLog.subjectId} is not distinct from ${userId}`
  const ownAddress = sql`(${byPerson} or ${auditLog.actorId} is null)`
  const columns = {
    keys,
    at: auditLog.at,
    action: auditLog.action,
    by: sql<string>`case when ${byPerson} then 'you' when ${auditLog.actorId} is null then 'no one logged in' else 'someone else' end`,
    about: sql<string>`case when ${aboutPerson} then 'you' when ${auditLog.subjectId} is null then 'no one' else 'someone else' end`,
    address: sql<string | null>`case when ${ownAddress} then ${auditLog.address} end`,
    entityId: sql<string | null>`case when ${aboutPerson} then ${auditLog.entityId} end`,
    details: sql<unknown>`case when ${aboutPerson} then ${auditLog.details} end`,
  }
  return db
    .select(columns)
    .from(auditLog)
    .where(and(or(eq(auditLog.actorId, userId), eq(auditLog.subjectId, userId)), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

export const readFiles = listRows(files, files.ownerId, [files.createdAt, files.id], {
  columns: pick(files, 'id', 'purpose', 'fileName', 'contentType', 'size', 'uploadedAt', 'createdAt'),
  where: isNotNull(files.uploadedAt),
})

export const readExports = listRows(dataExports, dataExports.userId, [dataExports.createdAt, dataExports.id])

/** Passkeys and the authenticator app, without what makes them work. */
export async function readSecondFactors(db: Queryable, userId: string) {
  const { name, createdAt: addedAt, lastUsedAt } = passkeys
  const keys = await db
    .select({ kind: sql<string>`'passkey'`, name, createdAt: addedAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(addedAt), asc(passkeys.id))
  const apps = await db
    .select({ kind: sql<string>`'authenticator app'`, createdAt: totpSecrets.createdAt })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
  return [...keys, ...apps]
}
