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
import { readInterviews, requireInterview, storeInterviews, storePreparation } from './interviews.service.ts'
import { listUpcoming } from './interviews.store.ts'

export function interviewRoutes({ serve, jobs, texts }: RouteDeps) {
  serve(listUpcomingInterviews, ({ actor, db }) => listUpcoming(db, actor))
  serve(listInterviews, ({ actor, db, params }) => readInterviews(db, actor, params.id))
  serve(saveInterviews, ({ actor, db, params, body }) => storeInterviews({ db, jobs }, actor, params.id, body))
  serve(readInterview, ({ actor, db, params }) => requireInterview(db, actor, params.id))
  serve(savePreparation, ({ actor, db, params, body }) => storePreparation({ db, jobs }, actor, params.id, body))
  serve(readInterviewBrief, ({ actor, db, params }) =>
    readBrief({ db, jobs, texts }, actor, params.id, toCaller(actor)),
  )
}
