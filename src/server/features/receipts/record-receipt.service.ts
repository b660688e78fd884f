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
import { addReceipt, damaged, findSending, toReceipt } from './receipts.service.ts'
import { findBlob, findReceipt, listReceiptRows } from './receipts.store.ts'

const missing = 'Receipt not found'

/** Stores the bytes of a receipt, before its transaction. */
export async function prepareReceipt(deps: EvidenceDeps, staff: Actor, applicationId: string, body: ReceiptBody) {
  const { userId } = await readDetails(deps.db, staff, applicationId)
  return prepareEvidence(deps, staff, { clientId: userId, applicationId }, body)
}

/**
 * Records what staff sent, or prepared. `sent` and `confirmed` bring the application to `applied`. The rules of the client are
 * checked when it is first said to have been sent, or to may have been.
 */
export async function recordReceiptOf(
  { db, jobs }: TransactionContext,
  staff: Actor,
  applicationId: string,
  body: ReceiptBody,
  evidence: Evidence,
): Promise<Receipt> {
  return db.transaction(async (tx) => {
    const application = await lockApplicationFor(tx, staff, applicationId)
    const isFirstSending =
      body.state !== 'prepared' && !isSent(application.status) && !(await findSending(tx, applicationId))
    if (isFirstSending) await requireRulesOfClient(tx, staff, application)
    const receipt = await addReceipt(tx, staff, application, body, evidence)
    if ((body.state === 'sent' || body.state === 'confirmed') && !isSent(application.status))
      await changeStatus({ db: tx, jobs }, staff, application, { status: 'applied', dateApplied: receipt.sentAt })
    return receipt
  })
}

export async function listReceiptsFor(db: Queryable, actor: Actor, applicationId: string) {
  const rows = await listReceiptRows(db, actor, applicationId)
  // Receipts outlive their application, which tells an empty list from a foreign one.
  if (rows.length === 0) await readDetails(db, actor, applicationId)
  return rows.map(toReceipt)
}

export async function readReceipt(db: Queryable, actor: Actor, id: string) {
  const row = await findReceipt(db, actor, id)
  if (!row) throw notFound(missing)
  return toReceipt(row)
}

type ReadDeps = { db: Queryable; files: FileStore }

/** The bytes with this hash, verified, and what the receipt says of them. */
export async function readReceiptFile({ db, files }: ReadDeps, actor: Actor, id: string, sha256: string) {
  const receipt = await readReceipt(db, actor, id)
  const file = [...receipt.documents, receipt.confirmation.screenshot].find((found) => found?.sha256 === sha256)
  const blob = await findBlob(db, actor, id, sha256)
  if (!file || !blob) throw notFound(missing)
  const bytes = await readBlob(files, blob, toCaller(actor))
  if (bytes) return { file, bytes }
  await recordAudit(db, systemSource, {
    action: 'receipt.damaged',
    subjectId: blob.userId,
    entityId: receipt.applicationId,
    details: { sha256 },
  })
  throw damaged(`The bytes ${blob.id} of receipt ${id} are damaged`)
}
