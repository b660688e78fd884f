import { endOtherSessions, endSession, listCredentialReveals, listSessions, updateAccount } from '#contract/account.ts'
import type { RouteDeps } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { conflict, notFound } from '#server/http/errors.ts'
import { endOwnSession, endUserSessions } from '#server/http/session.ts'
import { changeOwnAccount } from './account.service.ts'
import { findSessionKey, listRevealsForUser, listSessionsForUser } from './account.store.ts'

export function accountRoutes({ serve, limits, jobs }: RouteDeps) {
  serve(updateAccount, ({ actor, db, body }) => changeOwnAccount({ db, jobs, limits }, actor, body))

  serve(listSessions, ({ actor, db }) => listSessionsForUser(db, actor.id, actor.sid))

  serve(endOtherSessions, async ({ actor, db }) => {
    await endUserSessions(db, actor.id, actor.sid)
    await recordEvent({ db, jobs }, actor, { type: 'other-sessions.ended', userId: actor.id })
    return listSessionsForUser(db, actor.id, actor.sid)
  })

  serve(endSession, async ({ actor, db, params }) => {
    const sid = await findSessionKey(db, actor.id, params.id)
    if (sid === undefined) throw notFound('This session has ended already')
    if (sid === actor.sid) throw conflict('To end this session, log out.')
    await endOwnSession(db, actor.id, sid)
    await recordEvent({ db, jobs }, actor, { type: 'other-sessions.ended', userId: actor.id })
    return listSessionsForUser(db, actor.id, actor.sid)
  })

  serve(listCredentialReveals, ({ actor, db }) => listRevealsForUser(db, actor.id))
}
