import {
  deleteAccount,
  endOtherSessions,
  listCredentialReveals,
  listSessions,
  updateAccount,
} from '#contract/account.ts'
import type { RouteDeps } from '#server/deps.ts'
import { endUserSessions } from '#server/http/session.ts'
import { changeOwnAccount, eraseOwnAccount } from './account.service.ts'
import { listRevealsForUser, listSessionsForUser } from './account.store.ts'

export function accountRoutes({ serve, limits, sessions, jobs, payments }: RouteDeps) {
  serve(updateAccount, ({ actor, db, body }) => changeOwnAccount({ db, limits }, actor, body))

  serve(deleteAccount, async ({ actor, db, reply }) => {
    await eraseOwnAccount({ db, jobs, payments }, actor)
    sessions.forget(reply)
    return { message: 'Account deleted' }
  })

  serve(listSessions, ({ actor, db }) => listSessionsForUser(db, actor.id, actor.sid))

  serve(endOtherSessions, async ({ actor, db }) => {
    await endUserSessions(db, actor.id, actor.sid)
    return listSessionsForUser(db, actor.id, actor.sid)
  })

  serve(listCredentialReveals, ({ actor, db }) => listRevealsForUser(db, actor.id))
}
