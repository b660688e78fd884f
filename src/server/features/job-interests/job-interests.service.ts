import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { findAccountManager } from '#server/features/users/users.service.ts'
import type { Jobs } from '#server/gateways/jobs.ts'
import { conflict, notFound } from '#server/http/errors.ts'
import { insertInterest, processInterest } from './job-interests.store.ts'

type Submitter = Pick<Actor, 'id'> & { user: { firstName: string; lastName: string } }

/** Keeps the link and tells the assigned account manager, if there is one. */
export async function submitInterest(
  { db, jobs }: { db: Queryable; jobs: Jobs },
  seeker: Submitter,
  body: { jobUrl: string; notes: string | null },
) {
  return db.transaction(async (tx) => {
    const created = await insertInterest(tx, { userId: seeker.id, ...body })
    const managerId = await findAccountManager(tx, seeker.id)
    if (managerId) {
      await notify(
        { db: tx, jobs },
        {
          userId: managerId,
          type: 'job_interest',
          title: 'New job interest',
          message: `${seeker.user.firstName} ${seeker.user.lastName} submitted a job posting: ${new URL(body.jobUrl).host}`,
          relatedEntityId: created.id,
        },
      )
    }
    await publishLive(tx, [seeker.id, managerId], ['job-interests', 'clients'])
    return created
  })
}

/** Takes a client's pending interest for the application that answers it; throws if it is gone or taken. */
export async function takeInterest(db: Queryable, actor: Actor, interest: { id: string; userId: string }) {
  const taken = await processInterest(db, actor, interest)
  if (taken === null) throw notFound('Job interest not found')
  if (taken === 'processed') throw conflict('This job interest has already been turned into an application')
}
