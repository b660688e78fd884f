import { createShare, openSharedDocument, readShare, revokeShare } from '#contract/document-shares.ts'
import type { RouteDeps } from '#server/deps.ts'
import { createOwnShare, openShared, readOwnShare, revokeOwnShare } from './document-shares.service.ts'

/** Share links of own documents, and the shared documents for everyone who has a link. */
export function documentShareRoutes(deps: RouteDeps) {
  const { serve, sessions } = deps

  serve(readShare, ({ actor, db, params }) => readOwnShare(db, actor, params.id))

  serve(createShare, ({ actor, params, body }) => createOwnShare(deps, actor, params.id, body.password))

  serve(revokeShare, async ({ actor, db, params }) => {
    await revokeOwnShare({ db, jobs: deps.jobs }, actor, params.id)
    return { message: 'The link no longer works' }
  })

  serve(openSharedDocument, async ({ body, request, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow')
    const person = await sessions.read(request)
    const { token, password } = body
    return openShared(deps, { token, password, viewerId: person?.id ?? null, address: request.ip })
  })
}
