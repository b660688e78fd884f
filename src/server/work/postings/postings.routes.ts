import { readPosting, requestPosting } from '#contract/postings.ts'
import type { RouteDeps } from '#server/deps.ts'
import { conflict } from '#server/http/errors.ts'
import { requestReading, requirePosting } from './postings.service.ts'

export function postingRoutes({ serve, config, jobs }: RouteDeps) {
  serve(requestPosting, async ({ actor, db, body }) => {
    if (!config.readPostings) throw conflict('This server does not read postings.')
    return requestReading({ db, jobs }, { userId: actor.id, jobUrl: body.jobUrl })
  })

  serve(readPosting, ({ actor, db, params }) => requirePosting(db, actor, params.id))
}
