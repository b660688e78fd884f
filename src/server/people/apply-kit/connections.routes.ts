import { confirmConnection, endConnection, fetchToken, findConnection, startConnection } from '#contract/apply-kit.ts'
import type { RouteDeps } from '#server/deps.ts'
import { decideCode, disconnect, findWaiting, startConnecting, takeToken } from './connections.service.ts'

export function applyKitRoutes({ serve, jobs, sessionSecret }: RouteDeps) {
  serve(startConnection, ({ db, body, request }) => startConnecting(db, sessionSecret, request, body.version))
  serve(findConnection, ({ db, body }) => findWaiting(db, sessionSecret, body.userCode))
  serve(confirmConnection, async ({ actor, db, body }) => {
    await decideCode({ db, jobs }, sessionSecret, actor, body)
    return null
  })
  serve(endConnection, async ({ actor, db }) => {
    await disconnect({ db, jobs }, actor)
    return null
  })
  serve(fetchToken, ({ db, body }) => takeToken(db, sessionSecret, body.deviceCode))
}
