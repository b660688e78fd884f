import type { Conversation, ConversationMessage, MessageBody, MessageFile } from '#contract/conversations.ts'
import { messageEditMinutes } from '#contract/conversations.ts'
import { objectPath } from '#contract/files.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import { isOwnEntity } from '#server/features/answers/answers.service.ts'
import { touchClient } from '#server/features/clients/clients.service.ts'
import { servedName } from '#server/features/files/file-names.ts'
import { getTermEnd, syncPromises } from '#server/features/promises/promises.service.ts'
import { findAccountManager, lockPerson, notifyAdmins, requirePerson } from '#server/features/users/users.service.ts'
import { conflict, notFound } from '#server/http/errors.ts'
import { readPosition, toPage } from '#server/http/pagination.ts'
import { requireRoom } from '#server/http/quotas.ts'
import type { TeamHours } from '#server/working-time.ts'
import {
  changeText,
  claimAttachments,
  countMessages,
  findMessage,
  insertMessage,
  isAuthor,
  listConversationRows,
  listMessageFiles,
  listMessageRows,
  lockConversation,
  markRead,
} from './conversations.store.ts'
import type { MessageRow } from './conversations.store.ts'

/** Longer than a person needs who is already reading. */
const mailAfterSeconds = 600
/** The excerpt of the last message in a list. */
const maxExcerpt = 200

interface TeamContext {
  team: TeamHours
}

/** The conversations within reach, or the one of a client. */
export async function readConversations(
  db: Queryable,
  { team }: TeamContext,
  actor: Actor,
  userId?: string,
): Promise<Conversation[]> {
  const rows = await listConversationRows(db, actor, userId)
  return rows.map(({ waitingSince, dueAt, lastMessage, ...row }) => ({
    ...row,
    lastMessage: lastMessage && { ...lastMessage, text: lastMessage.text.slice(0, maxExcerpt).toWellFormed() },
    replyDueAt: waitingSince && (dueAt ?? getTermEnd('message_answered', waitingSince, team)),
  }))
}

/** A page of a conversation, the newest message first. */
export async function readMessages(
  db: Queryable,
  actor: Actor,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  await requireClient(db, actor, userId)
  const found = await listMessageRows(db, userId, { limit, after: readPosition(cursor) })
  const { rows, nextCursor } = toPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  return { rows: await withFiles(db, rows), nextCursor, total: await countMessages(db, userId) }
}

async function requireClient(db: Queryable, actor: Actor, userId: string) {
  const person = await requirePerson(db, actor, userId)
  if (person.role !== 'user') throw notFound('User not found')
}

async function withFiles(db: Queryable, rows: readonly MessageRow[]): Promise<ConversationMessage[]> {
  const files = Map.groupBy(
    await listMessageFiles(
      db,
      rows.map(({ id }) => id),
    ),
    ({ messageId }) => messageId,
  )
  return rows.map((row) => ({ ...row, files: (files.get(row.id) ?? []).map(toMessageFile) }))
}

const toMessageFile = (file: Awaited<ReturnType<typeof listMessageFiles>>[number]): MessageFile => ({
  id: file.id,
  name: servedName(file),
  size: file.size ?? 0,
  contentType: file.contentType ?? 'application/octet-stream',
  url: objectPath(file.id),
})

/**
 * Adds a message, about a task of the client if its id is passed. A mail copy follows if it is still unread after ten minutes.
 */
export async function postMessage(
  { db, jobs }: TransactionContext,
  actor: Actor,
  userId: string,
  {
    text,
    applicationId = null,
    jobInterestId = null,
    taskId = null,
    fileIds,
  }: MessageBody & { taskId?: string | null },
): Promise<ConversationMessage> {
  return db.transaction(async (tx) => {
    const client = await lockPerson(tx, actor, userId)
    if (client?.role !== 'user') throw notFound('User not found')
    await requireRoom(tx, 'messages', userId, () => countMessages(tx, userId))
    await lockConversation(tx, userId)
    if (applicationId !== null && !(await isOwnEntity(tx, userId, 'application', applicationId)))
      throw notFound('Application not found')
    if (jobInterestId !== null && !(await isOwnEntity(tx, userId, 'interest', jobInterestId)))
      throw notFound('Job interest not found')
    const ids = [...new Set(fileIds)]
    const claimed = await claimAttachments(tx, actor.id, userId, ids)
    if (claimed.length < ids.length) throw notFound('File not found')
    const fromClient = actor.id === userId
    const values = { userId, authorId: actor.id, fromClient, text, applicationId, jobInterestId, taskId }
    const id = await insertMessage(tx, values, ids)
    if (fromClient) await syncPromises(tx, [userId])
    else await touchClient(tx, userId)
    await jobs.send(tx, 'message-mail', { messageId: id }, { startAfterSeconds: mailAfterSeconds })
    await publishMessages(tx, userId)
    return presentMessage(tx, id)
  })
}

async function presentMessage(db: Queryable, id: string) {
  const row = await findMessage(db, id)
  const [message] = row ? await withFiles(db, [row]) : []
  if (!message) throw new Error('The message is gone')
  return message
}

/** Without a manager the admins are the other side. */
async function publishMessages(tx: Queryable, userId: string) {
  const managerId = await findAccountManager(tx, userId)
  await publishLive(tx, [userId, managerId], ['messages'])
  if (managerId === null) await notifyAdmins(tx, 'messages')
}

/** Changes an own message. After five minutes it stays as it is. */
export async function editOwnMessage(db: Queryable, actor: Actor, id: string, text: string) {
  return db.transaction(async (tx) => {
    const userId = await changeText(tx, actor, id, text)
    if (userId !== undefined) {
      await publishMessages(tx, userId)
      return presentMessage(tx, id)
    }
    if (!(await isAuthor(tx, actor, id))) throw notFound('Message not found')
    throw conflict(`A message can be changed for ${messageEditMinutes} minutes after it was sent.`, 'too_late')
  })
}

/** Marks what the other side wrote as read. An admin reads for the team only where there is no account manager. */
export async function markAsRead(db: Queryable, context: TeamContext, actor: Actor, userId: string) {
  return db.transaction(async (tx) => {
    await requireClient(tx, actor, userId)
    const managerId = await findAccountManager(tx, userId)
    const isReader = actor.role !== 'admin' || managerId === null
    if (isReader && (await markRead(tx, userId, actor.id !== userId)) > 0) await publishMessages(tx, userId)
    const [conversation] = await readConversations(tx, context, actor, userId)
    if (!conversation) throw notFound('User not found')
    return conversation
  })
}
