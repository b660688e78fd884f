import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { reconciliationsListed } from '#contract/payment-events.ts'
import type { Queryable } from '#server/db/client.ts'
import { requireRow } from '#server/db/queries.ts'
import { paymentReconciliations } from '#server/db/schema.ts'

type Reconciliation = typeof paymentReconciliations.$inferSelect

export function listReconciliations(db: Queryable) {
  return db
    .select()
    .from(paymentReconciliations)
    .orderBy(desc(paymentReconciliations.startedAt))
    .limit(reconciliationsListed)
}

/** A queued or running reconciliation that is not older than an hour. */
export async function findUnfinished(db: Queryable) {
  const [row] = await db
    .select()
    .from(paymentReconciliations)
    .where(
      and(
        isNull(paymentReconciliations.finishedAt),
        isNull(paymentReconciliations.error),
        gt(paymentReconciliations.startedAt, sql`now() - interval '1 hour'`),
      ),
    )
    .orderBy(desc(paymentReconciliations.startedAt))
    .limit(1)
  return row ?? null
}

export async function insertReconciliation(db: Queryable) {
  return requireRow(await db.insert(paymentReconciliations).values({}).returning())
}

/** Marks unfinished ones older than an hour as interrupted. */
export async function closeAbandoned(db: Queryable) {
  await db
    .update(paymentReconciliations)
    .set({ error: 'It was cut off' })
    .where(
      and(
        isNull(paymentReconciliations.finishedAt),
        isNull(paymentReconciliations.error),
        lt(paymentReconciliations.startedAt, sql`now() - interval '1 hour'`),
      ),
    )
}

type Found = Pick<Reconciliation, 'subscriptions' | 'invoices' | 'differences'>

export async function saveProgress(db: Queryable, id: string, found: Found & { finished?: true; error?: string }) {
  const { finished, error, ...counted } = found
  await db
    .update(paymentReconciliations)
    .set({ ...counted, error: error ?? null, ...(finished ? { finishedAt: sql`clock_timestamp()` } : {}) })
    .where(eq(paymentReconciliations.id, id))
}
