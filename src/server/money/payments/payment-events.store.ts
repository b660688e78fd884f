import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PaymentEventNotice } from '#server/gateways/payments/payments.ts'
import type { Queryable } from '#server/db/client.ts'
import { pick } from '#server/db/queries.ts'
import { paymentEvents } from '#server/db/schema.ts'
import type { RowPosition } from '#server/http/pagination.ts'

const columns = pick(paymentEvents, 'id', 'type', 'receivedAt', 'processedAt', 'error')

/** Only the provider's ids of an event are stored. */
const payload = z.object({
  createdAt: z.string(),
  object: z.object({ kind: z.string(), id: z.string().nullable() }),
  customerId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  invoiceId: z.string().nullable(),
  chargeId: z.string().nullable(),
})

export async function isProcessed(db: Queryable, id: string) {
  const [row] = await db
    .select({ processedAt: paymentEvents.processedAt })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, id))
  return row !== undefined && row.processedAt !== null
}

/** Stores the event as processed. False if it was already, also by a transaction that has just ended. */
export async function claimEvent(db: Queryable, { id, type, ...references }: PaymentEventNotice) {
  const inserted = await db
    .insert(paymentEvents)
    .values({ id, type, payload: payload.parse(references), processedAt: sql`now()` })
    .onConflictDoUpdate({
      target: paymentEvents.id,
      set: { processedAt: sql`now()`, error: null },
      setWhere: isNull(paymentEvents.processedAt),
    })
    .returning({ id: paymentEvents.id })
  return inserted.length > 0
}

/** Stores an event that could not be applied, with the reason. */
export async function storeFailure(db: Queryable, { id, type, ...references }: PaymentEventNotice, error: string) {
  await db
    .insert(paymentEvents)
    .values({ id, type, payload: payload.parse(references), error })
    .onConflictDoUpdate({ target: paymentEvents.id, set: { error }, setWhere: isNull(paymentEvents.processedAt) })
}

export async function findNotice(db: Queryable, id: string): Promise<PaymentEventNotice | null> {
  const [row] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id))
  return row ? { id, type: row.type, ...payload.parse(row.payload) } : null
}

export async function markReplayed(db: Queryable, id: string, error: string | null = null) {
  const [updated] = await db
    .update(paymentEvents)
    .set(error === null ? { processedAt: sql`now()`, error } : { error })
    .where(eq(paymentEvents.id, id))
    .returning(columns)
  return updated
}

/** The newest events, one more than the page. */
export function selectEvents(
  db: Queryable,
  { limit, after, unprocessed }: { limit: number; after: RowPosition | null; unprocessed: boolean },
) {
  const behind =
    after && sql`(${paymentEvents.receivedAt}, ${paymentEvents.id}) < (${after.at}::timestamptz, ${after.id})`
  return db
    .select(columns)
    .from(paymentEvents)
    .where(and(behind ?? undefined, unprocessed ? isNull(paymentEvents.processedAt) : undefined))
    .orderBy(desc(paymentEvents.receivedAt), desc(paymentEvents.id))
    .limit(limit + 1)
}
