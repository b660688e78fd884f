import { listNotifications, markAllNotificationsRead, markNotificationRead } from '#contract/notifications.ts'
import { publishLive } from '#server/db/live.ts'
import type { RouteDeps } from '#server/deps.ts'
import { notFound } from '#server/http/errors.ts'
import { listNotificationsOf, markAllRead, markRead } from './notifications.store.ts'

export function notificationRoutes({ serve }: RouteDeps) {
  serve(listNotifications, ({ actor, db }) => listNotificationsOf(db, actor.id))

  serve(markNotificationRead, async ({ actor, db, params }) => {
    const marked = await markRead(db, actor.id, params.id)
    if (!marked) throw notFound('Notification not found')
    await publishLive(db, [actor.id], ['notifications'])
    return marked
  })

  serve(markAllNotificationsRead, async ({ actor, db }) => {
    await markAllRead(db, actor.id)
    await publishLive(db, [actor.id], ['notifications'])
    return listNotificationsOf(db, actor.id)
  })
}
