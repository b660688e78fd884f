import { finishFollowUp, listFollowUps } from '#contract/follow-ups.ts'
import type { RouteDeps } from '#server/deps.ts'
import { finishFollowUpAs, readFollowUps } from './follow-ups.service.ts'

export function followUpRoutes({ serve, limits }: RouteDeps) {
  serve(listFollowUps, ({ actor, db, query }) => readFollowUps(db, actor, query.userId))
  serve(finishFollowUp, async ({ actor, db, params }) => {
    await limits.consume('interview change, account', actor.id)
    await finishFollowUpAs(db, actor, params.id)
    return { message: 'Done' }
  })
}
