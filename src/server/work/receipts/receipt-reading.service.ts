import type { Receipt } from '#contract/receipts.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { TransactionContext } from '#server/deps.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { FileStore } from '#server/gateways/file-store/file-store.ts'
import { toCaller } from '#server/http/caller.ts'
import { notFound } from '#server/http/errors.ts'
import { readDetails } from '#server/work/applications/application-reading.service.ts'
import { readBlob } from './blobs.service.ts'
import { damaged, findName, isIntact, toReceipt } from './receipts.service.ts'
import { findBlob, findReceipt, listReceiptRows, type ReceiptRow } from './receipts.store.ts'

const missing = 'Receipt not found'

export async function readApplicationReceipts(context: TransactionContext, actor: Actor, applicationId: string) {
  const { db } = context
  const rows = await listReceiptRows(db, actor, applicationId)
  // Receipts outlive their application, which tells an empty list from a foreign one.
  if (rows.length === 0) await readDetails(db, actor, applicationId)
  const listed = []
  for (const row of rows) listed.push(await readStored(context, row))
  return listed
}

/** A receipt, and the name of the person it was sent for. */
export async function readReceipt(context: TransactionContext, actor: Actor, id: string) {
  const row = await findReceipt(context.db, actor, id)
  if (!row) throw notFound(missing)
  return { receipt: await readStored(context, row), client: await findName(context.db, row.userId) }
}

type ReadDeps = TransactionContext & { files: FileStore }

/** The bytes with this hash, verified, and what the receipt says of them. */
export async function readReceiptFile(deps: ReadDeps, actor: Actor, id: string, sha256: string) {
  const { db, files } = deps
  const row = await findReceipt(db, actor, id)
  if (!row) throw notFound(missing)
  const receipt = await readStored(deps, row)
  const file = [...receipt.documents, receipt.confirmation.screenshot].find((found) => found?.sha256 === sha256)
  if (!file) throw notFound(missing)
  const blob = await findBlob(db, id, sha256)
  const bytes = blob && (await readBlob(files, blob, toCaller(actor)))
  if (bytes) return { file, bytes }
  await reportDamage(deps, row, sha256)
  throw damaged(`The file ${blob?.id} of receipt ${id} is damaged`)
}

async function readStored(context: TransactionContext, row: ReceiptRow): Promise<Receipt> {
  if (!isIntact(row)) await reportDamage(context, row)
  return toReceipt(row)
}

/**
 * Records that a receipt is damaged, or the file in it that has this hash. Outside a transaction, which the error of the answer
 * would roll back.
 */
export async function reportDamage(
  context: TransactionContext,
  { id: receiptId, userId, applicationId }: ReceiptRow,
  sha256: string | null = null,
) {
  await recordEvent(context, systemSource, { type: 'receipt.damaged', userId, applicationId, receiptId, sha256 })
}
