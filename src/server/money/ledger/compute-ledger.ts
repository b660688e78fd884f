import type { DeliveryKind, LedgerPeriod, LedgerUnits } from '#contract/ledger.ts'
import type { PlanId } from '#contract/plans.ts'

/** A billing period, with what its plan includes. */
export interface Period {
  id: string
  subscriptionId: string
  periodStart: string
  periodEnd: string
  /** When the access ended; null as long as the subscription gives it. */
  endedAt: string | null
  plan: PlanId
  applications: number
  consultations: number
  customResumes: number
}

interface PeriodCount {
  /** Null for what counts for no period. */
  periodId: string | null
  count: number
}

/** Units of one kind: delivered ones, or those whose task is neither done nor canceled. */
export type UnitCount = PeriodCount & { kind: string }

interface Counts {
  delivered: readonly UnitCount[]
  open: readonly UnitCount[]
  coverLetters: readonly PeriodCount[]
}

/**
 * What each period included, and what of it was delivered, is carried on or is owed. Nothing is carried or owed while a period
 * runs. Applications are never carried. A consultation or custom resume is carried as long as its task is open: it is still
 * delivered, and counts for its period then. The end of a subscription cancels open tasks, so what was carried is owed.
 */
export function computeLedger(periods: readonly Period[], counts: Counts, now: Date): LedgerPeriod[] {
  return periods.map((period) => {
    const runs = !hasEnded(period, periods, now)
    const sum = (rows: readonly UnitCount[], kind: DeliveryKind) =>
      sumCounts(rows.filter((row) => row.kind === kind && row.periodId === period.id))
    const getUnits = (kind: DeliveryKind, included: number): LedgerUnits => {
      const delivered = sum(counts.delivered, kind)
      const missing = runs ? 0 : Math.max(0, included - delivered)
      const carried = kind === 'application' ? 0 : Math.min(missing, sum(counts.open, kind))
      return { included, delivered, carried, owed: missing - carried }
    }
    return {
      periodStart: period.periodStart,
      periodEnd: period.periodEnd,
      plan: period.plan,
      applications: getUnits('application', period.applications),
      consultations: getUnits('consultation', period.consultations),
      customResumes: getUnits('custom_resume', period.customResumes),
      coverLetters: sumCounts(counts.coverLetters.filter(({ periodId }) => periodId === period.id)),
      runs,
    }
  })
}

const sumCounts = (rows: readonly PeriodCount[]) => rows.reduce((sum, { count }) => sum + count, 0)

/** A later period of the same subscription ends a period too: the sandbox's clock may be ahead. */
function hasEnded(period: Period, periods: readonly Period[], now: Date) {
  if (period.endedAt !== null || Date.parse(period.periodEnd) <= now.getTime()) return true
  return periods.some(
    ({ subscriptionId, periodStart }) =>
      subscriptionId === period.subscriptionId && Date.parse(periodStart) > Date.parse(period.periodStart),
  )
}
