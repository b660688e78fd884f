import { listBroadcasts, sendNotification } from '#contract/notifications.ts'
import type { RouteDeps } from '#server/deps.ts'
import { sendMessage } from './broadcasts.service.ts'
import { listNewestBroadcasts } from './broadcasts.store.ts'

export function broadcastRoutes({ serve, jobs, limits }: RouteDeps) {
  serve(sendNotification, async ({ actor, db, body }) => {
    await limits.consume(body.recipientId ? 'message, account' : 'message to everybody, account', actor.id)
    return { message: await sendMessage({ db, jobs }, actor, body) }
  })

  serve(listBroadcasts, ({ db }) => listNewestBroadcasts(db))
}
