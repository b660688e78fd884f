import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  readNotificationChoices,
  saveNotificationChoices,
} from '#contract/notifications.ts'
import type { RouteDeps } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { notFound } from '#server/http/errors.ts'
import { findChoices, listNotificationsForUser, markAllRead, markRead, saveChoices } from './notifications.store.ts'

export function notificationRoutes({ serve, jobs }: RouteDeps) {
  serve(listNotifications, ({ actor, db, query }) => listNotificationsForUser(db, actor.id, query))

  serve(markNotificationRead, async ({ actor, db, params }) => {
    const updated = await markRead(db, actor.id, params.id)
    if (!updated) throw notFound('Notification not found')
    await recordEvent({ db, jobs }, actor, { type: 'notifications.read', userId: actor.id })
    return updated
  })

  serve(markAllNotificationsRead, async ({ actor, db, body }) => {
    const updated = await markAllRead(db, actor.id, body.ids)
    if (updated > 0) await recordEvent({ db, jobs }, actor, { type: 'notifications.read', userId: actor.id })
    return listNotificationsForUser(db, actor.id)
  })

  serve(readNotificationChoices, ({ actor, db }) => findChoices(db, actor.id))

  serve(saveNotificationChoices, ({ actor, db, body }) => saveChoices(db, actor.id, body))
}
