import type { BodyOf } from '#contract/endpoint.ts'
import { type JobInterest, maxSnoozeDays, type returnJobInterests } from '#contract/job-interests.ts'
import type { Source } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Actor } from '#server/db/ownership.ts'
import { keepWord, resume } from '#server/work/postings/posting-checks.service.ts'
import { askPosting, deletePosting } from '#server/work/postings/postings.service.ts'
import { badRequest, conflict, notFound } from '#server/http/errors.ts'
import { nameExcludedEmployers } from '#server/work/rules/rules.service.ts'
import { requireRoom } from '#server/http/quotas.ts'
import {
  changeInterest,
  countInterests,
  deleteInterest,
  findInterest,
  insertInterest,
  listInterestsForUser,
  lockOwnInterest,
  processInterest,
  returnPending,
  storeSnooze,
} from './job-interests.store.ts'

export { listColumns } from './job-interests.store.ts'

type Submitter = Source & { id: string; user: { firstName: string; lastName: string } }

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
    const posting = readsPosting ? await askPosting({ db: tx, jobs }, request) : null
    await recordEvent({ db: tx, jobs }, seeker, {
      type: 'interest.submitted',
      userId: seeker.id,
      interestId: created.id,
      host: new URL(jobUrl).host,
      name: `${seeker.user.firstName} ${seeker.user.lastName}`,
    })
    return nameExcluded(tx, { ...created, posting, postingCheck: null, application: null })
  })
}

/** Changes an own pending interest. Another link is another posting, which is read as the first one was. */
export async function updateInterest(
  { db, jobs }: TransactionContext,
  seeker: Actor,
  { id, jobUrl, notes, readsPosting = false }: NewInterest & { id: string },
) {
  return db.transaction(async (tx) => {
    const previous = requirePending(await lockOwnInterest(tx, seeker.id, id))
    await changeInterest(tx, id, { jobUrl, notes })
    await resume(tx, id)
    if (jobUrl !== previous.jobUrl) {
      await deletePosting(tx, id)
      if (readsPosting) await askPosting({ db: tx, jobs }, { userId: seeker.id, jobUrl, jobInterestId: id })
    }
    const { host } = new URL(jobUrl)
    await recordEvent({ db: tx, jobs }, seeker, { type: 'interest.updated', userId: seeker.id, interestId: id, host })
    return nameExcluded(tx, await findInterest(tx, id))
  })
}

/** One page of the own interests, with the employers that the own rules exclude. */
export async function listOwnInterests(db: Queryable, seeker: Actor, page: Parameters<typeof listInterestsForUser>[3]) {
  const { rows, ...rest } = await listInterestsForUser(db, seeker, seeker.id, page)
  return { ...rest, rows: await nameExcludedEmployers(db, seeker.id, rows) }
}

async function nameExcluded(db: Queryable, interest: JobInterest): Promise<JobInterest> {
  const [named = interest] = await nameExcludedEmployers(db, interest.userId, [interest])
  return named
}

/** The client says that the posting of an own pending interest is still open: we no longer wait for another. */
export async function confirmOpen({ db, jobs }: TransactionContext, seeker: Submitter & Actor, id: string) {
  return db.transaction(async (tx) => {
    const { jobUrl } = requirePending(await lockOwnInterest(tx, seeker.id, id))
    const check = await keepWord(tx, { id, userId: seeker.id, jobUrl })
    if (!check) throw conflict('We have not found this posting closed')
    const { host } = new URL(jobUrl)
    const name = `${seeker.user.firstName} ${seeker.user.lastName}`
    await recordEvent({ db: tx, jobs }, seeker, {
      type: 'posting.confirmed-open',
      userId: seeker.id,
      interestId: id,
      host,
      name,
    })
    return check
  })
}

/** Deletes an own pending interest with its posting. */
export async function withdrawInterest({ db, jobs }: TransactionContext, seeker: Actor, id: string) {
  return db.transaction(async (tx) => {
    const { jobUrl } = requirePending(await lockOwnInterest(tx, seeker.id, id))
    await deleteInterest(tx, id)
    const { host } = new URL(jobUrl)
    await recordEvent({ db: tx, jobs }, seeker, { type: 'interest.withdrawn', userId: seeker.id, interestId: id, host })
    return { message: 'Job interest withdrawn' }
  })
}

function requirePending(interest: { processed: boolean; jobUrl: string } | undefined) {
  if (!interest) throw notFound('Job interest not found')
  if (interest.processed) throw conflict(alreadyAnswered)
  return interest
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
    const { returned, answered } = await returnAndNotify({ db: tx, jobs }, staff, [id], reason)
    if (answered.length > 0) throw conflict(alreadyAnswered)
    if (returned.length === 0) throw notFound('Job interest not found')
    return findInterest(tx, id)
  })
}

/** Returns several interests with one reason. Those that are no longer pending or out of reach are named. */
export async function returnInterests(
  { db, jobs }: TransactionContext,
  staff: Actor,
  { ids, reason }: BodyOf<typeof returnJobInterests>,
) {
  return db.transaction(async (tx) => {
    const { returned, answered } = await returnAndNotify({ db: tx, jobs }, staff, ids, reason)
    if (returned.length === 0 && answered.length === 0) throw notFound('Job interest not found')
    return {
      returned: ids.filter((id) => returned.includes(id)),
      notReturned: ids
        .filter((id) => !returned.includes(id))
        .map((id) => ({ id, because: answered.includes(id) ? ('answered' as const) : ('not_found' as const) })),
    }
  })
}

/** Returns what is pending. Each of its clients is notified of each interest. */
async function returnAndNotify(context: TransactionContext, staff: Actor, ids: readonly string[], reason: string) {
  const { returned, answered } = await returnPending(context.db, staff, ids, reason)
  for (const { id, userId, jobUrl } of returned) {
    const { host } = new URL(jobUrl)
    await recordEvent(context, staff, { type: 'interest.returned', userId, interestId: id, host, reason })
  }
  const clientIds = [...new Set(returned.map(({ userId }) => userId))].toSorted()
  for (const userId of clientIds) await recordEvent(context, staff, { type: 'interests.returned', userId })
  return { returned: returned.map(({ id }) => id), answered }
}

const dayMs = 24 * 60 * 60 * 1000

/** Hides a client's pending interest from the queue until a moment, or shows it again. Its promise is not changed. */
export async function snoozeInterest(
  { db, jobs }: TransactionContext,
  manager: Actor,
  id: string,
  until: string | null,
) {
  if (until !== null) requireSnoozeTime(Date.parse(until) - Date.now())
  return db.transaction(async (tx) => {
    const snoozed = await storeSnooze(tx, manager, id, until)
    if (snoozed === null) throw notFound('Job interest not found')
    if (snoozed === 'processed') throw conflict(alreadyAnswered)
    await recordEvent({ db: tx, jobs }, manager, { type: 'interest.snoozed', userId: null, interestId: id, until })
    return snoozed
  })
}

function requireSnoozeTime(ahead: number) {
  const message =
    ahead <= 0
      ? 'Please choose a time in the future'
      : ahead > maxSnoozeDays * dayMs
        ? `Please choose a time within ${maxSnoozeDays} days`
        : null
  if (message) throw badRequest(message, { until: message })
}
