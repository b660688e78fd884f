import { entryFields } from '#contract/application-fields.ts'
import { isWithEmployer } from '#contract/application-status.ts'
import { type Application, type UpdateApplicationBody } from '#contract/applications.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { TransactionContext } from '#server/deps.ts'
import { forbidden } from '#server/http/errors.ts'
import { changeStatus, lockVisibleApplication } from '#server/work/applications/application-changes.service.ts'
import { readDetails } from '#server/work/applications/application-reading.service.ts'
import {
  noConfirmation,
  noEvidence,
  prepareEvidence,
  type Evidence,
  type EvidenceDeps,
} from '#server/work/receipts/evidence.service.ts'
import { addReceiptOfStatus } from '#server/work/receipts/receipts.service.ts'
import { requireRulesOfClient, withWarnings } from '#server/work/rules/rules.service.ts'

/** Changes a visible application. A new status notifies the other side. */
export async function editApplication(deps: EvidenceDeps, actor: Actor, id: string, body: UpdateApplicationBody) {
  return storeEdit(deps, actor, id, body, await prepareStatusEvidence(deps, actor, id, body.status))
}

/** The same with documents that were typeset before the transaction. */
export async function storeEdit(
  { db, jobs }: TransactionContext,
  actor: Actor,
  id: string,
  body: UpdateApplicationBody,
  evidence: Evidence,
) {
  return db.transaction(async (tx) => {
    const context = { db: tx, jobs }
    const before = await lockVisibleApplication(tx, actor, id)
    requireOwnEntry(actor, before, body)
    const isSentByStaff = actor.id !== before.userId && isWithEmployer(body.status) && !isWithEmployer(before.status)
    const warnings = isSentByStaff ? await requireRulesOfClient(tx, actor, before) : []
    const changed = await changeStatus(context, actor, before, body)
    if (isSentByStaff)
      await addReceiptOfStatus(context, actor, { ...before, ...changed }, changed.dateApplied, evidence)
    return withWarnings(changed, warnings)
  })
}

/** What staff sent with an application that they move to a sent status. */
export async function prepareStatusEvidence(
  deps: EvidenceDeps,
  actor: Actor,
  id: string,
  status: Application['status'],
) {
  if (actor.role === 'user' || !isWithEmployer(status)) return noEvidence
  const before = await readDetails(deps.db, actor, id)
  if (isWithEmployer(before.status)) return noEvidence
  const target = { clientId: before.userId, applicationId: id }
  return prepareEvidence(deps, actor, target, { confirmation: noConfirmation })
}

/** Only the job seeker who made the entry may change its company, position and link. */
function requireOwnEntry(actor: Actor, before: Application & { createdByStaff: boolean }, sent: UpdateApplicationBody) {
  if (!before.createdByStaff && actor.id === before.userId) return
  if (entryFields.every((field) => sent[field] === undefined || sent[field] === before[field])) return
  throw forbidden(
    before.createdByStaff
      ? 'This application was made for its job seeker: its company, position and link stay as they are'
      : 'Only the job seeker who made this entry can change its company, position or link',
  )
}
