import { assignAccountManager, promoteToAccountManager, restoreUser, suspendUser, updateUser } from '#contract/users.ts'
import type { RouteDeps } from '#server/deps.ts'
import { editUser, restorePerson, suspendPerson } from './user-changes.service.ts'
import { assignClient, promoteToManager } from './users.service.ts'

export function userRoutes({ serve, jobs }: RouteDeps) {
  serve(promoteToAccountManager, ({ actor, db, body }) => promoteToManager({ db, jobs }, actor, body.userId))

  serve(assignAccountManager, ({ actor, db, body }) => assignClient({ db, jobs }, actor, body))

  serve(updateUser, ({ actor, db, params, body }) => editUser({ db, jobs }, actor, params.id, body))

  serve(suspendUser, ({ actor, db, params }) => suspendPerson({ db, jobs }, actor, params.id))

  serve(restoreUser, ({ actor, db, params }) => restorePerson({ db, jobs }, actor, params.id))
}
