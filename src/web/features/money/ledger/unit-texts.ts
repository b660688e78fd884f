import type { LedgerPeriod, LedgerUnits } from '#contract/ledger.ts'
import type { Task } from '#contract/tasks.ts'
import { showMoment } from '#web/lib/format/dates.ts'

type TaskUnit = 'consultation' | 'custom_resume'

/** How far a consultation or custom resume is; null if none is included or open. */
export function describeTaskUnit(units: LedgerUnits, kind: TaskUnit, tasks: readonly Task[]) {
  const open = tasks.find((task) => task.kind === kind && task.state !== 'done' && task.state !== 'canceled')
  if (open) return describeOpenTask(open)
  if (units.included === 0) return null
  return units.delivered >= units.included ? 'Done' : 'To come'
}

function describeOpenTask({ kind, state, proposedAt }: Task) {
  if (state === 'booked' && proposedAt !== null) return `Booked: ${showMoment(proposedAt)}`
  if (state === 'proposed') return 'A time is suggested'
  return kind === 'consultation' ? 'Not booked yet' : 'In progress'
}

/** `14 of 25`, with what was carried on or is owed. */
export function describeUnits({ included, delivered, carried, owed }: LedgerUnits) {
  if (included === 0 && delivered === 0) return null
  const notes = [...(carried > 0 ? [`${carried} carried on`] : []), ...(owed > 0 ? [`${owed} not delivered`] : [])]
  return [`${delivered} of ${included}`, ...notes].join(', ')
}

export const toPeriodKey = ({ periodStart, periodEnd }: LedgerPeriod) => `${periodStart} ${periodEnd}`
