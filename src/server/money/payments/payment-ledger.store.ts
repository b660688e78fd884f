import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { keyset, type KeysetPage } from '#server/db/keyset.ts'
import { paymentLedger } from '#server/db/schema.ts'

export type LedgerEntry = Pick<
  typeof paymentLedger.$inferInsert,
  'userId' | 'kind' | 'providerId' | 'providerInvoiceId' | 'amount' | 'occurredAt'
>

/** Inserts entries with new provider ids and returns them. */
export async function insertEntries(db: Queryable, entries: readonly LedgerEntry[]) {
  if (entries.length === 0) return []
  return db
    .insert(paymentLedger)
    .values([...entries])
    .onConflictDoNothing({ target: paymentLedger.providerId })
    .returning()
}

export async function sumByInvoice(db: Queryable, invoiceIds: readonly string[]) {
  if (invoiceIds.length === 0) return new Map<string, { paid: number; refunded: number }>()
  const rows = await db
    .select({
      invoiceId: paymentLedger.providerInvoiceId,
      paid: sql<number>`coalesce(sum(${paymentLedger.amount}) filter (where ${paymentLedger.kind} = 'payment'), 0)::int`,
      refunded: sql<number>`coalesce(-sum(${paymentLedger.amount}) filter (where ${paymentLedger.kind} = 'refund'), 0)::int`,
    })
    .from(paymentLedger)
    .where(inArray(paymentLedger.providerInvoiceId, [...invoiceIds]))
    .groupBy(paymentLedger.providerInvoiceId)
  return new Map(rows.map(({ invoiceId, ...sums }) => [invoiceId ?? '', sums]))
}

/** Whether the ledger has entries of this invoice. */
export async function isInBooks(db: Queryable, invoiceId: string) {
  const rows = await db
    .select({ id: paymentLedger.id })
    .from(paymentLedger)
    .where(eq(paymentLedger.providerInvoiceId, invoiceId))
    .limit(1)
  return rows.length > 0
}

/** A person's payments and refunds, oldest first. */
export function listLedgerForUser(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(paymentLedger.occurredAt, paymentLedger.id)
  return db
    .select({
      keys,
      kind: paymentLedger.kind,
      dollars: sql<number>`(${paymentLedger.amount} / 100.0)::float8`,
      occurredAt: paymentLedger.occurredAt,
    })
    .from(paymentLedger)
    .where(and(eq(paymentLedger.userId, userId), behind(after)))
    .orderBy(...order)
    .limit(limit)
}
