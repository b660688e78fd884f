import { isOver, isWithEmployer } from '#contract/application-status.ts'
import type { Receipt, ReceiptBody } from '#contract/receipts.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { TransactionContext } from '#server/deps.ts'
import { changeStatus, lockVisibleApplication } from '#server/work/applications/application-changes.service.ts'
import { readDetails } from '#server/work/applications/application-reading.service.ts'
import { storeFillReport } from '#server/work/apply-packs/field-mappings.service.ts'
import { prepareEvidence, type Evidence, type EvidenceDeps } from '#server/work/receipts/evidence.service.ts'
import { addReceipt, findSending, type ReceiptDraft } from '#server/work/receipts/receipts.service.ts'
import { requireRulesOfClient } from '#server/work/rules/rules.service.ts'

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
  body: ReceiptDraft & Pick<ReceiptBody, 'fill'>,
  evidence: Evidence,
): Promise<Receipt> {
  return db.transaction(async (tx) => {
    const context = { db: tx, jobs }
    const application = await lockVisibleApplication(tx, staff, applicationId)
    const isCorrection = (await findSending(tx, applicationId)) !== null
    if (body.state !== 'prepared' && !isCorrection && !isWithEmployer(application.status))
      await requireRulesOfClient(tx, staff, application)
    const receipt = await addReceipt(context, staff, application, body, evidence)
    const isCorrectionOfOver = isCorrection && isOver(application.status)
    if (
      (body.state === 'sent' || body.state === 'confirmed') &&
      !isWithEmployer(application.status) &&
      !isCorrectionOfOver
    )
      await changeStatus(context, staff, application, { status: 'applied', dateApplied: receipt.sentAt })
    if (body.fill) await storeFillReport(tx, staff, body.fill)
    return receipt
  })
}
