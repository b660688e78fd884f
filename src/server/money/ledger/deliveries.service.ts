import type { DeliveryKind } from '#contract/ledger.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Source } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { findRunningPeriod, insertDelivery } from './ledger.store.ts'

type Delivery = {
  userId: string
  kind: DeliveryKind
  /** The application or the task. */
  subjectId: string
  /** The period of a task. An application counts for the period that contains its moment. */
  periodId?: string | null
}

/** Records that a client got a unit, once. It stays, whatever becomes of the application or the task. */
export async function recordDelivery(
  context: TransactionContext,
  actor: Source,
  { userId, kind, subjectId, periodId }: Delivery,
) {
  const { at } = actor
  const values = {
    userId,
    kind,
    subjectId,
    periodId: periodId === undefined ? await findRunningPeriod(context.db, userId, at) : periodId,
    ...(at === undefined ? {} : { deliveredAt: at }),
  }
  if (await insertDelivery(context.db, values)) await recordEvent(context, actor, { type: 'delivery.recorded', userId })
}
