import { createJobInterest, listJobInterests, listJobInterestsOfUser } from '#contract/job-interests.ts'
import type { RouteDeps } from '#server/deps.ts'
import { requirePerson } from '#server/features/users/users.service.ts'
import { submitInterest } from './job-interests.service.ts'
import { listInterestsOf } from './job-interests.store.ts'

export function jobInterestRoutes({ serve, jobs }: RouteDeps) {
  serve(listJobInterests, ({ actor, db }) => listInterestsOf(db, actor, actor.id))

  serve(createJobInterest, ({ actor, db, body }) => submitInterest({ db, jobs }, actor, body))

  serve(listJobInterestsOfUser, async ({ actor, db, params }) => {
    await requirePerson(db, actor, params.userId)
    return listInterestsOf(db, actor, params.userId)
  })
}
