import { isMailedType } from '#contract/notifications.ts'
import { nameOfDeletedStaff, type NotificationAction, toActionTitle } from '#contract/notification-titles.ts'
import type { MailedType, NotificationType } from '#contract/notifications.ts'
import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import { publishLive } from '#server/db/live.ts'
import { findChoices, findFirstName, findMailablePerson, insertNotification } from './notifications.store.ts'

export { removeNameFromTitles } from './notifications.store.ts'
export { gatherInterestMails } from './interest-mails.ts'
export { composeNotificationMail } from './notifications.mails.ts'

/** A person who can be mailed and wants mails of this type; null for every other one. */
export async function findMailRecipient(db: Queryable, userId: string, type: MailedType) {
  const person = await findMailablePerson(db, userId)
  if (!person || !(await findChoices(db, userId))[type]) return null
  return person
}

/** A title that names the person who acted. */
export const makeActionTitle = async (db: Queryable, actor: { id: string }, action: NotificationAction) =>
  toActionTitle((await findFirstName(db, actor.id)) ?? nameOfDeletedStaff, action)

export interface NewNotification {
  userId: string
  type: NotificationType
  title: string
  message: string
  relatedEntityId?: string
  /** Another person named in it: deleted with their account. */
  subjectId?: string
  /** Another mail covers it already. */
  withoutCopy?: true
}

/**
 * Notifies one person, in the caller's transaction. The mail job decides later whether to send a copy, by the person's
 * choices at that time.
 */
export async function notify({ db, jobs }: TransactionContext, { withoutCopy, ...notification }: NewNotification) {
  const notificationId = await insertNotification(db, notification)
  // Interests come in bursts, so one mail holds several.
  if (notification.type === 'job_interest') await jobs.send(db, 'interest-mails', { userId: notification.userId })
  else if (isMailedType(notification.type) && !withoutCopy) await jobs.send(db, 'notification-mail', { notificationId })
  await publishLive(db, [notification.userId], ['notifications'])
}
