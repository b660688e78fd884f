import type { LedgerPeriod } from '#contract/ledger.ts'
import type { Task } from '#contract/tasks.ts'
import { Meter } from '#web/ui/feedback/meter.tsx'
import { describeTaskUnit } from './unit-texts.ts'

interface UnitMetersProps {
  period: LedgerPeriod
  /** Of the client. */
  tasks: readonly Task[]
}

/** A meter for each kind of unit that a period includes. */
export function UnitMeters({ period: { applications, consultations, customResumes }, tasks }: UnitMetersProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Meter
        label="Applications sent"
        value={applications.delivered}
        max={applications.included}
        text={`${applications.delivered} of ${applications.included}`}
        tone={applications.delivered >= applications.included ? 'success' : 'accent'}
      />
      <TaskMeter label="Resume consultation" units={consultations} kind="consultation" tasks={tasks} />
      <TaskMeter label="ATS custom resume" units={customResumes} kind="custom_resume" tasks={tasks} />
    </div>
  )
}

interface TaskMeterProps {
  label: string
  units: LedgerPeriod['consultations']
  kind: 'consultation' | 'custom_resume'
  tasks: readonly Task[]
}

/** Also for one that was carried from an earlier period, as long as it is open. */
function TaskMeter({ label, units, kind, tasks }: TaskMeterProps) {
  const text = describeTaskUnit(units, kind, tasks)
  if (text === null) return null
  const included = Math.max(1, units.included)
  return (
    <Meter
      label={label}
      value={Math.min(units.delivered, included)}
      max={included}
      text={text}
      tone={units.delivered > 0 ? 'success' : 'accent'}
    />
  )
}
