import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { idempotencyKeys } from '#server/db/schema.ts'
import { badRequest } from './errors.ts'

export interface Answer {
  status: number
  reply: unknown
}

const kept = sql`interval '24 hours'`

/** The `Idempotency-Key` of a request; throws if it is not one we can keep. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header))
    throw badRequest('The Idempotency-Key is not usable')
  return header
}

/**
 * Does the work once for one key of one person: whoever comes second, on any process, waits for the first and is given
 * the same answer. The answer is kept in the transaction that does the work, so both stand or fall together.
 */
export async function once(
  db: Queryable,
  { userId, route, key }: { userId: string; route: string; key: string },
  work: (tx: Queryable) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${route} ${key}`}, 0))`)
    const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key))
    const [former] = await tx
      .select({ status: idempotencyKeys.status, reply: idempotencyKeys.reply })
      .from(idempotencyKeys)
      .where(and(mine, gt(idempotencyKeys.createdAt, sql`now() - ${kept}`)))
    if (former) return former
    const answer = await work(tx)
    await tx.delete(idempotencyKeys).where(mine)
    await tx.insert(idempotencyKeys).values({ userId, route, key, ...answer })
    return answer
  })
}

export async function purgeIdempotencyKeys(db: Queryable) {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - ${kept}`))
}
