import type { FillReport } from '#contract/fill-report.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { notFound } from '#server/http/errors.ts'
import { insertFill, lockField, offerMapping, rejectOthers, storeMappingState } from './field-mappings.store.ts'

/** Stores what an apply kit did for a receipt, and what the person said that fields mean. */
export async function storeFillReport(tx: Queryable, staff: Actor, report: FillReport) {
  const { board, mappings } = report
  await insertFill(tx, report)
  for (const mapping of mappings) await offerMapping(tx, staff.id, { board, ...mapping })
}

/** Accepts a mapping for everyone, in place of another one for the field, or rejects it. */
export async function decideMapping(
  { db, jobs }: TransactionContext,
  admin: Actor,
  id: string,
  state: 'accepted' | 'rejected',
) {
  return db.transaction(async (tx) => {
    const field = await lockField(tx, id)
    if (field && state === 'accepted') await rejectOthers(tx, id, field)
    const stored = await storeMappingState(tx, id, state)
    if (!stored) throw notFound('This field is gone')
    await recordEvent({ db: tx, jobs }, admin, { type: 'field-mapping.decided', userId: null, mappingId: id, state })
    return stored
  })
}
