import type { PlanId } from '#contract/plans.ts'
import type { Queryable } from '#server/db/client.ts'
import { computeMovement } from './movement.ts'
import { hasMovements, insertMovement, listBalances, readBalance } from './movements.store.ts'

/** A subscription as the sync has just stored it. */
interface SyncedSubscription {
  id: string
  userId: string
  plan: PlanId
  currentPeriodStart: string
  currentPeriodEnd: string
}

/**
 * Records how the subscription's monthly revenue changed. The client is locked, so the balance is that of all earlier
 * snapshots.
 */
export async function syncMovement(
  db: Queryable,
  { id, userId, plan, currentPeriodStart, currentPeriodEnd }: SyncedSubscription,
  { givesAccess, now }: { givesAccess: boolean; now: Date },
) {
  const balance = await readBalance(db, id)
  const isReturning = balance.lastAt !== null || (await hasMovements(db, userId))
  const movement = computeMovement(balance, givesAccess ? plan : null, isReturning)
  if (!movement) return
  const bound = movement.kind === 'churn' ? currentPeriodEnd : balance.lastAt === null ? currentPeriodStart : null
  const moment = Math.min(now.getTime(), bound === null ? Infinity : Date.parse(bound))
  // Never before the last one: the months between two movements have the balance of the first.
  const occurredAt = new Date(Math.max(moment, Date.parse(balance.lastAt ?? '1970-01-01')))
  await insertMovement(db, { ...movement, userId, subscriptionId: id, occurredAt: occurredAt.toISOString() })
}

/** Records the end of a person's revenue, before their account is deleted. The account is locked. */
export async function recordChurn(db: Queryable, userId: string) {
  for (const { subscriptionId, lastAt, ...balance } of await listBalances(db, userId)) {
    const movement = computeMovement(balance, null, true)
    if (!movement) continue
    const occurredAt = new Date(Math.max(Date.now(), Date.parse(lastAt))).toISOString()
    await insertMovement(db, { ...movement, userId, subscriptionId, occurredAt })
  }
}
