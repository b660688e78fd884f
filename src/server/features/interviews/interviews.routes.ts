import {
  listInterviews,
  listUpcomingInterviews,
  readInterview,
  readInterviewBrief,
  saveInterviews,
  savePreparation,
} from '#contract/interviews.ts'
import type { RouteDeps } from '#server/deps.ts'
import { toCaller } from '#server/http/caller.ts'
import { readBrief } from './interview-brief.service.ts'
import { readInterviews, requireInterview, saveInterviewsAs, savePreparationAs } from './interviews.service.ts'
import { listUpcoming } from './interviews.store.ts'

export function interviewRoutes({ serve, jobs, limits, texts }: RouteDeps) {
  serve(listUpcomingInterviews, ({ actor, db }) => listUpcoming(db, actor))
  serve(listInterviews, ({ actor, db, params }) => readInterviews(db, actor, params.id))
  serve(saveInterviews, async ({ actor, db, params, body }) => {
    await limits.consume('interview change, account', actor.id)
    return saveInterviewsAs({ db, jobs }, actor, params.id, body)
  })
  serve(readInterview, ({ actor, db, params }) => requireInterview(db, actor, params.id))
  serve(savePreparation, async ({ actor, db, params, body }) => {
    await limits.consume('interview change, account', actor.id)
    return savePreparationAs(db, actor, params.id, body)
  })
  serve(readInterviewBrief, async ({ actor, db, params }) => {
    await limits.consume('interview brief, account', actor.id)
    return readBrief({ db, texts }, actor, params.id, toCaller(actor))
  })
}
