import { listQueue } from '#contract/queue.ts'
import type { RouteDeps } from '#server/deps.ts'
import { sendPage } from '#server/http/pagination.ts'
import { readQueue } from './queue.service.ts'

export function queueRoutes({ serve, config }: RouteDeps) {
  serve(listQueue, async ({ actor, db, query, reply }) => {
    const { items, total, nextCursor } = await readQueue(db, config, actor.id, query)
    return sendPage(reply, { rows: items, total, nextCursor })
  })
}
