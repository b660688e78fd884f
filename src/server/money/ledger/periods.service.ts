import { plans, type PlanId } from '#contract/plans.ts'
import type { TransactionContext } from '#server/deps.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { cancelIncludedTasks, countSettledTasks, changeIncludedTasks } from './included-tasks.service.ts'
import { adoptDeliveries, endPeriods, listSubscriptionPeriods, savePeriod, type PeriodRow } from './periods.store.ts'

/** A subscription as the sync has just stored it. */
type SyncedSubscription = Pick<PeriodRow, 'userId' | 'plan'> & {
  id: string
  currentPeriodStart: string
  currentPeriodEnd: string
}

/** Stores the billing period of a subscription that gives access, and otherwise ends its periods. The client is locked. */
export async function syncPeriod(
  context: TransactionContext,
  subscription: SyncedSubscription,
  { givesAccess, isLive, now }: { givesAccess: boolean; isLive: boolean; now: Date },
) {
  const changed = givesAccess
    ? await storePeriod(context, subscription)
    : (await endPeriods(context.db, subscription.id, now)) > 0
  if (!isLive) await cancelIncludedTasks(context.db, subscription.id)
  if (!changed) return
  await recordEvent(context, systemSource, { type: 'period.changed', userId: subscription.userId })
}

/** Returns whether anything changed. */
async function storePeriod({ db, jobs }: TransactionContext, subscription: SyncedSubscription) {
  const {
    id: subscriptionId,
    userId,
    plan,
    currentPeriodStart: periodStart,
    currentPeriodEnd: periodEnd,
  } = subscription
  const periods = await listSubscriptionPeriods(db, subscriptionId)
  const known = periods.find((period) => Date.parse(period.periodStart) === Date.parse(periodStart))
  if (known?.plan === plan && known.endedAt === null && Date.parse(known.periodEnd) === Date.parse(periodEnd))
    return false
  const settled = known ? await countSettledTasks(db, known.id) : { consultations: 0, customResumes: 0 }
  const others = periods.filter((period) => period !== known)
  // A period keeps what it included as long as its plan stays.
  const included = known?.plan === plan ? known : computeIncluded(plan, others, settled)
  const { applications, consultations, customResumes } = included
  const saved = await savePeriod(db, {
    subscriptionId,
    userId,
    plan,
    periodStart,
    periodEnd,
    applications,
    consultations,
    customResumes,
  })
  await adoptDeliveries(db, saved)
  await changeIncludedTasks({ db, jobs }, saved, known ?? { consultations: 0, customResumes: 0 })
  return true
}

type Unit = 'consultations' | 'customResumes'
export type UnitCounts = Record<Unit, number>

/**
 * What a plan includes in one period of a subscription. A consultation and a custom resume belong to the first period that
 * has such a plan, so that an upgrade brings them later, and once per subscription. What was booked or delivered stays included
 * after a change of the plan within the period: otherwise changing back would include it a second time.
 */
export function computeIncluded(
  plan: PlanId,
  otherPeriods: readonly ({ plan: PlanId } & UnitCounts)[],
  settled: UnitCounts,
) {
  const count = (unit: Unit) => {
    const wasIncluded = otherPeriods.some((period) => period[unit] > 0 || plans[period.plan][unit] > 0)
    return Math.max(wasIncluded ? 0 : plans[plan][unit], settled[unit])
  }
  return {
    applications: plans[plan].applications,
    consultations: count('consultations'),
    customResumes: count('customResumes'),
  }
}
