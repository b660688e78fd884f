import { isMailedType } from '#contract/notifications.ts'
import type { NotificationType } from '#contract/notifications.ts'
import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import type { Jobs } from '#server/gateways/jobs.ts'
import { insertNotification } from './notifications.store.ts'

export { composeNotificationMail } from './notifications.mails.ts'

interface NewNotification {
  userId: string
  type: NotificationType
  title: string
  message: string
  relatedEntityId?: string
  /** A mail of another kind tells of it already. */
  withoutCopy?: true
}

/**
 * Notifies one person, in the transaction of what it tells of. Whether a copy is mailed is decided when its turn comes, by
 * what the person has chosen by then.
 */
export async function notify(
  { db, jobs }: { db: Queryable; jobs: Jobs },
  { withoutCopy, ...notification }: NewNotification,
) {
  const notificationId = await insertNotification(db, notification)
  if (isMailedType(notification.type) && !withoutCopy) await jobs.send(db, 'notification-mail', { notificationId })
  await publishLive(db, [notification.userId], ['notifications'])
}
