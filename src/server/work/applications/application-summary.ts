import {
  applicationStages,
  type ApplicationStage,
  applicationStatuses,
  type ApplicationStatus,
} from '#contract/application-status.ts'
import { maxPeriods, type ApplicationSummary } from '#contract/application-summary.ts'

type Period = ApplicationSummary['periods'][number]
type Unit = ApplicationSummary['unit']

const dayMs = 86_400_000

function getPeriodStart(unit: Unit, moment: Date) {
  const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()]
  return unit === 'month'
    ? new Date(Date.UTC(year, month))
    : new Date(Date.UTC(year, month, day - ((moment.getUTCDay() + 6) % 7)))
}

function stepsBefore(unit: Unit, start: Date, steps: number) {
  return unit === 'month'
    ? new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() - steps))
    : new Date(start.getTime() - steps * 7 * dayMs)
}

/** Weeks while the maximum of weeks reaches back to the first application, otherwise months. */
export function unitSince(first: string | null, now = new Date()): Unit {
  return first === null || new Date(first) >= stepsBefore('week', getPeriodStart('week', now), maxPeriods.week - 1)
    ? 'week'
    : 'month'
}

const toDay = (moment: Date) => moment.toISOString().slice(0, 10)

/** The periods up to now without gaps, from the first one with applications. Older applications are counted as `earlier`. */
export function fillPeriods(unit: Unit, counted: readonly Period[], now = new Date()) {
  const current = getPeriodStart(unit, now)
  const all = Array.from({ length: maxPeriods[unit] }, (_, index) =>
    toDay(stepsBefore(unit, current, maxPeriods[unit] - 1 - index)),
  )
  const [oldest = ''] = all
  const first = counted.find(({ start }) => start >= oldest)?.start ?? toDay(current)
  const known = new Map(counted.map((period) => [period.start, period]))
  return {
    periods: all
      .filter((start) => start >= first)
      .map((start) => known.get(start) ?? { start, applications: 0, interviews: 0 }),
    earlier: counted.filter(({ start }) => start < oldest).reduce((sum, { applications }) => sum + applications, 0),
  }
}

interface Group {
  status: ApplicationStatus
  reached: ApplicationStage
  count: number
}

const sum = (groups: readonly Group[]) => groups.reduce((total, { count }) => total + count, 0)

/** The total, the count per status, and the count of applications that reached each stage. */
export function countStages(groups: readonly Group[]) {
  const entries = applicationStatuses.map((status) => [status, sum(groups.filter((group) => group.status === status))])
  return {
    total: sum(groups),
    byStatus: Object.fromEntries(entries) as Record<ApplicationStatus, number>,
    reached: applicationStages.map((stage, index) => ({
      stage,
      count: sum(groups.filter(({ reached }) => applicationStages.indexOf(reached) >= index)),
    })),
  }
}
