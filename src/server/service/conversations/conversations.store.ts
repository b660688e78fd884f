import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { maxListRows } from '#contract/fields.ts'
import { messageEditMinutes } from '#contract/conversations.ts'
import type { Queryable } from '#server/db/client.ts'
import { visibleTo, type Actor } from '#server/db/ownership.ts'
import { pick, requireRow } from '#server/db/queries.ts'
import {
  accountManagerAssignments,
  conversations,
  files,
  jobApplications,
  messageFiles,
  messages,
  tasks,
  users,
} from '#server/db/schema.ts'
import { selectDueAt } from '#server/promises/promises.service.ts'
import type { RowPosition } from '#server/http/pagination.ts'

const manager = alias(users, 'manager')
const author = alias(users, 'author')

/** The conversations within reach: those that wait for an answer first, then the latest. */
export function listConversationRows(db: Queryable, actor: Actor, userId?: string) {
  const isFromOtherSide = eq(messages.fromClient, actor.role !== 'user')
  const unread = db.$count(messages, and(eq(messages.userId, users.id), isFromOtherSide, isNull(messages.readAt)))
  const last = alias(messages, 'last_message')
  return db
    .select({
      userId: users.id,
      client: pick(users, 'id', 'firstName', 'lastName', 'profileImageUrl'),
      manager: pick(manager, 'id', 'firstName', 'lastName', 'profileImageUrl'),
      lastMessage: { text: last.text, fromClient: last.fromClient, createdAt: last.createdAt },
      unread,
      waitingSince: conversations.waitingSince,
      dueAt: selectDueAt('message_answered', users.id),
    })
    .from(users)
    .leftJoin(accountManagerAssignments, eq(accountManagerAssignments.userId, users.id))
    .leftJoin(manager, eq(manager.id, accountManagerAssignments.accountManagerId))
    .leftJoin(conversations, eq(conversations.userId, users.id))
    .leftJoin(last, eq(last.id, conversations.lastMessageId))
    .where(
      and(
        eq(users.role, 'user'),
        visibleTo(db, actor, users.id),
        userId === undefined ? undefined : eq(users.id, userId),
        // Admins see everyone; without a message there is nothing to see.
        actor.role === 'admin' && userId === undefined ? isNotNull(conversations.userId) : undefined,
      ),
    )
    .orderBy(asc(conversations.waitingSince), sql`${conversations.lastMessageAt} desc nulls last`, asc(users.id))
    .limit(maxListRows)
}

const selectMessages = (db: Queryable) =>
  db
    .select({
      id: messages.id,
      userId: messages.userId,
      authorId: messages.authorId,
      fromClient: messages.fromClient,
      text: messages.text,
      applicationId: messages.applicationId,
      jobInterestId: messages.jobInterestId,
      createdAt: messages.createdAt,
      editedAt: messages.editedAt,
      readAt: messages.readAt,
      authorName: sql<string | null>`${author.firstName} || ' ' || ${author.lastName}`,
      application: { company: jobApplications.company, position: jobApplications.position },
      task: { id: tasks.id, kind: tasks.kind, state: tasks.state, proposedAt: tasks.proposedAt },
    })
    .from(messages)
    .leftJoin(author, eq(author.id, messages.authorId))
    .leftJoin(jobApplications, eq(jobApplications.id, messages.applicationId))
    .leftJoin(tasks, eq(tasks.id, messages.taskId))

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number]

/** A page of a conversation, the newest first, with one row more where there is a next page. */
export function listMessageRows(
  db: Queryable,
  userId: string,
  { limit, after, applicationId }: { limit: number; after: RowPosition | null; applicationId?: string | undefined },
): Promise<MessageRow[]> {
  return selectMessages(db)
    .where(
      and(
        ofConversation(userId, applicationId),
        after ? sql`(${messages.createdAt}, ${messages.id}) < (${after.at}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit + 1)
}

export async function findMessage(db: Queryable, id: string): Promise<MessageRow | undefined> {
  const [row] = await selectMessages(db).where(eq(messages.id, id))
  return row
}

/** The files of these messages. */
export function listMessageFiles(db: Queryable, messageIds: readonly string[]) {
  if (messageIds.length === 0) return Promise.resolve([])
  return db
    .select({
      messageId: messageFiles.messageId,
      ...pick(files, 'id', 'fileName', 'contentType', 'purpose', 'size'),
    })
    .from(messageFiles)
    .innerJoin(files, eq(files.id, messageFiles.fileId))
    .where(inArray(messageFiles.messageId, [...messageIds]))
    .orderBy(asc(messageFiles.position))
}

/** Locks the conversation until the transaction ends, so that its messages have an order. */
export async function lockConversation(tx: Queryable, userId: string) {
  const rows = await tx
    .insert(conversations)
    .values({ userId, lastMessageAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({ target: conversations.userId, set: { userId } })
    .returning({ waitingSince: conversations.waitingSince })
  return requireRow(rows)
}

export async function insertMessage(tx: Queryable, values: typeof messages.$inferInsert, fileIds: readonly string[]) {
  const rows = await tx.insert(messages).values(values).returning({ id: messages.id, createdAt: messages.createdAt })
  const created = requireRow(rows)
  if (fileIds.length > 0)
    await tx
      .insert(messageFiles)
      .values(fileIds.map((fileId, position) => ({ messageId: created.id, fileId, position })))
  await tx
    .update(conversations)
    .set({
      lastMessageId: created.id,
      lastMessageAt: created.createdAt,
      waitingSince: values.fromClient ? sql`coalesce(${conversations.waitingSince}, ${created.createdAt})` : null,
    })
    .where(eq(conversations.userId, values.userId))
  return created.id
}

/**
 * Makes uploads of the author files of the client, so that they are erased and exported with the client. Returns the ids of
 * those that were the author's unused attachments.
 */
export async function claimAttachments(tx: Queryable, authorId: string, clientId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const claimed = await tx
    .update(files)
    .set({ ownerId: clientId, claimedAt: sql`now()` })
    .where(
      and(
        inArray(files.id, [...ids]),
        eq(files.ownerId, authorId),
        eq(files.purpose, 'attachment'),
        isNotNull(files.uploadedAt),
        isNull(files.claimedAt),
      ),
    )
    .returning({ id: files.id })
  return claimed.map(({ id }) => id)
}

/** Changes the text of an own recent message within reach; returns its client. */
export async function changeText(db: Queryable, actor: Actor, id: string, text: string) {
  const [changed] = await db
    .update(messages)
    .set({ text, editedAt: sql`now()` })
    .where(
      and(
        eq(messages.id, id),
        eq(messages.authorId, actor.id),
        visibleTo(db, actor, messages.userId),
        gt(messages.createdAt, sql`now() - make_interval(mins => ${messageEditMinutes})`),
      ),
    )
    .returning({ userId: messages.userId })
  return changed?.userId
}

/** Whether the actor wrote this message and may still see it. */
export async function isAuthor(db: Queryable, actor: Actor, id: string) {
  const found = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.authorId, actor.id), visibleTo(db, actor, messages.userId)))
  return found.length > 0
}

/** Marks the messages of one side as read; returns how many were not. */
export async function markRead(db: Queryable, userId: string, fromClient: boolean) {
  const { rowCount } = await db
    .update(messages)
    .set({ readAt: sql`now()` })
    .where(and(eq(messages.userId, userId), eq(messages.fromClient, fromClient), isNull(messages.readAt)))
  return rowCount ?? 0
}

/** Whether it is the first unread message of its side. */
export async function isFirstUnread(db: Queryable, { id, userId, fromClient }: MessageRow) {
  const [first] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.fromClient, fromClient), isNull(messages.readAt)))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(1)
  return first?.id === id
}

/** All messages of a conversation, or those about one application. */
export const countMessages = (db: Queryable, userId: string, applicationId?: string) =>
  db.$count(messages, ofConversation(userId, applicationId))

const ofConversation = (userId: string, applicationId: string | undefined) =>
  and(eq(messages.userId, userId), applicationId === undefined ? undefined : eq(messages.applicationId, applicationId))
