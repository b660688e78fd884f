import { findAccountManager } from '#server/db/ownership.ts'
import { productName } from '#contract/plans.ts'
import type { Deps } from '#server/deps.ts'
import { button, quote } from '#server/platform/mail/blocks.ts'
import { composeMail, reasons } from '#server/platform/mail/compose.ts'
import { findMailRecipient } from '#server/platform/notifications/notifications.service.ts'
import { unsubscribeUrl } from '#server/platform/notifications/unsubscribe-links.ts'
import { listManagers, toManagerCard } from '#server/service/clients/clients.service.ts'
import { toSignature } from '#server/service/clients/manager-signature.ts'
import { findMessage, isFirstUnread } from './conversations.store.ts'

/**
 * The mail copy of an unread message, for the first one that the other side has not read: later ones are announced by it. Null
 * once it was read, or if the receiver does not want mail.
 */
export async function composeMessageMail(
  { database: { db }, config, encryption, files }: Pick<Deps, 'database' | 'config' | 'encryption' | 'files'>,
  messageId: string,
) {
  const message = await findMessage(db, messageId)
  if (!message || message.readAt !== null || !(await isFirstUnread(db, message))) return null
  const managerId = await findAccountManager(db, message.userId)
  const receiverId = message.fromClient ? managerId : message.userId
  const receiver = receiverId && (await findMailRecipient(db, receiverId, 'message'))
  if (!receiver) return null
  // An admin may write too.
  const isByManager = managerId !== null && message.authorId === managerId
  const manager = isByManager ? (await listManagers(db, [managerId])).get(managerId) : undefined
  const clock = { team: config.team, timeZone: receiver.timeZone }
  const path = message.fromClient ? `/messages?userId=${message.userId}` : '/messages'
  return composeMail(receiver, {
    subject: `${message.authorName ?? productName} wrote to you`,
    blocks: [quote(message.text), button('Open the Conversation', new URL(path, config.appUrl).href)],
    ...(manager ? await toSignature(files, toManagerCard(manager, clock)) : {}),
    appUrl: config.appUrl,
    why: reasons.copies,
    unsubscribeUrl: unsubscribeUrl({ config, encryption }, receiver.id),
  })
}
