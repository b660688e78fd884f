import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, limits, maxListRows, requiredText, text, timestamp, picturedPerson } from './fields.ts'
import { taskKinds, taskStates } from './tasks.ts'

export const maxMessage = 5_000
/** The most files of one message. */
export const maxMessageFiles = 5
/** For how long an author can edit a message. */
export const messageEditMinutes = 5

export const messageFile = z.object({
  id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  contentType: z.string(),
  url: z.string(),
})
export type MessageFile = z.infer<typeof messageFile>

export const conversationMessage = z.object({
  id,
  userId: id,
  /** Null once the author's account is deleted. */
  authorId: z.nullable(id),
  authorName: z.nullable(z.string()),
  /** Written by the client; all others are by staff. */
  fromClient: z.boolean(),
  text: z.string(),
  applicationId: z.nullable(id),
  application: z.nullable(z.object({ company: z.string(), position: z.string() })),
  jobInterestId: z.nullable(id),
  /** The consultation for which it suggests a time, in its present state. */
  task: z.nullable(
    z.object({ id, kind: z.enum(taskKinds), state: z.enum(taskStates), proposedAt: z.nullable(timestamp) }),
  ),
  files: z.array(messageFile).check(z.maxLength(maxMessageFiles)),
  createdAt: timestamp,
  editedAt: z.nullable(timestamp),
  /** When the other side read it. */
  readAt: z.nullable(timestamp),
})
export type ConversationMessage = z.infer<typeof conversationMessage>

export const conversation = z.object({
  /** The client, who has one conversation with their current account manager. */
  userId: id,
  client: picturedPerson,
  /** Null: messages go to the admins. */
  manager: z.nullable(picturedPerson),
  lastMessage: z.nullable(z.object({ text: z.string(), fromClient: z.boolean(), createdAt: timestamp })),
  /** Messages of the other side that are not read yet. */
  unread: z.int(),
  /** When staff promised to answer; null unless the client waits. */
  replyDueAt: z.nullable(timestamp),
})
export type Conversation = z.infer<typeof conversation>

const clientParams = z.object({ userId: id })

export const listConversations = endpoint('GET', '/api/conversations', {
  summary:
    'The own conversation; for staff one per client within reach: those that wait for an answer first, then the latest, at most 500',
  access: 'signed-in',
  reply: z.array(conversation).check(z.maxLength(maxListRows)),
})

export const listMessages = endpoint('GET', '/api/conversations/:userId/messages', {
  summary: 'A conversation within reach, the newest message first. X-Next-Cursor is the cursor of the next page',
  access: 'signed-in',
  params: clientParams,
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
    cursor: z.optional(z.string().check(z.maxLength(limits.name))),
    /** Only messages about this application. */
    applicationId: z.optional(id),
  }),
  reply: z.array(conversationMessage).check(z.maxLength(100)),
})

/** A message needs a text or a file. */
export const messageBody = z
  .object({
    text: z._default(text(maxMessage), ''),
    /** What the message is about. */
    applicationId: z.nullish(id),
    jobInterestId: z.nullish(id),
    /** Uploads with the purpose `attachment`. */
    fileIds: z._default(z.array(id).check(z.maxLength(maxMessageFiles)), []),
  })
  .check(
    z.refine((body) => body.text !== '' || body.fileIds.length > 0, {
      error: 'Please write a message',
      path: ['text'],
    }),
  )
export type MessageBody = z.output<typeof messageBody>

export const sendMessage = endpoint('POST', '/api/conversations/:userId/messages', {
  summary: 'Writes to the other side of a conversation within reach',
  access: 'signed-in',
  limits: ['message, account', 'message burst, account'],
  params: clientParams,
  body: messageBody,
  reply: conversationMessage,
  status: 201,
  subject: ({ userId }) => userId,
})

export const editMessage = endpoint('PUT', '/api/messages/:id', {
  summary: 'Changes the text of an own message within 5 minutes; later it is a 409',
  access: 'signed-in',
  limits: ['message, account'],
  params: z.object({ id }),
  body: z.object({ text: requiredText(maxMessage, 'Please write a message') }),
  reply: conversationMessage,
})

export const markConversationRead = endpoint('POST', '/api/conversations/:userId/read', {
  idempotency: 'ignored',
  summary: 'Marks the messages of the other side as read. An admin reads for the team only where there is no manager',
  access: 'signed-in',
  params: clientParams,
  reply: conversation,
})
