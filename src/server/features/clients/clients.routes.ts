import { listClients } from '#contract/clients.ts'
import { plans } from '#contract/plans.ts'
import type { RouteDeps } from '#server/deps.ts'
import { readPosition, sendPage, toPage } from '#server/http/pagination.ts'
import { countManagerClients, listManagerClients } from './clients.store.ts'

export function clientRoutes({ serve }: RouteDeps) {
  serve(listClients, async ({ actor, db, query: { limit, cursor }, reply }) => {
    const matches = await listManagerClients(db, actor.id, { limit, after: readPosition(cursor) })
    const { rows, nextCursor } = toPage(matches, limit, ({ assignedAt, id }) => ({ at: assignedAt, id }))
    const clients = rows.map((client) => ({ ...client, planLimit: client.plan && plans[client.plan].applications }))
    return sendPage(reply, { rows: clients, total: await countManagerClients(db, actor.id), nextCursor })
  })
}
