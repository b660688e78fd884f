import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import { publishLive } from '#server/db/live.ts'
import { findAccountManager, lockUsers, notifyAccountManager } from '#server/features/users/users.service.ts'
import { addWorkingHours, workingDayHours } from '#server/working-time.ts'
import type { TeamHours } from '#server/working-time.ts'
import {
  cancelOfSubscription,
  cancelUnbooked,
  countPeriodTasks,
  findPeriod,
  insertTask,
} from './included-tasks.store.ts'
import type { IncludedKind } from './included-tasks.store.ts'
import { taskNames } from './task-texts.ts'

/** Working days after the period starts. */
const dueWorkingDays = 5

type IncludedUnits = { consultations: number; customResumes: number }
const units: readonly { kind: IncludedKind; unit: keyof IncludedUnits }[] = [
  { kind: 'consultation', unit: 'consultations' },
  { kind: 'custom_resume', unit: 'customResumes' },
]

/** What a change of the plan cannot take back: tasks of the period that are booked or done. */
export async function countSettledTasks(db: Queryable, periodId: string): Promise<IncludedUnits> {
  const count = (kind: IncludedKind) => countPeriodTasks(db, periodId, kind, ['booked', 'done'])
  return { consultations: await count('consultation'), customResumes: await count('custom_resume') }
}

/** Adapts the tasks of a period to what it includes now. A job adds the missing ones. */
export async function changeIncludedTasks(
  { db, jobs }: TransactionContext,
  period: IncludedUnits & { id: string },
  before: IncludedUnits,
) {
  for (const { kind, unit } of units) {
    const removed = before[unit] - period[unit]
    if (removed > 0) await cancelUnbooked(db, period.id, kind, removed)
  }
  if (units.some(({ unit }) => period[unit] > before[unit]))
    await jobs.send(db, 'included-tasks', { periodId: period.id })
}

/** Cancels the open tasks of a subscription that has ended. */
export const cancelIncludedTasks = (db: Queryable, { id }: { id: string }) => cancelOfSubscription(db, id)

/** Adds the tasks that a period includes and does not have yet. Repeating it adds none. */
export async function addIncludedTasks({ db, jobs }: TransactionContext, team: TeamHours, periodId: string) {
  await db.transaction(async (tx) => {
    const found = await findPeriod(tx, periodId)
    // The lock serializes this with the subscription sync.
    if (!found) return
    await lockUsers(tx, [found.userId])
    const period = await findPeriod(tx, periodId)
    if (!period || period.endedAt !== null) return
    const start = new Date(Math.max(Date.parse(period.periodStart), Date.parse(period.updatedAt))).toISOString()
    const dueAt = addWorkingHours(start, dueWorkingDays * workingDayHours, team)
    for (const { kind, unit } of units) {
      const existing = await countPeriodTasks(tx, periodId, kind, ['open', 'proposed', 'booked', 'done'])
      for (let missing = period[unit] - existing; missing > 0; missing--) {
        const id = await insertTask(tx, { userId: period.userId, kind, periodId, dueAt })
        await notifyAccountManager({ db: tx, jobs }, period.userId, {
          type: 'task',
          title: 'New task',
          message: `A client's plan includes ${taskNames[kind]}.`,
          relatedEntityId: id,
        })
      }
    }
    await publishLive(tx, [period.userId, await findAccountManager(tx, period.userId)], ['tasks', 'ledger'])
  })
}
