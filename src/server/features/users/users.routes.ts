import { assignAccountManager, listUsers, promoteToAccountManager, readUser } from '#contract/users.ts'
import type { RouteDeps } from '#server/deps.ts'
import { findProfile } from '#server/features/profile/profile.service.ts'
import { assignClient, promoteToManager, requirePerson } from './users.service.ts'
import { listAccounts } from './users.store.ts'

export function userRoutes({ serve, jobs }: RouteDeps) {
  serve(listUsers, async ({ db, query, reply }) => {
    const { items, total } = await listAccounts(db, query, query)
    reply.header('x-total-count', total)
    return items
  })

  serve(readUser, async ({ actor, db, params }) => {
    const person = await requirePerson(db, actor, params.userId)
    return { ...person, profile: await findProfile(db, params.userId) }
  })

  serve(promoteToAccountManager, ({ actor, db, body }) => promoteToManager(db, actor, body.userId))

  serve(assignAccountManager, ({ actor, db, body }) => assignClient({ db, jobs }, actor, body))
}
