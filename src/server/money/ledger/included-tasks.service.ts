import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { lockUsers } from '#server/people/users/users.service.ts'
import { addWorkingHours, workingDayHours, type TeamHours } from '#server/working-time.ts'
import { cancelUnbooked, countPeriodTasks, findPeriod, insertTask, type IncludedKind } from './included-tasks.store.ts'

export { cancelIncludedTasks, insertTask } from './included-tasks.store.ts'

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
  context: TransactionContext,
  period: IncludedUnits & { id: string; userId: string },
  before: IncludedUnits,
) {
  for (const { kind, unit } of units) {
    const removed = before[unit] - period[unit]
    if (removed > 0) await cancelUnbooked(context.db, period.id, kind, removed)
  }
  if (!units.some(({ unit }) => period[unit] > before[unit])) return
  const { id: periodId, userId } = period
  await recordEvent(context, systemSource, { type: 'period.extended', userId, periodId })
}

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
    const context = { db: tx, jobs }
    const { userId } = period
    const dueAt = addWorkingHours(start, dueWorkingDays * workingDayHours, team)
    for (const { kind, unit } of units) {
      const existing = await countPeriodTasks(tx, periodId, kind, ['open', 'proposed', 'booked', 'done'])
      for (let missing = period[unit] - existing; missing > 0; missing--) {
        const taskId = await insertTask(tx, { userId, kind, periodId, dueAt })
        await recordEvent(context, systemSource, { type: 'task.included', userId, taskId, kind })
      }
    }
    await recordEvent(context, systemSource, { type: 'tasks.included', userId })
  })
}
