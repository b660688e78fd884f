import {
  createJobInterest,
  listJobInterests,
  listJobInterestsOfUser,
  returnJobInterest,
  returnJobInterests,
  snoozeJobInterest,
} from '#contract/job-interests.ts'
import { listQueue } from '#contract/queue.ts'
import type { RouteDeps } from '#server/deps.ts'
import { requirePerson } from '#server/features/users/users.service.ts'
import { sendPage } from '#server/http/pagination.ts'
import { returnInterest, returnInterests, snoozeInterest, submitInterest } from './job-interests.service.ts'
import { listInterestsForUser } from './job-interests.store.ts'
import { readQueue } from './queue.service.ts'

export function jobInterestRoutes({ serve, config, jobs, limits }: RouteDeps) {
  serve(listJobInterests, async ({ actor, db, query, reply }) =>
    sendPage(reply, await listInterestsForUser(db, actor, actor.id, query)),
  )

  serve(createJobInterest, async ({ actor, db, body }) => {
    await limits.consume('job interest, account', actor.id)
    return submitInterest({ db, jobs }, actor, { ...body, readsPosting: config.readPostings })
  })

  serve(listJobInterestsOfUser, async ({ actor, db, params, query, reply }) => {
    await requirePerson(db, actor, params.userId)
    return sendPage(reply, await listInterestsForUser(db, actor, params.userId, query))
  })

  serve(returnJobInterest, ({ actor, db, params, body }) => returnInterest({ db, jobs }, actor, params.id, body.reason))

  serve(returnJobInterests, async ({ actor, db, body }) => {
    await limits.consume('job interest change, account', actor.id)
    return returnInterests({ db, jobs }, actor, body)
  })

  serve(snoozeJobInterest, async ({ actor, db, params, body }) => {
    await limits.consume('job interest change, account', actor.id)
    return snoozeInterest(db, actor, params.id, body.until)
  })

  serve(listQueue, async ({ actor, db, query, reply }) => {
    const { items, total, nextCursor } = await readQueue(db, config, actor.id, query)
    return sendPage(reply, { rows: items, total, nextCursor })
  })
}
