import type { Deps } from '#server/deps.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { Mail } from '#server/gateways/mailer.ts'
import { escapeHtml } from '#server/http/plain-page.ts'
import { button, paragraph, quote } from '#server/platform/mail/blocks.ts'
import { composeMail } from '#server/platform/mail/compose.ts'
import { loadRawMail } from './raw-mails.ts'
import { changeMail } from './mails.store.ts'
import { findOutgoing, findRelay, moveDelivery, type OutgoingMail } from './replies.store.ts'
import { isUnanswerable } from './senders.ts'

type SendingDeps = Pick<Deps, 'config' | 'database' | 'encryption' | 'files' | 'jobs' | 'mailer'>

const inBrackets = (id: string) => `<${id}>`

function composeReply({ to, fromName, fromAddress, subject, text, messageId, ...reply }: OutgoingMail): Mail {
  const { inReplyTo, references } = reply
  return {
    to: { name: '', address: to },
    from: { name: fromName, address: fromAddress },
    subject,
    text: text ?? '',
    html: `<div style="white-space:pre-wrap">${escapeHtml(text ?? '')}</div>`,
    messageId: inBrackets(messageId),
    ...(inReplyTo === null ? {} : { inReplyTo: inBrackets(inReplyTo) }),
    references: references.map(inBrackets),
    headers: { 'Auto-Submitted': 'no' },
  }
}

/** The mail server refused it for good: another try would fail in the same way. */
const isRefused = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500

/** Sends an answer. One that the mail server refuses counts as returned. */
export async function sendReply(deps: SendingDeps, mailId: string) {
  const { config, database, jobs, mailer } = deps
  const reply = await findOutgoing(database.db, mailId)
  if (reply?.delivery !== 'waiting') return
  const isSent = !isUnanswerable(config, reply.to) && (await trySending(mailer, composeReply(reply)))
  await database.db.transaction(async (tx) => {
    if (!(await moveDelivery(tx, mailId, 'waiting', isSent ? 'sent' : 'bounced'))) return
    const { userId, applicationId, client } = reply
    const event = { userId, applicationId, mailId }
    const context = { db: tx, jobs }
    const named = { ...event, clientName: `${client.firstName} ${client.lastName}`, sender: reply.to }
    if (isSent) await recordEvent(context, systemSource, { type: 'reply.sent', ...event })
    else await recordEvent(context, systemSource, { type: 'reply.bounced', ...named })
  })
}

async function trySending(mailer: Deps['mailer'], mail: Mail) {
  try {
    await mailer.send(mail)
    return true
  } catch (error) {
    if (isRefused(error)) return false
    throw error
  }
}

/** Mail servers refuse larger ones; base64 adds a third. */
const maxAttached = 15 * 2 ** 20
const why =
  'You get this email because copies of the mails at your address for answers are on. You can turn them off in your account.'

/** A copy of an employer's mail, or of an answer, for the client's own mailbox. It is sent once, from our own address. */
export async function sendMailCopy(deps: SendingDeps, mailId: string) {
  const { config, database, mailer } = deps
  const mail = await findOutgoing(database.db, mailId)
  if (!mail || mail.copiedAt !== null || !(await findRelay(database.db, mail.userId))) return
  const raw = mail.direction === 'in' && mail.size <= maxAttached ? await loadRawMail(deps, mailId) : null
  const blocks =
    mail.direction === 'in'
      ? [
          paragraph(`${mail.fromName || mail.fromAddress} (${mail.fromAddress}) wrote to your address for answers.`),
          paragraph(
            raw
              ? 'The mail is attached as it came. Please answer it in your account, so that your account manager knows.'
              : 'The mail is too large to attach. Please open it in your account.',
          ),
        ]
      : [paragraph(`This answer was sent to ${mail.to} for you:`), quote(mail.text ?? '')]
  const link = mail.applicationId === null ? '/' : `/dashboard?application=${mail.applicationId}`
  const composed = composeMail(mail.client, {
    subject: `Copy: ${mail.subject || 'a mail without a subject'}`,
    appUrl: config.appUrl,
    blocks: [...blocks, button('Open the Application', new URL(link, config.appUrl).href)],
    why,
    ...(raw ? { attachments: [{ filename: 'mail.eml', content: raw, contentType: 'message/rfc822' }] } : {}),
  })
  await mailer.send({
    ...composed,
    // The same with each try, so that a mailbox keeps one.
    messageId: inBrackets(`copy.${mailId}@${config.inboxDomain}`),
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  await changeMail(database.db, mailId, { copiedAt: new Date().toISOString() })
}
