import { finishFollowUp, listFollowUps } from '#contract/follow-ups.ts'
import type { RouteDeps } from '#server/deps.ts'
import { markFollowUpDone, readFollowUps } from './follow-ups.service.ts'

export function followUpRoutes({ serve, jobs }: RouteDeps) {
  serve(listFollowUps, ({ actor, db, query }) => readFollowUps(db, actor, query.userId))
  serve(finishFollowUp, async ({ actor, db, params }) => {
    await markFollowUpDone({ db, jobs }, actor, params.id)
    return { message: 'Done' }
  })
}
