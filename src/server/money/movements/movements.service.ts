import { type PlanId, toCents } from '#contract/plans.ts'
import type { MrrMovementKind } from '#contract/revenue.ts'
import type { Queryable } from '#server/db/client.ts'
import { hasMovements, insertMovement, listBalances, readBalance } from './movements.store.ts'

export interface Movement {
  kind: MrrMovementKind
  plan: PlanId
  /** Cents a month; negative for contraction and churn. */
  amount: number
}

/** The sum of the stored movements of one subscription. */
export interface Balance {
  /** Cents a month. */
  amount: number
  /** The plan of the last movement; null before the first. */
  plan: PlanId | null
}

/**
 * The movement from the stored balance to a plan, or to null if the subscription gives no access. Null if nothing changed,
 * so a repeated snapshot adds nothing. `isReturning`: the person or the subscription had revenue before.
 */
export function computeMovement(balance: Balance, plan: PlanId | null, isReturning: boolean): Movement | null {
  const amount = (plan === null ? 0 : toCents(plan)) - balance.amount
  if (amount === 0) return null
  if (plan === null) return balance.plan && { kind: 'churn', plan: balance.plan, amount }
  if (balance.amount === 0) return { kind: isReturning ? 'reactivation' : 'new', plan, amount }
  return { kind: amount > 0 ? 'expansion' : 'contraction', plan, amount }
}

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
