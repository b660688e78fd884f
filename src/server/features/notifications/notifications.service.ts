import type { NotificationType } from '#contract/notifications.ts'
import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import { notifications } from '#server/db/schema.ts'

interface NewNotification {
  userId: string
  type: NotificationType
  title: string
  message: string
  relatedEntityId?: string
}

/** Notifies one person, in the transaction of what it tells of. */
export async function notify(db: Queryable, notification: NewNotification) {
  await db.insert(notifications).values(notification)
  await publishLive(db, [notification.userId], ['notifications'])
}
