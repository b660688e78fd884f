import { listClients } from '#contract/clients.ts'
import { plans } from '#contract/plans.ts'
import type { RouteDeps } from '#server/deps.ts'
import { partOf, readPlace } from '#server/http/cursor.ts'
import { answerPart } from '#server/http/parts.ts'
import { countClientsOf, listClientsOf } from './clients.store.ts'

export function clientRoutes({ serve }: RouteDeps) {
  serve(listClients, async ({ actor, db, query: { limit, cursor }, reply }) => {
    const found = await listClientsOf(db, actor.id, { limit, place: readPlace(cursor) })
    const { rows, nextCursor } = partOf(found, limit, ({ assignedAt, id }) => ({ at: assignedAt, id }))
    const clients = rows.map((client) => ({ ...client, planLimit: client.plan && plans[client.plan].applications }))
    return answerPart(reply, { rows: clients, total: await countClientsOf(db, actor.id), nextCursor })
  })
}
