import { currentUser } from '#contract/auth.ts'
import { listClients, readClient } from '#contract/clients.ts'
import { type PlanId, plans } from '#contract/plans.ts'
import type { RouteDeps } from '#server/deps.ts'
import { toRunningView } from '#server/people/account-views/account-views.service.ts'
import { notFound } from '#server/http/errors.ts'
import { readPosition, sendPage, toPage } from '#server/http/pagination.ts'
import { readOwnService } from './clients.service.ts'
import { countManagerClients, findClient, listManagerClients } from './clients.store.ts'

export function clientRoutes({ serve, config }: RouteDeps) {
  serve(currentUser, async ({ actor, db }) => ({
    ...actor.user,
    service: await readOwnService(db, config.team, actor),
    timeZone: actor.timeZone,
    view: actor.view && toRunningView(actor.view, actor.user),
    mustSetUpSecondFactor: actor.mustEnrol,
    readsMail: config.inboxDomain !== null,
  }))

  serve(listClients, async ({ actor, db, query: { limit, cursor }, reply }) => {
    const matches = await listManagerClients(db, actor.id, { limit, after: readPosition(cursor) })
    const { rows, nextCursor } = toPage(matches, limit, ({ assignedAt, id }) => ({ at: assignedAt, id }))
    return sendPage(reply, { rows: rows.map(withLimit), total: await countManagerClients(db, actor.id), nextCursor })
  })

  serve(readClient, async ({ actor, db, params }) => {
    const client = await findClient(db, actor, params.userId)
    if (!client) throw notFound('Client not found')
    return withLimit(client)
  })
}

const withLimit = <Client extends { plan: PlanId | null }>(client: Client) => ({
  ...client,
  planLimit: client.plan && plans[client.plan].applications,
})
