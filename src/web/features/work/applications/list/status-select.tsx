import { CompactSelect } from '#web/ui/form/select-field.tsx'
import type { Application } from '#contract/applications.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { isStatus, statusOptions } from '../application-status.ts'
import { useStatusChoice } from './use-status-choice.ts'

/** Changes the status of an application. */
export function StatusSelect({ application }: { application: Application }) {
  const { status, saving, choose, handlers } = useStatusChoice(application)
  return (
    <CompactSelect
      label={`Status of ${application.position} at ${application.company}`}
      options={statusOptions}
      value={status}
      tone={statusDisplay[status].tone}
      aria-busy={saving || undefined}
      onChange={({ target }) => isStatus(target.value) && choose(target.value)}
      {...handlers}
    />
  )
}
