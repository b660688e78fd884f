import type { sendContactMessage } from '#contract/contact.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { listAdminIds } from '#server/features/users/users.service.ts'
import { syncContactPromises } from '#server/features/promises/promises.service.ts'
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

export { composeContactMail } from './contact.mails.ts'
export { listMessagesFromUser } from './contact.store.ts'

/**
 * Stores and mails a message. A repeated message is stored once. Past an hourly limit over all senders, messages are stored
 * and shown but not mailed.
 */
export async function receiveMessage(
  { db, jobs, limits }: { db: Queryable; jobs: Jobs; limits: RateLimits },
  body: BodyOf<typeof sendContactMessage>,
  address: string,
) {
  await limits.consume('contact, address', address)
  if (await isRepeated(db, body)) return
  await limits.consume('contact, mail address', body.email)
  await storeMessage({ db, jobs }, body, { mailed: await limits.allows('contact mails, all', 'support') })
}

export async function storeMessage(
  { db, jobs }: TransactionContext,
  body: BodyOf<typeof sendContactMessage>,
  { mailed }: { mailed: boolean },
) {
  return db.transaction(async (tx) => {
    const messageId = await insertMessage(tx, body)
    await syncContactPromises(tx, [messageId])
    if (mailed) await jobs.send(tx, 'contact-mail', { mail: 'message', messageId })
    await notifyAdmins(tx)
    return messageId
  })
}

const notifyAdmins = async (db: Queryable) => publishLive(db, await listAdminIds(db), ['contact-messages'])

export async function markMessageRead(db: Queryable, id: string) {
  return db.transaction(async (tx) => {
    const message = await markRead(tx, id)
    if (!message) throw notFound('Message not found')
    await notifyAdmins(tx)
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
    await syncContactPromises(tx, [id])
    await jobs.send(tx, 'contact-mail', { mail: 'answer', messageId: id })
    await recordAudit(tx, admin, { action: 'contact.answered', entityId: id })
    await notifyAdmins(tx)
    return answered
  })
}

/** Deletes the messages from the person's own, verified address. */
export async function eraseContactMessages(db: Queryable, userId: string) {
  const deleted = await deleteMessagesFromUser(db, userId)
  await syncContactPromises(db, deleted)
  if (deleted.length > 0) await notifyAdmins(db)
}
