import type { TransactionContext } from '#server/deps.ts'
import { publishLive } from '#server/db/live.ts'
import {
  cancelIncludedTasks,
  countSettledTasks,
  changeIncludedTasks,
} from '#server/features/tasks/included-tasks.service.ts'
import { findAccountManager } from '#server/features/users/users.service.ts'
import { computeIncluded } from './included-units.ts'
import { adoptDeliveries, endPeriods, listSubscriptionPeriods, savePeriod } from './periods.store.ts'
import type { PeriodRow } from './periods.store.ts'

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
  if (!isLive) await cancelIncludedTasks(context.db, subscription)
  if (!changed) return
  const { userId } = subscription
  await publishLive(context.db, [userId, await findAccountManager(context.db, userId)], ['ledger', 'tasks'])
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
