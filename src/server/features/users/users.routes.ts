import {
  assignAccountManager,
  deleteUser,
  listManagerLoads,
  listUsers,
  listWaitingSubscribers,
  promoteToAccountManager,
  readUser,
  restoreUser,
  suspendUser,
  updateUser,
} from '#contract/users.ts'
import { readUserDetails } from '#contract/user-details.ts'
import type { RouteDeps } from '#server/deps.ts'
import { findProfile } from '#server/features/profile/profile.service.ts'
import { getTermEnd } from '#server/features/promises/promises.service.ts'
import { notFound } from '#server/http/errors.ts'
import { sendPage } from '#server/http/pagination.ts'
import { editUser, removeUser, restorePerson, suspendPerson } from './user-changes.service.ts'
import { findDetails, listLatestPromises } from './user-details.store.ts'
import { countWaiting, listAccounts, listLoads, listWaiting } from './user-lists.store.ts'
import { assignClient, promoteToManager, requirePerson } from './users.service.ts'

export function userRoutes({ serve, config, jobs, payments }: RouteDeps) {
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
    return { ...details, promises: await listLatestPromises(db, params.id) }
  })

  serve(promoteToAccountManager, ({ actor, db, body }) => promoteToManager(db, actor, body.userId))

  serve(assignAccountManager, ({ actor, db, body }) => assignClient({ db, jobs }, actor, body))

  serve(updateUser, ({ actor, db, params, body }) => editUser(db, actor, params.id, body))

  serve(deleteUser, async ({ actor, db, params }) => {
    await removeUser({ db, jobs, payments }, actor, params.id)
    return { message: 'User deleted successfully' }
  })

  serve(suspendUser, ({ actor, db, params }) => suspendPerson(db, actor, params.id))

  serve(restoreUser, ({ actor, db, params }) => restorePerson(db, actor, params.id))

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
