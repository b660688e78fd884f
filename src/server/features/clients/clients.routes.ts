import { listClients } from '#contract/clients.ts'
import { plans } from '#contract/plans.ts'
import type { RouteDeps } from '#server/deps.ts'
import { listClientsOf } from './clients.store.ts'

export function clientRoutes({ serve }: RouteDeps) {
  serve(listClients, async ({ actor, db }) => {
    const clients = await listClientsOf(db, actor.id)
    return clients.map((client) => ({ ...client, planLimit: client.plan && plans[client.plan].applications }))
  })
}
