import { randomUUID } from 'node:crypto'
import { inboxOff } from '#contract/inbox.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { Deps, TransactionContext } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { conflict, notFound } from '#server/http/errors.ts'
import { findRules } from '#server/work/rules/rules.service.ts'
import { requireMail, toMail } from './mails.service.ts'
import { changeMail, lockMail, type MailRow } from './mails.store.ts'
import { findRelay, insertReply, moveDelivery } from './replies.store.ts'
import { isUnanswerable, toSender } from './senders.ts'

type ReplyContext = TransactionContext & Pick<Deps, 'config'>

const maxReferences = 50
const toSubject = (subject: string) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`)
const bytes = (text: string) => Buffer.byteLength(text)
const isMessageId = (id: string) => id.includes('@')

export const toNamed = ({ id, userId, applicationId, clientName, application, ...mail }: MailRow, sender: string) => ({
  userId,
  mailId: id,
  applicationId,
  clientName,
  sender: toSender(application?.company ?? undefined, sender || mail.fromAddress),
  position: application?.position ?? null,
})

/**
 * Writes an answer from the relay address. It is queued, or waits for the client where they want to be asked first and someone
 * else wrote it.
 */
export async function replyTo({ db, jobs, config }: ReplyContext, actor: Actor, id: string, text: string) {
  return db.transaction(async (tx) => {
    const mail = await lockMail(tx, actor, id)
    if (!mail) throw notFound('Mail not found')
    const to = requireAnswerable(config, mail)
    const relay = config.inboxDomain === null ? undefined : await findRelay(tx, mail.userId)
    if (!relay) throw conflict('The address for answers is switched off, so nothing can be sent from it.', inboxOff)
    const needsApproval = actor.id !== mail.userId && (await findRules(tx, mail.userId)).askFirst
    const replyId = randomUUID()
    const address = `${relay.localPart}@${config.inboxDomain}`
    await insertReply(tx, {
      id: replyId,
      userId: mail.userId,
      applicationId: mail.applicationId,
      direction: 'out',
      messageId: `${replyId}@${config.inboxDomain}`,
      contentHash: replyId,
      inReplyTo: isMessageId(mail.messageId) ? mail.messageId : null,
      references: [...mail.references, mail.messageId].filter(isMessageId).slice(-maxReferences),
      fromName: mail.clientName,
      fromAddress: address,
      subject: toSubject(mail.subject),
      text,
      size: bytes(text),
      envelope: { remoteAddress: null, helo: null, from: address, to },
      receivedAt: new Date().toISOString(),
      readAt: new Date().toISOString(),
      authenticated: true,
      delivery: needsApproval ? 'approval_needed' : 'waiting',
      waiting: needsApproval,
      answers: id,
      authorId: actor.id,
    })
    // A question is answered; what it suggests is decided on its own.
    if (mail.suggestion?.state !== 'open') await changeMail(tx, id, { waiting: false })
    const reply = await requireMail(tx, actor, replyId)
    await recordEvent({ db: tx, jobs }, actor, { type: 'reply.written', ...toNamed(reply, to), needsApproval })
    return toMail(reply)
  })
}

/** The address that takes an answer. A 409 where no person would read it, or where it would come back to us. */
function requireAnswerable(config: Deps['config'], { direction, automatic, replyAddress, fold }: MailRow) {
  if (direction !== 'in') throw conflict('This is an answer of yours. Please answer the mail before it.')
  if (replyAddress === null || automatic || isUnanswerable(config, replyAddress))
    throw conflict(
      'A program sent this mail, and no one reads answers to it. Please answer in the way that the mail names.',
      'no_answers',
    )
  if (fold !== null) throw conflict('This mail is no answer of an employer, so it gets no answer.', 'no_answers')
  return replyAddress
}

/** The client's decision about an answer that was written for them. The first one holds. */
export async function decideReply(
  { db, jobs }: TransactionContext,
  actor: Actor,
  id: string,
  decision: 'send' | 'discard',
) {
  return db.transaction(async (tx) => {
    const reply = await lockMail(tx, actor, id)
    if (!reply || reply.direction !== 'out') throw notFound('Answer not found')
    const to = decision === 'send' ? 'waiting' : 'discarded'
    if (!(await moveDelivery(tx, id, 'approval_needed', to))) throw conflict('This was decided already.')
    const event = toNamed(reply, reply.envelope.to)
    await recordEvent({ db: tx, jobs }, actor, {
      type: decision === 'send' ? 'reply.approved' : 'reply.discarded',
      ...event,
    })
    return toMail(await requireMail(tx, actor, id))
  })
}
