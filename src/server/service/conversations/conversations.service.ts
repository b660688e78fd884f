import { findAccountManager, type Actor } from '#server/db/ownership.ts'
import { DateTime } from 'luxon'
import { minSummarized } from '#contract/proposals.ts'
import {
  messageEditMinutes,
  type Conversation,
  type ConversationMessage,
  type MessageBody,
  type MessageFile,
  type listMessages,
} from '#contract/conversations.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { objectPath } from '#contract/files.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Queryable } from '#server/db/client.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { isOwnEntity } from '#server/work/answers/answers.service.ts'
import { servedName } from '#server/platform/files/file-names.ts'
import { getTermEnd } from '#server/promises/promises.service.ts'
import { lockClient, requireClient, requirePerson } from '#server/people/users/users.service.ts'
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
  type MessageRow,
} from './conversations.store.ts'

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
  { limit, cursor, applicationId }: QueryOf<typeof listMessages>,
) {
  await requireClient(db, actor, userId)
  const found = await listMessageRows(db, userId, { limit, after: readPosition(cursor), applicationId })
  const { rows, nextCursor } = toPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  return { rows: await withFiles(db, rows), nextCursor, total: await countMessages(db, userId, applicationId) }
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
    await lockClient(tx, actor, userId)
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
    await recordEvent({ db: tx, jobs }, actor, { type: 'message.sent', userId, messageId: id })
    return presentMessage(tx, id)
  })
}

async function presentMessage(db: Queryable, id: string) {
  const row = await findMessage(db, id)
  const [message] = row ? await withFiles(db, [row]) : []
  if (!message) throw new Error('The message is gone')
  return message
}

/** Changes an own message. After five minutes it stays as it is. */
export async function editOwnMessage({ db, jobs }: TransactionContext, actor: Actor, id: string, text: string) {
  return db.transaction(async (tx) => {
    const userId = await changeText(tx, actor, id, text)
    if (userId !== undefined) {
      await recordEvent({ db: tx, jobs }, actor, { type: 'message.edited', userId })
      return presentMessage(tx, id)
    }
    if (!(await isAuthor(tx, actor, id))) throw notFound('Message not found')
    throw conflict(`A message can be changed for ${messageEditMinutes} minutes after it was sent.`, 'too_late')
  })
}

/** Marks what the other side wrote as read. An admin reads for the team only where there is no account manager. */
export async function markAsRead({ db, jobs }: TransactionContext, context: TeamContext, actor: Actor, userId: string) {
  return db.transaction(async (tx) => {
    await requireClient(tx, actor, userId)
    const managerId = await findAccountManager(tx, userId)
    const isReader = actor.role !== 'admin' || managerId === null
    if (isReader && (await markRead(tx, userId, actor.id !== userId)) > 0)
      await recordEvent({ db: tx, jobs }, actor, { type: 'messages.read', userId })
    const [conversation] = await readConversations(tx, context, actor, userId)
    if (!conversation) throw notFound('User not found')
    return conversation
  })
}

const maxSummarized = 100
const maxSummarizedLength = 16_000
const maxSummarizedMessage = 1_500

/** The latest messages of a long conversation, the oldest first, by who wrote them as the reader would call them. */
export async function readForSummary(db: Queryable, actor: Actor, userId: string) {
  const client = await requirePerson(db, actor, userId)
  if (client.role !== 'user') throw notFound('User not found')
  const rows = await listMessageRows(db, userId, { limit: maxSummarized, after: null })
  const written = rows.filter(({ text }) => text !== '')
  if (written.length < minSummarized) throw conflict('This conversation is short. Please read its messages.')
  const [fromClient, fromTeam] = actor.role === 'user' ? ['You', 'Your team'] : ['Client', 'Team']
  let length = 0
  const said = written
    .map((row) => ({
      about: row.fromClient ? fromClient : fromTeam,
      text: `${DateTime.fromISO(row.createdAt).toFormat('LLLL d')}: ${row.text.slice(0, maxSummarizedMessage)}`,
    }))
    .filter(({ text }) => (length += text.length) <= maxSummarizedLength)
    .toReversed()
  const others = [...new Set(rows.flatMap(({ fromClient, authorName }) => (fromClient ? [] : (authorName ?? []))))]
  return { client, others, said }
}
