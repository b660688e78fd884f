import {
  createJobInterest,
  listJobInterests,
  listJobInterestsOfUser,
  returnJobInterest,
} from '#contract/job-interests.ts'
import { listQueue } from '#contract/queue.ts'
import type { RouteDeps } from '#server/deps.ts'
import { requirePerson } from '#server/features/users/users.service.ts'
import { returnInterest, submitInterest } from './job-interests.service.ts'
import { listInterestsOf } from './job-interests.store.ts'
import { readQueue } from './queue.service.ts'

export function jobInterestRoutes({ serve, config, jobs, limits }: RouteDeps) {
  serve(listJobInterests, ({ actor, db }) => listInterestsOf(db, actor, actor.id))

  serve(createJobInterest, async ({ actor, db, body }) => {
    await limits.take('job interests, account', actor.id)
    return submitInterest({ db, jobs }, actor, { ...body, readsPosting: config.readPostings })
  })

  serve(listJobInterestsOfUser, async ({ actor, db, params }) => {
    await requirePerson(db, actor, params.userId)
    return listInterestsOf(db, actor, params.userId)
  })

  serve(returnJobInterest, ({ actor, db, params, body }) => returnInterest({ db, jobs }, actor, params.id, body.reason))

  serve(listQueue, async ({ actor, db, query, reply }) => {
    const { items, total, nextCursor } = await readQueue(db, actor.id, query)
    reply.header('x-total-count', total)
    if (nextCursor) reply.header('x-next-cursor', nextCursor)
    return items
  })
}
