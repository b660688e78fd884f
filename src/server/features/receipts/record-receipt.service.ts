import type { Receipt, ReceiptBody } from '#contract/receipts.ts'
import { isSent } from '#contract/applications.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import { readDetails } from '#server/features/applications/application-reading.service.ts'
import {
  changeStatus,
  lockApplicationFor,
  requireRulesOfClient,
} from '#server/features/applications/application-changes.service.ts'
import { recordAudit, systemSource } from '#server/features/audit/audit.service.ts'
import type { FileStore } from '#server/gateways/file-store/file-store.ts'
import { toCaller } from '#server/http/caller.ts'
import { notFound } from '#server/http/errors.ts'
import { readBlob } from './blobs.service.ts'
import { prepareEvidence } from './evidence.service.ts'
import type { Evidence, EvidenceDeps } from './evidence.service.ts'
import { addReceipt, damaged, findSending, isIntact, toReceipt } from './receipts.service.ts'
import { findBlob, findReceipt, listReceiptRows } from './receipts.store.ts'
import type { ReceiptRow } from './receipts.store.ts'

const missing = 'Receipt not found'

/** Stores the bytes of a receipt, before its transaction. */
export async function prepareReceipt(deps: EvidenceDeps, staff: Actor, applicationId: string, body: ReceiptBody) {
  const { userId: clientId } = await readDetails(deps.db, staff, applicationId)
  return { clientId, evidence: await prepareEvidence(deps, staff, { clientId, applicationId }, body) }
}

/**
 * Records what staff sent, or prepared. `sent` and `confirmed` bring the application to `applied`, except where they correct the
 * receipt of one that is over. The rules of the client are checked when it is first said to have been sent, or to may have been.
 */
export async function storeReceipt(
  { db, jobs }: TransactionContext,
  staff: Actor,
  applicationId: string,
  body: ReceiptBody,
  evidence: Evidence,
): Promise<Receipt> {
  return db.transaction(async (tx) => {
    const application = await lockApplicationFor(tx, staff, applicationId)
    const isCorrection = (await findSending(tx, applicationId)) !== null
    if (body.state !== 'prepared' && !isCorrection && !isSent(application.status))
      await requireRulesOfClient(tx, staff, application)
    const receipt = await addReceipt(tx, staff, application, body, evidence)
    const isOver = isCorrection && (application.status === 'rejected' || application.status === 'withdrew')
    if ((body.state === 'sent' || body.state === 'confirmed') && !isSent(application.status) && !isOver)
      await changeStatus({ db: tx, jobs }, staff, application, { status: 'applied', dateApplied: receipt.sentAt })
    return receipt
  })
}

export async function listReceiptsFor(db: Queryable, actor: Actor, applicationId: string) {
  const rows = await listReceiptRows(db, actor, applicationId)
  // Receipts outlive their application, which tells an empty list from a foreign one.
  if (rows.length === 0) await readDetails(db, actor, applicationId)
  const listed = []
  for (const row of rows) listed.push(await readStored(db, row))
  return listed
}

export async function readReceipt(db: Queryable, actor: Actor, id: string) {
  const row = await findReceipt(db, actor, id)
  if (!row) throw notFound(missing)
  return readStored(db, row)
}

type ReadDeps = { db: Queryable; files: FileStore }

/** The bytes with this hash, verified, and what the receipt says of them. */
export async function readReceiptFile({ db, files }: ReadDeps, actor: Actor, id: string, sha256: string) {
  const row = await findReceipt(db, actor, id)
  if (!row) throw notFound(missing)
  const receipt = await readStored(db, row)
  const file = [...receipt.documents, receipt.confirmation.screenshot].find((found) => found?.sha256 === sha256)
  if (!file) throw notFound(missing)
  const blob = await findBlob(db, id, sha256)
  const bytes = blob && (await readBlob(files, blob, toCaller(actor)))
  if (bytes) return { file, bytes }
  await reportDamage(db, row, sha256)
  throw damaged(`The file ${blob?.id} of receipt ${id} is damaged`)
}

async function readStored(db: Queryable, row: ReceiptRow): Promise<Receipt> {
  if (!isIntact(row)) await reportDamage(db, row)
  return toReceipt(row)
}

/**
 * Records that a receipt is damaged, or the file in it that has this hash. Outside a transaction, which the error of the answer
 * would roll back.
 */
export async function reportDamage(
  db: Queryable,
  { id, userId, applicationId }: ReceiptRow,
  sha256: string | null = null,
) {
  await recordAudit(db, systemSource, {
    action: 'receipt.damaged',
    subjectId: userId,
    entityId: applicationId,
    details: { receipt: id, sha256 },
  })
}
