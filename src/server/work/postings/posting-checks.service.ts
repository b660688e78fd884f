import { setTimeout as delay } from 'node:timers/promises'
import type { PostingCheck } from '#contract/posting-checks.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { Deps, TransactionContext } from '#server/deps.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { FoundState } from '#server/gateways/posting-fetcher/posting-reader.ts'
import { notFound } from '#server/http/errors.ts'
import { findCheck, findChecked, findRecent, listDue, lockLinked, storeCheck } from './posting-checks.store.ts'

export { checkColumns, ofCurrentLink, resume } from './posting-checks.store.ts'

type Checking = Pick<Deps, 'database' | 'jobs' | 'config' | 'postings'>
interface CheckedInterest {
  id: string
  userId: string
  jobUrl: string
}

const hourMs = 3_600_000
/** A check is as good as new for an hour; one without an answer for ten minutes. */
const freshMs = { open: hourMs, closed: hourMs, unknown: hourMs / 6 }
const toMomentBefore = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

const neverChecked = (reason: string): PostingCheck => ({ state: 'unknown', reason, checkedAt: null, saidOpenAt: null })

/** Whether the posting of an interest within reach is still open. Looks now, unless that was done a short time ago or the
 * actor only views as another person. */
export async function checkNow(
  deps: Checking,
  actor: Actor,
  interestId: string,
  looks: boolean,
): Promise<PostingCheck> {
  const found = await findChecked(deps.database.db, actor, interestId)
  if (!found) throw notFound('Job interest not found')
  if (!deps.config.readPostings) return neverChecked('This server does not read postings.')
  const { check, ...interest } = found
  if (!check) return looks ? checkInterest(deps, interest) : neverChecked('We have not looked yet.')
  const { triedAt, ...last } = check
  return !looks || triedAt > toMomentBefore(freshMs[last.state]) ? last : checkInterest(deps, interest)
}

async function checkInterest(deps: Checking, interest: CheckedInterest): Promise<PostingCheck> {
  const { database, jobs, postings } = deps
  const recent = await findRecent(database.db, interest.jobUrl, toMomentBefore(freshMs.unknown))
  const found = recent ?? (await postings.check(interest.jobUrl))
  if (!found) return neverChecked('Too many look at this website now.')
  const checkedAt = recent?.checkedAt ?? new Date().toISOString()
  return database.db.transaction((tx) => keepFound({ db: tx, jobs }, interest, { ...found, checkedAt }))
}

/** Stores what was found. The first time that a link is found closed pauses the promise, and asks the client for another. */
async function keepFound(
  context: TransactionContext,
  { id, jobUrl }: CheckedInterest,
  found: FoundState & { checkedAt: string },
): Promise<PostingCheck> {
  const { db } = context
  const interest = await lockLinked(db, id, jobUrl)
  if (!interest) return { ...found, saidOpenAt: null }
  const last = await findCheck(db, id, jobUrl)
  // A website that does not answer does not make a closed posting doubtful.
  const kept = last?.state === 'closed' && found.state === 'unknown' ? last : found
  const closes = found.state === 'closed' && !interest.processed && !last?.closedAt
  const reopens = found.state === 'open' && last?.closedAt && !last.resumedAt
  const now = new Date().toISOString()
  const check = await storeCheck(db, interest, {
    state: kept.state,
    reason: kept.reason,
    checkedAt: kept.checkedAt,
    triedAt: now,
    closedAt: closes ? now : (last?.closedAt ?? null),
    resumedAt: reopens ? now : (last?.resumedAt ?? null),
    saidOpenAt: last?.saidOpenAt ?? null,
  })
  const { userId } = interest
  const { host } = new URL(jobUrl)
  const about = { userId, interestId: id, host, reason: kept.reason }
  if (closes) await recordEvent(context, systemSource, { type: 'posting.closed', ...about })
  else if (reopens) await recordEvent(context, systemSource, { type: 'posting.reopened', ...about })
  else if (last?.state !== kept.state) await recordEvent(context, systemSource, { type: 'posting.checked', userId })
  return check
}

/** The pending interests of a run, each looked at about once a day, one after the other. */
const batchSize = 200
const dueAfterMs = 20 * hourMs
/** No further posting is begun after this time. */
const maxRunMs = hourMs / 2

/** Checks the postings of pending interests that nobody looked at for a day. */
export async function checkPendingPostings(deps: Checking, paceMs = 1_000) {
  if (!deps.config.readPostings) return
  const end = Date.now() + maxRunMs
  for (const interest of await listDue(deps.database.db, toMomentBefore(dueAfterMs), batchSize)) {
    if (Date.now() > end) return
    await checkInterest(deps, interest)
    await delay(paceMs)
  }
}

/** A pending interest's check; the client says that the posting is open. Undefined unless we found it closed. */
export async function keepWord(db: Queryable, interest: CheckedInterest): Promise<PostingCheck | undefined> {
  const last = await findCheck(db, interest.id, interest.jobUrl)
  if (last?.state !== 'closed') return undefined
  const { id: _id, userId: _userId, jobInterestId: _interestId, jobUrl: _jobUrl, ...kept } = last
  const now = new Date().toISOString()
  return storeCheck(db, interest, {
    ...kept,
    closedAt: last.closedAt ?? now,
    resumedAt: last.resumedAt ?? now,
    saidOpenAt: now,
  })
}
