import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { approvalHours } from '#contract/approvals.ts'
import type { NotificationType } from '#contract/notifications.ts'
import type { Queryable } from '#server/db/client.ts'
import {
  approvals,
  clientAnswers,
  clientFacts,
  clientQuestions,
  clientRules,
  conversations,
  documents,
  documentVersions,
  jobApplications,
  messages,
  notifications,
} from '#server/db/schema.ts'
import { daysAgo, hoursAgo, type Person } from './acting.ts'

// The services store the time of the database. These functions move it to the time that the demo tells of.

/** Rows of this transaction that still have their real time. */
const isNew = (createdAt: PgColumn) => gte(createdAt, sql`date_trunc('milliseconds', now())`)

export async function backdateRules(db: Queryable, client: Person, days: number) {
  await db
    .update(clientRules)
    .set({ createdAt: daysAgo(days) })
    .where(and(eq(clientRules.userId, client.id), isNew(clientRules.createdAt)))
}

export async function backdateAnswers(db: Queryable, client: Person, days: number) {
  const times = { updatedAt: daysAgo(days) }
  await db.update(clientFacts).set(times).where(eq(clientFacts.userId, client.id))
  await db.update(clientAnswers).set(times).where(eq(clientAnswers.userId, client.id))
}

export async function backdateQuestion(
  db: Queryable,
  client: Person,
  id: string,
  { asked, answered }: { asked: number; answered: number | null },
) {
  const answeredAt = answered === null ? null : daysAgo(answered)
  await db
    .update(clientQuestions)
    .set({ createdAt: daysAgo(asked), answeredAt })
    .where(eq(clientQuestions.id, id))
  await backdateNotifications(db, id, asked)
  if (answered !== null) await backdateNotifications(db, client.id, answered, 'question')
}

export async function backdateDocument(db: Queryable, id: string, days: number) {
  const at = daysAgo(days)
  await db.update(documents).set({ createdAt: at, updatedAt: at }).where(eq(documents.id, id))
  await db.update(documentVersions).set({ savedAt: at }).where(eq(documentVersions.documentId, id))
}

/** After a change of the application; `isCreated` after its creation. */
export async function backdateApplication(db: Queryable, id: string, days: number, { isCreated = false } = {}) {
  const at = daysAgo(days)
  await db
    .update(jobApplications)
    .set({ updatedAt: at, ...(isCreated && { createdAt: at }) })
    .where(eq(jobApplications.id, id))
  await backdateNotifications(db, id, days)
}

export async function backdateApproval(db: Queryable, applicationId: string, days: number) {
  await db
    .update(approvals)
    .set({ createdAt: daysAgo(days), expiresAt: hoursAgo(days * 24 - approvalHours) })
    .where(eq(approvals.applicationId, applicationId))
  await backdateNotifications(db, applicationId, days)
}

/** A message that was sent so many days ago, and read an hour later. */
export async function backdateMessage(db: Queryable, id: string, days: number) {
  await db
    .update(messages)
    .set({ createdAt: daysAgo(days), readAt: hoursAgo(days * 24 - 1) })
    .where(eq(messages.id, id))
}

/** The last message needs no answer. */
export async function backdateConversation(db: Queryable, client: Person, days: number) {
  await db
    .update(conversations)
    .set({ lastMessageAt: daysAgo(days), waitingSince: null })
    .where(eq(conversations.userId, client.id))
}

async function backdateNotifications(db: Queryable, relatedEntityId: string, days: number, type?: NotificationType) {
  await db
    .update(notifications)
    .set({ createdAt: daysAgo(days) })
    .where(
      and(
        eq(notifications.relatedEntityId, relatedEntityId),
        isNew(notifications.createdAt),
        type && eq(notifications.type, type),
      ),
    )
}

/** Marks notifications as read that are older than a week. */
export async function markOldNotificationsRead(db: Queryable, people: readonly Person[]) {
  const ids = people.map(({ id }) => id)
  await db
    .update(notifications)
    .set({ read: true })
    .where(and(inArray(notifications.userId, ids), lt(notifications.createdAt, daysAgo(7))))
}
