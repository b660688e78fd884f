import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { type PlanId, toCents } from '#contract/plans.ts'
import { mrrMovements } from '#server/db/schema.ts'
import { computeMovement } from '#server/money/movements/movements.service.ts'
import type { DemoDeps, Person } from './acting.ts'

/**
 * Subscribers of the last year whose accounts are gone, so that the figures of the business show something: their plans by
 * the number of months ago, null where the access ended.
 */
const formerSubscribers: readonly (readonly [monthsAgo: number, plan: PlanId | null][])[] = [
  [
    [12, 'starter'],
    [9, 'active'],
    [4, null],
  ],
  [
    [11, 'active'],
    [8, null],
    [6, 'active'],
    [3, null],
  ],
  [
    [10, 'executive'],
    [7, 'active'],
    [2, null],
  ],
  [
    [9, 'starter'],
    [7, null],
  ],
  [
    [7, 'active'],
    [1, null],
  ],
  [
    [5, 'starter'],
    [3, 'executive'],
    [1, null],
  ],
]

/** The movements of revenue before those that the sync recorded. The provider tells of the running period only. */
export async function seedMovements({ db }: DemoDeps, client: Person, startedAt: string) {
  await db.update(mrrMovements).set({ occurredAt: startedAt }).where(eq(mrrMovements.userId, client.id))
  const rows = formerSubscribers.flatMap((changes) => {
    const subscriptionId = randomUUID()
    let balance: { amount: number; plan: PlanId | null } = { amount: 0, plan: null }
    return changes.flatMap(([monthsAgo, plan], index) => {
      const movement = computeMovement(balance, plan, index > 0)
      balance = { amount: plan === null ? 0 : toCents(plan), plan: plan ?? balance.plan }
      const occurredAt = DateTime.utc().minus({ months: monthsAgo }).toJSDate().toISOString()
      return movement ? [{ ...movement, userId: null, subscriptionId, occurredAt }] : []
    })
  })
  await db.insert(mrrMovements).values(rows)
}
