import {
  createJobInterest,
  listJobInterests,
  listJobInterestsOfUser,
  returnJobInterest,
  returnJobInterests,
  snoozeJobInterest,
  updateJobInterest,
  withdrawJobInterest,
} from '#contract/job-interests.ts'
import { confirmPostingOpen, readPostingCheck } from '#contract/posting-checks.ts'
import type { RouteDeps } from '#server/deps.ts'
import { checkNow } from '#server/work/postings/posting-checks.service.ts'
import { requirePerson } from '#server/people/users/users.service.ts'
import { sendPage } from '#server/http/pagination.ts'
import {
  confirmOpen,
  listOwnInterests,
  returnInterest,
  returnInterests,
  snoozeInterest,
  submitInterest,
  updateInterest,
  withdrawInterest,
} from './job-interests.service.ts'
import { listInterestsForUser } from './job-interests.store.ts'

export function jobInterestRoutes({ serve, ...deps }: RouteDeps) {
  const { config, jobs } = deps

  serve(listJobInterests, async ({ actor, db, query, reply }) =>
    sendPage(reply, await listOwnInterests(db, actor, query)),
  )

  serve(createJobInterest, ({ actor, db, body }) =>
    submitInterest({ db, jobs }, actor, { ...body, readsPosting: config.readPostings }),
  )

  serve(updateJobInterest, ({ actor, db, params, body }) =>
    updateInterest({ db, jobs }, actor, { id: params.id, ...body, readsPosting: config.readPostings }),
  )

  serve(withdrawJobInterest, ({ actor, db, params }) => withdrawInterest({ db, jobs }, actor, params.id))

  serve(listJobInterestsOfUser, async ({ actor, db, params, query, reply }) => {
    await requirePerson(db, actor, params.userId)
    return sendPage(reply, await listInterestsForUser(db, actor, params.userId, query))
  })

  serve(returnJobInterest, ({ actor, db, params, body }) => returnInterest({ db, jobs }, actor, params.id, body.reason))

  serve(returnJobInterests, ({ actor, db, body }) => returnInterests({ db, jobs }, actor, body))

  serve(readPostingCheck, ({ actor, params }) => checkNow(deps, actor, params.id, !actor.view))

  serve(confirmPostingOpen, ({ actor, db, params }) => confirmOpen({ db, jobs }, actor, params.id))

  serve(snoozeJobInterest, ({ actor, db, params, body }) => snoozeInterest({ db, jobs }, actor, params.id, body.until))
}
