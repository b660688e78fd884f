import { findAccountManager } from '#server/db/ownership.ts'
import { productName } from '#contract/plans.ts'
import type { Deps } from '#server/deps.ts'
import { composeMail } from '#server/platform/mail/compose.ts'
import { findMailRecipient } from '#server/platform/notifications/notifications.service.ts'
import { unsubscribeUrl } from '#server/platform/notifications/unsubscribe-links.ts'
import { findMessage, isFirstUnread } from './conversations.store.ts'

/**
 * The mail copy of an unread message, for the first one that the other side has not read: later ones are announced by it. Null
 * once it was read, or if the receiver does not want mail.
 */
export async function composeMessageMail(
  { database: { db }, config, encryption }: Pick<Deps, 'database' | 'config' | 'encryption'>,
  messageId: string,
) {
  const message = await findMessage(db, messageId)
  if (!message || message.readAt !== null || !(await isFirstUnread(db, message))) return null
  const receiverId = message.fromClient ? await findAccountManager(db, message.userId) : message.userId
  const receiver = receiverId && (await findMailRecipient(db, receiverId, 'message'))
  if (!receiver) return null
  const path = message.fromClient ? `/messages?userId=${message.userId}` : '/messages'
  return composeMail(receiver, {
    subject: `New message from ${message.authorName ?? productName}`,
    paragraphs: [`${message.authorName ?? 'Someone'} wrote to you:`],
    quote: message.text,
    action: { label: 'Open the Conversation', url: new URL(path, config.appUrl).href },
    unsubscribeUrl: unsubscribeUrl({ config, encryption }, receiver.id),
  })
}
