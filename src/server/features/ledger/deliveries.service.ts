import type { DeliveryKind } from '#contract/ledger.ts'
import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import { findAccountManager } from '#server/features/users/users.service.ts'
import { findRunningPeriod, insertDelivery } from './ledger.store.ts'

type Delivery = {
  userId: string
  kind: DeliveryKind
  /** The application or the task. */
  subjectId: string
  /** The period of a task. An application counts for the period that contains its moment. */
  periodId?: string | null
  /** Left out: now. Only the demo sets it. */
  at?: string | undefined
}

/** Records that a client got a unit, once. It stays, whatever becomes of the application or the task. */
export async function recordDelivery(tx: Queryable, { userId, kind, subjectId, periodId, at }: Delivery) {
  const values = {
    userId,
    kind,
    subjectId,
    periodId: periodId === undefined ? await findRunningPeriod(tx, userId, at) : periodId,
    ...(at === undefined ? {} : { deliveredAt: at }),
  }
  if (!(await insertDelivery(tx, values))) return
  await publishLive(tx, [userId, await findAccountManager(tx, userId)], ['ledger'])
}
