import { deleteAccount } from '#contract/account.ts'
import { deleteUser } from '#contract/users.ts'
import type { RouteDeps } from '#server/deps.ts'
import { eraseOwnAccount, removeUser } from './erasure.service.ts'

export function erasureRoutes({ serve, jobs, payments, sessions }: RouteDeps) {
  serve(deleteAccount, async ({ actor, db, reply }) => {
    await eraseOwnAccount({ db, jobs, payments }, actor)
    sessions.forget(reply)
    return { message: 'Account deleted' }
  })

  serve(deleteUser, async ({ actor, db, params }) => {
    await removeUser({ db, jobs, payments }, actor, params.id)
    return { message: 'User deleted successfully' }
  })
}
