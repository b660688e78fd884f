import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import {
  accountManagerAssignments,
  auditLog,
  broadcasts,
  applicationDocuments,
  dataExports,
  documents,
  documentVersions,
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

export interface Page {
  limit: number
  offset: number
}

// The oldest first: what is added while the lists are read comes at their end and moves nothing.

export function readAccount(db: Queryable, userId: string) {
  return db
    .select({ ...userColumns, updatedAt: users.updatedAt })
    .from(users)
    .where(eq(users.id, userId))
}

export function readProfile(db: Queryable, userId: string) {
  return db.select().from(employmentProfiles).where(eq(employmentProfiles.userId, userId))
}

export function readInterests(db: Queryable, userId: string, { limit, offset }: Page) {
  return db
    .select()
    .from(jobInterests)
    .where(eq(jobInterests.userId, userId))
    .orderBy(asc(jobInterests.createdAt), asc(jobInterests.id))
    .limit(limit)
    .offset(offset)
}

export function readPostings(db: Queryable, userId: string, { limit, offset }: Page) {
  return db
    .select()
    .from(postings)
    .where(eq(postings.userId, userId))
    .orderBy(asc(postings.createdAt), asc(postings.id))
    .limit(limit)
    .offset(offset)
}

export function readNotifications(db: Queryable, userId: string, { limit, offset }: Page) {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
    .limit(limit)
    .offset(offset)
}

export function readChoices(db: Queryable, userId: string) {
  return db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId))
}

/** Who looks after the person, by name; whom an account manager looks after only by when it began. */
export function readAssignments(db: Queryable, userId: string, { limit, offset }: Page) {
  const isClient = eq(accountManagerAssignments.userId, userId)
  return db
    .select({
      as: sql<string>`case when ${isClient} then 'client' else 'account manager' end`,
      accountManager: sql<string | null>`case when ${isClient} then ${users.firstName} || ' ' || ${users.lastName} end`,
      assignedAt: accountManagerAssignments.assignedAt,
      lastActionAt: accountManagerAssignments.lastActionAt,
    })
    .from(accountManagerAssignments)
    .innerJoin(users, eq(users.id, accountManagerAssignments.accountManagerId))
    .where(or(isClient, eq(accountManagerAssignments.accountManagerId, userId)))
    .orderBy(asc(accountManagerAssignments.assignedAt), asc(accountManagerAssignments.id))
    .limit(limit)
    .offset(offset)
}

export function readSubscriptions(db: Queryable, userId: string, { limit, offset }: Page) {
  return db
    .select({
      plan: subscriptions.plan,
      status: subscriptions.status,
      currentPeriodStart: subscriptions.currentPeriodStart,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      graceEnds: subscriptions.graceEnds,
      createdAt: subscriptions.createdAt,
      updatedAt: subscriptions.updatedAt,
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id))
    .limit(limit)
    .offset(offset)
}

export function readBroadcasts(db: Queryable, userId: string, { limit, offset }: Page) {
  return db
    .select({ title: broadcasts.title, message: broadcasts.message, createdAt: broadcasts.createdAt })
    .from(broadcasts)
    .where(eq(broadcasts.senderId, userId))
    .orderBy(asc(broadcasts.createdAt), asc(broadcasts.id))
    .limit(limit)
    .offset(offset)
}

export function readSessions(db: Queryable, userId: string, { limit, offset }: Page) {
  return db
    .select({
      browserAndAddress: sessions.sess,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expire: sessions.expire,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt), asc(sessions.sid))
    .limit(limit)
    .offset(offset)
}

/** What the person did and what was done with their data; of others it says only that it was somebody else. */
export function readActivity(db: Queryable, userId: string, { limit, offset }: Page) {
  const byPerson = sql<boolean>`${auditLog.actorId} is not distinct from ${userId}`
  const aboutPerson = sql<boolean>`${auditLog.subjectId} is not distinct from ${userId}`
  const ownAddress = sql`(${byPerson} or ${auditLog.actorId} is null)`
  return db
    .select({
      at: auditLog.at,
      action: auditLog.action,
      by: sql<string>`case when ${byPerson} then 'you' when ${auditLog.actorId} is null then 'nobody signed in' else 'somebody else' end`,
      about: sql<string>`case when ${aboutPerson} then 'you' when ${auditLog.subjectId} is null then 'nobody' else 'somebody else' end`,
      address: sql<string | null>`case when ${ownAddress} then ${auditLog.address} end`,
      entityId: sql<string | null>`case when ${aboutPerson} then ${auditLog.entityId} end`,
      details: sql<unknown>`case when ${aboutPerson} then ${auditLog.details} end`,
    })
    .from(auditLog)
    .where(or(eq(auditLog.actorId, userId), eq(auditLog.subjectId, userId)))
    .orderBy(asc(auditLog.at), asc(auditLog.id))
    .limit(limit)
    .offset(offset)
}

export function readFiles(db: Queryable, userId: string, { limit, offset }: Page) {
  return db
    .select({
      id: files.id,
      purpose: files.purpose,
      fileName: files.fileName,
      contentType: files.contentType,
      size: files.size,
      uploadedAt: files.uploadedAt,
      createdAt: files.createdAt,
    })
    .from(files)
    .where(and(eq(files.ownerId, userId), isNotNull(files.uploadedAt)))
    .orderBy(asc(files.createdAt), asc(files.id))
    .limit(limit)
    .offset(offset)
}

/** Every version of every document that was saved. */
export function readDocuments(db: Queryable, userId: string, { limit, offset }: Page) {
  return db
    .select({
      id: documents.id,
      kind: documents.kind,
      name: documents.name,
      createdAt: documents.createdAt,
      version: documentVersions.version,
      savedAt: documentVersions.savedAt,
      form: documentVersions.form,
      content: documentVersions.content,
    })
    .from(documents)
    .innerJoin(documentVersions, eq(documentVersions.documentId, documents.id))
    .where(eq(documents.userId, userId))
    .orderBy(asc(documents.createdAt), asc(documents.id), asc(documentVersions.version))
    .limit(limit)
    .offset(offset)
}

/** Which documents are attached to which applications. */
export function readAttachedDocuments(db: Queryable, userId: string, { limit, offset }: Page) {
  return db
    .select({ applicationId: applicationDocuments.applicationId, documentId: documents.id, name: documents.name })
    .from(applicationDocuments)
    .innerJoin(documents, eq(documents.id, applicationDocuments.documentId))
    .where(eq(documents.userId, userId))
    .orderBy(asc(applicationDocuments.applicationId), asc(documents.id))
    .limit(limit)
    .offset(offset)
}

export function readExports(db: Queryable, userId: string, { limit, offset }: Page) {
  return db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(asc(dataExports.createdAt), asc(dataExports.id))
    .limit(limit)
    .offset(offset)
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
