import { readUserDetails } from '#contract/user-details.ts'
import { listManagerLoads, listUsers, listWaitingSubscribers, readUser } from '#contract/users.ts'
import type { RouteDeps } from '#server/deps.ts'
import { findProfile } from '#server/people/profile/profile.service.ts'
import { requirePerson } from '#server/people/users/users.service.ts'
import { readModelUsage } from '#server/platform/model-usage/model-usage.service.ts'
import { getTermEnd } from '#server/promises/promises.service.ts'
import { notFound } from '#server/http/errors.ts'
import { sendPage } from '#server/http/pagination.ts'
import { findDetails, listLatestPromises } from './user-details.store.ts'
import { countWaiting, listAccounts, listLoads, listWaiting } from './user-lists.store.ts'

/** Lists and details of accounts, as staff see them. */
export function directoryRoutes({ serve, config }: RouteDeps) {
  serve(listUsers, async ({ actor, db, query, reply }) => {
    const { items, total, nextCursor } = await listAccounts(db, actor.role, query)
    return sendPage(reply, { rows: items, total, nextCursor })
  })

  serve(readUser, async ({ actor, db, params }) => {
    const person = await requirePerson(db, actor, params.userId)
    return { ...person, profile: await findProfile(db, params.userId) }
  })

  serve(readUserDetails, async ({ db, params }) => {
    const details = await findDetails(db, params.id)
    if (!details) throw notFound('User not found')
    return {
      ...details,
      modelUsage: await readModelUsage(db, config.languageModel, params.id),
      promises: await listLatestPromises(db, params.id),
    }
  })

  serve(listManagerLoads, ({ db, query }) => listLoads(db, query))

  serve(listWaitingSubscribers, async ({ db, query, reply }) => {
    reply.header('x-total-count', await countWaiting(db))
    const waiting = await listWaiting(db, query.limit)
    return waiting.map(({ dueAt, ...person }) => ({
      ...person,
      dueAt: dueAt ?? getTermEnd('manager_assigned', person.waitingSince, config.team),
    }))
  })
}
