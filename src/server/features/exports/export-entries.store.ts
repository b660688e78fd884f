import { and, asc, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { keyset } from '#server/db/keyset.ts'
import type { KeysetPage } from '#server/db/keyset.ts'
import {
  accountManagerAssignments,
  accountViews,
  auditLog,
  broadcasts,
  dataExports,
  employmentProfiles,
  files,
  jobInterests,
  notificationChoices,
  notifications,
  passkeys,
  postings,
  sessions,
  subscriptions,
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

export function readProfile(db: Queryable, userId: string) {
  return db.select().from(employmentProfiles).where(eq(employmentProfiles.userId, userId))
}

export function readInterests(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(jobInterests.createdAt, jobInterests.id)
  // When the manager looks at it again is the manager's.
  const { snoozedUntil: _, ...columns } = getTableColumns(jobInterests)
  return db
    .select({ ...columns, keys })
    .from(jobInterests)
    .where(and(eq(jobInterests.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

export function readPostings(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(postings.createdAt, postings.id)
  return db
    .select({ ...getTableColumns(postings), keys })
    .from(postings)
    .where(and(eq(postings.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

export function readNotifications(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(notifications.createdAt, notifications.id)
  return db
    .select({ ...getTableColumns(notifications), keys })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

export function readChoices(db: Queryable, userId: string) {
  return db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId))
}

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
      reason: accountViews.reason,
      startedAt: accountViews.startedAt,
      expiresAt: accountViews.expiresAt,
      endedAt: accountViews.endedAt,
    })
    .from(accountViews)
    .leftJoin(users, eq(users.id, accountViews.adminId))
    .where(and(eq(accountViews.subjectId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

export function readSubscriptions(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(subscriptions.createdAt, subscriptions.id)
  return db
    .select({
      keys,
      plan: subscriptions.plan,
      status: subscriptions.status,
      currentPeriodStart: subscriptions.currentPeriodStart,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      graceEnds: subscriptions.graceEnds,
      createdAt: subscriptions.createdAt,
      updatedAt: subscriptions.updatedAt,
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

export function readBroadcasts(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(broadcasts.createdAt, broadcasts.id)
  return db
    .select({ keys, title: broadcasts.title, message: broadcasts.message, createdAt: broadcasts.createdAt })
    .from(broadcasts)
    .where(and(eq(broadcasts.senderId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

export function readSessions(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(sessions.createdAt, sessions.sid)
  return db
    .select({
      keys,
      browserAndAddress: sessions.sess,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expire: sessions.expire,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

/** What the person did and what was done with their data. Other people are named only as another person. */
export function readActivity(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(auditLog.at, auditLog.id)
  const byPerson = sql<boolean>`${auditLog.actorId} is not distinct from ${userId}`
  const aboutPerson = sql<boolean>`${auditLog.subjectId} is not distinct from ${userId}`
  const ownAddress = sql`(${byPerson} or ${auditLog.actorId} is null)`
  return db
    .select({
      keys,
      at: auditLog.at,
      action: auditLog.action,
      by: sql<string>`case when ${byPerson} then 'you' when ${auditLog.actorId} is null then 'no one logged in' else 'someone else' end`,
      about: sql<string>`case when ${aboutPerson} then 'you' when ${auditLog.subjectId} is null then 'no one' else 'someone else' end`,
      address: sql<string | null>`case when ${ownAddress} then ${auditLog.address} end`,
      entityId: sql<string | null>`case when ${aboutPerson} then ${auditLog.entityId} end`,
      details: sql<unknown>`case when ${aboutPerson} then ${auditLog.details} end`,
    })
    .from(auditLog)
    .where(and(or(eq(auditLog.actorId, userId), eq(auditLog.subjectId, userId)), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

export function readFiles(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(files.createdAt, files.id)
  return db
    .select({
      keys,
      id: files.id,
      purpose: files.purpose,
      fileName: files.fileName,
      contentType: files.contentType,
      size: files.size,
      uploadedAt: files.uploadedAt,
      createdAt: files.createdAt,
    })
    .from(files)
    .where(and(eq(files.ownerId, userId), isNotNull(files.uploadedAt), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

export function readExports(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(dataExports.createdAt, dataExports.id)
  return db
    .select({ ...getTableColumns(dataExports), keys })
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

/** Passkeys and the authenticator app, without what makes them work. */
export async function readSecondFactors(db: Queryable, userId: string) {
  const { name, createdAt, lastUsedAt } = passkeys
  const keys = await db
    .select({ kind: sql<string>`'passkey'`, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
  const apps = await db
    .select({ kind: sql<string>`'authenticator app'`, createdAt: totpSecrets.createdAt })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
  return [...keys, ...apps]
}
