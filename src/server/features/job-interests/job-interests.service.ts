import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { touchClient } from '#server/features/clients/clients.service.ts'
import { makeActionTitle, notify } from '#server/features/notifications/notifications.service.ts'
import { askPosting } from '#server/features/postings/postings.service.ts'
import { syncPromises } from '#server/features/promises/promises.service.ts'
import { findAccountManager, notifyAccountManager } from '#server/features/users/users.service.ts'
import { conflict, notFound } from '#server/http/errors.ts'
import { requireRoom } from '#server/http/quotas.ts'
import { countInterests, findInterest, insertInterest, processInterest } from './job-interests.store.ts'

export { findInterestUrl } from './job-interests.store.ts'

type Submitter = Pick<Actor, 'id'> & { user: { firstName: string; lastName: string } }

interface NewInterest {
  jobUrl: string
  notes: string | null
  /** Whether the posting is read in the background. */
  readsPosting?: boolean
}

/** Stores the link and notifies the assigned account manager, if there is one. */
export async function submitInterest(
  { db, jobs }: TransactionContext,
  seeker: Submitter,
  { jobUrl, notes, readsPosting = false }: NewInterest,
) {
  return db.transaction(async (tx) => {
    await requireRoom(tx, 'jobInterests', seeker.id, () => countInterests(tx, seeker.id))
    const created = await insertInterest(tx, { userId: seeker.id, jobUrl, notes })
    const request = { userId: seeker.id, jobUrl, jobInterestId: created.id }
    await syncPromises(tx, [seeker.id])
    const posting = readsPosting ? await askPosting({ db: tx, jobs }, request) : null
    await notifyAccountManager({ db: tx, jobs }, seeker.id, {
      type: 'job_interest',
      title: 'New job interest',
      message: `${seeker.user.firstName} ${seeker.user.lastName} submitted a job posting: ${new URL(jobUrl).host}`,
      relatedEntityId: created.id,
    })
    await publishLive(tx, [seeker.id, await findAccountManager(tx, seeker.id)], ['job-interests', 'clients'])
    return { ...created, posting, application: null }
  })
}

const alreadyAnswered = 'This job interest has already been answered'

/** Marks a client's pending interest as answered by an application. Throws if it is gone or already answered. */
export async function answerInterest(db: Queryable, actor: Actor, interest: { id: string; userId: string }) {
  const processed = await processInterest(db, actor, interest)
  if (processed === null) throw notFound('Job interest not found')
  if (processed === 'processed') throw conflict(alreadyAnswered)
}

/** Returns a client's pending interest with a reason, and notifies the client. */
export async function returnInterest({ db, jobs }: TransactionContext, staff: Actor, id: string, reason: string) {
  return db.transaction(async (tx) => {
    const interest = await processInterest(tx, staff, { id, returnReason: reason })
    if (interest === null) throw notFound('Job interest not found')
    if (interest === 'processed') throw conflict(alreadyAnswered)
    const { userId, jobUrl } = interest
    await notify(
      { db: tx, jobs },
      {
        userId,
        type: 'job_interest',
        title: await makeActionTitle(tx, staff, 'returned'),
        message: `Your posting at ${new URL(jobUrl).host} came back: ${reason}`,
        relatedEntityId: id,
      },
    )
    await recordAudit(tx, staff, { action: 'interest.returned', subjectId: userId, entityId: id })
    await touchClient(tx, userId)
    await publishLive(tx, [userId, await findAccountManager(tx, userId)], ['job-interests', 'clients'])
    return findInterest(tx, id)
  })
}
