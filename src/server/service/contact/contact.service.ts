import type { sendContactMessage } from '#contract/contact.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { conflict, notFound } from '#server/http/errors.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import {
  deleteMessagesFromUser,
  findMessage,
  insertMessage,
  isRepeated,
  storeAnswer,
  markRead,
} from './contact.store.ts'

export { listMessagesFromUser } from './contact.store.ts'

/**
 * Stores and mails a message. A repeated message is stored once. Past an hourly limit over all senders, messages are stored
 * and shown but not mailed.
 */
export async function receiveMessage(
  { db, jobs, limits }: { db: Queryable; jobs: Jobs; limits: RateLimits },
  body: BodyOf<typeof sendContactMessage>,
) {
  if (await isRepeated(db, body)) return
  await limits.consume('contact, mail address', body.email)
  await storeMessage({ db, jobs }, body, { isMailed: await limits.allows('contact mails, all', 'support') })
}

export async function storeMessage(
  { db, jobs }: TransactionContext,
  body: BodyOf<typeof sendContactMessage>,
  { isMailed }: { isMailed: boolean },
) {
  return db.transaction(async (tx) => {
    const messageId = await insertMessage(tx, body)
    await recordEvent({ db: tx, jobs }, systemSource, { type: 'contact.received', userId: null, messageId, isMailed })
    return messageId
  })
}

export async function markMessageRead({ db, jobs }: TransactionContext, admin: Actor, id: string) {
  return db.transaction(async (tx) => {
    const message = await markRead(tx, id)
    if (!message) throw notFound('Message not found')
    await recordEvent({ db: tx, jobs }, admin, { type: 'contact.read', userId: null, messageId: id })
    return message
  })
}

/** Stores the answer and mails it to the sender. A message has one answer. */
export async function answerMessage({ db, jobs }: TransactionContext, admin: Actor, id: string, answer: string) {
  return db.transaction(async (tx) => {
    const answered = await storeAnswer(tx, id, { answer, answeredBy: admin.id })
    if (!answered) {
      if (await findMessage(tx, id)) throw conflict('This message has been answered already')
      throw notFound('Message not found')
    }
    await recordEvent({ db: tx, jobs }, admin, { type: 'contact.answered', userId: null, messageId: id })
    return answered
  })
}

/** Deletes the messages from the person's own, verified address. */
export async function eraseContactMessages(context: TransactionContext, actor: Actor, userId: string) {
  const messageIds = await deleteMessagesFromUser(context.db, userId)
  if (messageIds.length > 0) await recordEvent(context, actor, { type: 'contact.erased', userId: null, messageIds })
}
