import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { idempotencyKeys } from '#server/db/schema.ts'
import { badRequest, HttpError } from './errors.ts'

export interface Answer {
  status: number
  reply: unknown
}

/** An answer with the other person whose data it holds, if any. */
export interface StoredAnswer extends Answer {
  subjectId: string | null
}

export interface KeyedRequest {
  userId: string
  key: string
  /** From `hashRequest`. */
  request: string
}

/** `transaction` stores the answer in the transaction of the work, `reserved` in one after it. */
export type IdempotencyMode = 'transaction' | 'reserved'

const retention = sql`now() - interval '24 hours'`
/** Longer than any request: a key is taken over only after its process has died. */
const lease = sql`clock_timestamp() + interval '2 minutes'`
const maxWaitMs = 10_000

/** The `Idempotency-Key` of a request; throws if it cannot be stored. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header))
    throw badRequest('The Idempotency-Key is not usable')
  return header
}

/** Identifies a request by method, path and body. Keyed, because a body may hold a password. */
export function hashRequest(secret: string, { method, url, body }: { method: string; url: string; body: unknown }) {
  return createHmac('sha256', secret)
    .update(JSON.stringify([method, url, body ?? null]))
    .digest('base64url')
}

/** `prepare` waits for other things than the database, before the transaction of `run`. */
interface Work<Prepared> {
  prepare: () => Promise<Prepared>
  run: (db: Queryable, prepared: Prepared) => Promise<StoredAnswer>
}

/**
 * Runs the work once per key and person. A second request waits for the first one without holding a connection and gets its
 * answer. The work runs again only if it failed, or if its process died before the answer was stored.
 */
export async function runOnce<Prepared>(
  db: Queryable,
  keyed: KeyedRequest,
  mode: IdempotencyMode,
  { prepare, run }: Work<Prepared>,
): Promise<StoredAnswer & { replayed: boolean }> {
  const reservation = await reserve(db, keyed)
  if ('answer' in reservation) return { ...reservation.answer, replayed: true }
  try {
    const prepared = await prepare()
    const runAndStore = async (tx: Queryable) => {
      const answer = await run(tx, prepared)
      await store(tx, keyed, reservation.lockedUntil, answer)
      return { ...answer, replayed: false }
    }
    return mode === 'reserved' ? await runAndStore(db) : await db.transaction(runAndStore)
  } catch (error) {
    // If this fails too, the lease expires.
    await release(db, keyed, reservation.lockedUntil).catch(() => {})
    throw error
  }
}

type Reservation = { lockedUntil: string } | { answer: StoredAnswer }

async function reserve(db: Queryable, keyed: KeyedRequest): Promise<Reservation> {
  for (let waited = 0, pause = 20; ; waited += pause, pause = Math.min(2 * pause, 500)) {
    const [reserved] = await db
      .insert(idempotencyKeys)
      .values({ ...keyed, lockedUntil: lease })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: {
          request: keyed.request,
          lockedUntil: lease,
          createdAt: sql`clock_timestamp()`,
          subjectId: null,
          status: null,
          reply: null,
        },
        setWhere: or(
          lt(idempotencyKeys.createdAt, retention),
          and(isNull(idempotencyKeys.status), lt(idempotencyKeys.lockedUntil, sql`clock_timestamp()`)),
        ),
      })
      .returning({ lockedUntil: idempotencyKeys.lockedUntil })
    if (reserved) return reserved
    const stored = await find(db, keyed)
    if (stored && stored.request !== keyed.request)
      throw new HttpError(422, 'This Idempotency-Key was used for another request')
    if (stored?.answer) return { answer: stored.answer }
    if (waited >= maxWaitMs)
      throw new HttpError(409, 'The same request is still running. Please try again in a moment.', {
        code: 'still_running',
        retryAfterSeconds: 5,
      })
    await delay(pause)
  }
}

const isKey = ({ userId, key }: KeyedRequest) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

async function find(db: Queryable, keyed: KeyedRequest) {
  const [row] = await db.select().from(idempotencyKeys).where(isKey(keyed))
  if (!row) return null
  const { request, status, reply, subjectId } = row
  return { request, answer: status === null ? null : { status, reply, subjectId } }
}

const isHeld = (keyed: KeyedRequest, lockedUntil: string) =>
  and(isKey(keyed), isNull(idempotencyKeys.status), eq(idempotencyKeys.lockedUntil, lockedUntil))

async function store(db: Queryable, keyed: KeyedRequest, lockedUntil: string, answer: StoredAnswer) {
  const { status, reply, subjectId } = answer
  const stored = await db
    .update(idempotencyKeys)
    .set({ status, reply, subjectId })
    .where(isHeld(keyed, lockedUntil))
    .returning({ key: idempotencyKeys.key })
  if (stored.length === 0) throw new Error('The idempotency key was taken over while its request ran')
}

async function release(db: Queryable, keyed: KeyedRequest, lockedUntil: string) {
  await db.delete(idempotencyKeys).where(isHeld(keyed, lockedUntil))
}

export async function purgeIdempotencyKeys(db: Queryable) {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, retention))
}
