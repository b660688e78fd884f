import { and, desc, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { maxReceipts } from '#contract/receipts.ts'
import type { Queryable } from '#server/db/client.ts'
import { listRows } from '#server/db/keyset.ts'
import { visibleTo, type Actor } from '#server/db/ownership.ts'
import { requireRow } from '#server/db/queries.ts'
import { receiptBlobs, receiptDocuments, receipts } from '#server/db/schema.ts'

export type ReceiptRow = typeof receipts.$inferSelect
export type BlobRow = typeof receiptBlobs.$inferSelect

/** How long bytes without a receipt stay. Longer than any request that stores them. */
const unusedHours = 24

/** The row of these bytes, which counts as used now. */
export async function useBlob(
  db: Queryable,
  values: Pick<BlobRow, 'userId' | 'sha256' | 'size' | 'contentType'>,
): Promise<BlobRow> {
  const rows = await db
    .insert(receiptBlobs)
    .values(values)
    .onConflictDoUpdate({ target: [receiptBlobs.userId, receiptBlobs.sha256], set: { usedAt: sql`now()` } })
    .returning()
  return requireRow(rows)
}

/** Undefined if the row is gone with its client. */
export async function markBlobStored(db: Queryable, id: string): Promise<BlobRow | undefined> {
  const [row] = await db
    .update(receiptBlobs)
    .set({ storedAt: sql`now()` })
    .where(eq(receiptBlobs.id, id))
    .returning()
  return row
}

/** Deletes a batch of bytes that no receipt refers to, and returns their ids. */
export async function deleteUnusedBlobs(db: Queryable, batch: number) {
  const references = db
    .select({ found: sql`1` })
    .from(receiptDocuments)
    .where(eq(receiptDocuments.blobId, receiptBlobs.id))
  const unused = and(
    lt(receiptBlobs.usedAt, sql`now() - make_interval(hours => ${unusedHours})`),
    notExists(references),
  )
  const some = db.select({ id: receiptBlobs.id }).from(receiptBlobs).where(unused).limit(batch)
  const deleted = await db
    .delete(receiptBlobs)
    .where(and(unused, inArray(receiptBlobs.id, some)))
    .returning({ id: receiptBlobs.id })
  return deleted.map(({ id }) => id)
}

export async function listBlobIds(db: Queryable, userId: string) {
  const rows = await db.select({ id: receiptBlobs.id }).from(receiptBlobs).where(eq(receiptBlobs.userId, userId))
  return rows.map(({ id }) => id)
}

/** The bytes with this hash in a receipt. */
export async function findBlob(db: Queryable, receiptId: string, sha256: string) {
  const [row] = await db
    .select({ blob: receiptBlobs })
    .from(receiptDocuments)
    .innerJoin(receiptBlobs, eq(receiptBlobs.id, receiptDocuments.blobId))
    .where(and(eq(receiptDocuments.receiptId, receiptId), eq(receiptBlobs.sha256, sha256)))
  return row?.blob ?? null
}

/** Stores a receipt with references to its bytes. These must be stored already. */
export async function insertReceipt(
  tx: Queryable,
  row: Omit<typeof receipts.$inferInsert, 'createdAt'> & { createdAt: string },
  blobIds: readonly string[],
) {
  const ids = [...new Set(blobIds)]
  await tx.insert(receipts).values(row)
  if (ids.length === 0) return
  const stored = await tx
    .select({ id: receiptBlobs.id })
    .from(receiptBlobs)
    .where(and(inArray(receiptBlobs.id, ids), eq(receiptBlobs.userId, row.userId), isNotNull(receiptBlobs.storedAt)))
    .for('key share')
  if (stored.length < ids.length) throw new Error('The bytes of a receipt are not stored')
  await tx.insert(receiptDocuments).values(ids.map((blobId) => ({ receiptId: row.id, blobId, userId: row.userId })))
}

const newestFirst = [desc(receipts.createdAt), desc(receipts.id)] as const

export function listReceiptRows(db: Queryable, actor: Actor, applicationId: string): Promise<ReceiptRow[]> {
  return db
    .select()
    .from(receipts)
    .where(and(eq(receipts.applicationId, applicationId), visibleTo(db, actor, receipts.userId)))
    .orderBy(...newestFirst)
    .limit(maxReceipts)
}

/** All receipts of a person, the oldest first. */
export const listReceiptsOfUser = listRows(receipts, receipts.userId, [receipts.createdAt, receipts.id])

export const countReceipts = (db: Queryable, applicationId: string) =>
  db.$count(receipts, eq(receipts.applicationId, applicationId))

export async function findLatestReceipt(db: Queryable, applicationId: string) {
  const [row] = await db
    .select()
    .from(receipts)
    .where(eq(receipts.applicationId, applicationId))
    .orderBy(...newestFirst)
    .limit(1)
  return row
}

export async function findReceipt(db: Queryable, actor: Actor, id: string) {
  const [row] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.id, id), visibleTo(db, actor, receipts.userId)))
  return row
}

/** The bytes of a receipt by hash. */
export async function listBlobsOfReceipt(db: Queryable, receiptId: string) {
  const rows = await db
    .select({ id: receiptBlobs.id, sha256: receiptBlobs.sha256 })
    .from(receiptDocuments)
    .innerJoin(receiptBlobs, eq(receiptBlobs.id, receiptDocuments.blobId))
    .where(eq(receiptDocuments.receiptId, receiptId))
  return new Map(rows.map(({ id, sha256 }) => [sha256, id]))
}
