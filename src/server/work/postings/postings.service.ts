import { limits } from '#contract/fields.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { Deps, TransactionContext } from '#server/deps.ts'
import { PostingFetchError } from '#server/gateways/posting-fetcher/posting-fetch-error.ts'
import type { ReadPosting } from '#server/gateways/posting-fetcher/posting-reader.ts'
import { notFound } from '#server/http/errors.ts'
import { lockQuota } from '#server/http/quotas.ts'
import { findPosting, findUnread, insertPosting, keepOutcome, makeRoom } from './postings.store.ts'

export { deletePosting, findPostingOfApplication, postingColumns, presentPosting } from './postings.store.ts'

/** Stores the link and queues the reading in the same transaction. */
export async function askPosting(
  { db, jobs }: TransactionContext,
  asked: { userId: string; jobUrl: string; jobInterestId?: string },
) {
  return db.transaction(async (tx) => {
    const created = await insertPosting(tx, asked)
    await jobs.send(tx, 'read-posting', { postingId: created.id })
    return created
  })
}

/** As `askPosting`, for staff, whose oldest requests make room. */
export async function requestReading(by: TransactionContext, asked: { userId: string; jobUrl: string }) {
  return by.db.transaction(async (tx) => {
    await lockQuota(tx, 'requestedPostings', asked.userId)
    await makeRoom(tx, asked.userId)
    return askPosting({ ...by, db: tx }, asked)
  })
}

export async function requirePosting(db: Queryable, actor: Actor, id: string) {
  const found = await findPosting(db, actor, id)
  if (!found) throw notFound('Posting not found')
  return found
}

/** The text cut to the length of its field, without characters that PostgreSQL cannot store. */
const clean = (text: string, length: number) => text.replaceAll('\0', '').slice(0, length).toWellFormed() || null

const toOutcome = ({ company, position, location, description }: ReadPosting) => ({
  company: clean(company, limits.name),
  position: clean(position, limits.name),
  location: clean(location, limits.name),
  description: clean(description, limits.note),
})

type Reading = Pick<Deps, 'database' | 'jobs' | 'config' | 'postings'>

/** The fields of the page, or why there are none. Both are results, and neither is retried. */
async function readPage({ config, postings }: Reading, jobUrl: string) {
  if (!config.readPostings) return { failure: 'This server does not read postings.' }
  try {
    const outcome = toOutcome(await postings.read(jobUrl))
    const saysSomething = Object.values(outcome).some((text) => text !== null)
    return saysSomething ? outcome : { failure: 'We found no job details on this page.' }
  } catch (error) {
    if (error instanceof PostingFetchError) return { failure: error.message }
    throw error
  }
}

/** Reads a requested posting and publishes a live event. */
export async function readAskedPosting(deps: Reading, postingId: string) {
  const { jobs } = deps
  const { db } = deps.database
  const jobUrl = await findUnread(db, postingId)
  if (jobUrl === undefined) return
  const outcome = await readPage(deps, jobUrl)
  await db.transaction(async (tx) => {
    const userId = await keepOutcome(tx, postingId, outcome)
    if (userId) await recordEvent({ db: tx, jobs }, systemSource, { type: 'posting.read', userId })
  })
}
