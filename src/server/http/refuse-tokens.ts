import type { FastifyInstance } from 'fastify'
import type { Method } from '#contract/endpoint.ts'
import { readBearer } from './bearer.ts'
import { forbidden } from './errors.ts'
import type { OnForbidden } from './serve.ts'
import type { Sessions } from './session.ts'

/** Refuses a request with `Authorization` everywhere but at the calls of an apply kit: at pages, files and streams too. */
export function refuseTokens(
  app: FastifyInstance,
  { sessions, onForbidden }: { sessions: Sessions; onForbidden: OnForbidden },
) {
  app.addHook('onRequest', async (request) => {
    const { config, url } = request.routeOptions
    if (readBearer(request) === null || config.byToken) return
    const actor = await sessions.read(request)
    // A screen has no route.
    if (actor) await onForbidden(actor, { method: request.method as Method, path: url ?? 'a page' })
    throw forbidden("An apply kit can't do this")
  })
}
