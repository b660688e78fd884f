import { eq } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { plans } from '#contract/plans.ts'
import { requireRow } from '#server/db/queries.ts'
import { billingPeriods, tasks } from '#server/db/schema.ts'
import { recordDelivery } from '#server/money/ledger/deliveries.service.ts'
import { acting, daysAgo, type DemoDeps, type Person } from './acting.ts'

const consultationDays = 66

/**
 * The billing periods before the running one, which is all that the provider tells of. The first of them includes the
 * consultation, which took place.
 */
export async function seedEarlierPeriods(deps: DemoDeps, client: Person, startedAt: string) {
  const { db } = deps
  const [running] = await db.select().from(billingPeriods).where(eq(billingPeriods.userId, client.id))
  if (!running) throw new Error('The demo subscription has no billing period')
  const { id: _, createdAt: __, updatedAt: ___, ...period } = running
  await db.update(billingPeriods).set({ consultations: 0 }).where(eq(billingPeriods.id, running.id))
  const started = DateTime.fromISO(startedAt, { zone: 'utc' })
  for (let periodEnd = toDateTime(running.periodStart); periodEnd > started;) {
    const periodStart = periodEnd.minus({ months: 1 })
    const isFirst = periodStart <= started
    const [saved] = await db
      .insert(billingPeriods)
      .values({
        ...period,
        periodStart: toIso(periodStart),
        periodEnd: toIso(periodEnd),
        consultations: isFirst ? plans.active.consultations : 0,
      })
      .returning({ id: billingPeriods.id })
    if (isFirst && saved) await seedConsultation(deps, client, saved.id)
    periodEnd = periodStart
  }
}

const toDateTime = (moment: string) => DateTime.fromISO(moment, { zone: 'utc' })
const toIso = (moment: DateTime) => moment.toJSDate().toISOString()

async function seedConsultation(deps: DemoDeps, client: Person, periodId: string) {
  const doneAt = daysAgo(consultationDays)
  const rows = await deps.db
    .insert(tasks)
    .values({
      userId: client.id,
      kind: 'consultation',
      state: 'done',
      periodId,
      dueAt: daysAgo(consultationDays - 1),
      proposedAt: doneAt,
      outcome:
        'We put the carrier contracts first and cut the two oldest jobs to a line each. Next: numbers for late deliveries.',
      doneAt,
      createdAt: daysAgo(consultationDays + 3),
      updatedAt: doneAt,
    })
    .returning({ id: tasks.id })
  const task = requireRow(rows)
  const delivery = { userId: client.id, kind: 'consultation', subjectId: task.id, periodId } as const
  await recordDelivery(deps, acting(client, consultationDays), delivery)
}
