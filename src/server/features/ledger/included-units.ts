import { plans } from '#contract/plans.ts'
import type { PlanId } from '#contract/plans.ts'

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
