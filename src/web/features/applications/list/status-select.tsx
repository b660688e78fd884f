import { CompactSelect } from '#web/ui/form/select-field.tsx'
import { isStatus, statusOptions } from '../application-status.ts'
import type { ListedApplication } from '../applications.queries.ts'
import { useStatusChoice } from './use-status-choice.ts'

/** Changes the status of an application. */
export function StatusSelect({ application }: { application: ListedApplication }) {
  const { status, saving, choose, handlers } = useStatusChoice(application)
  return (
    <CompactSelect
      label={`Status of ${application.position} at ${application.company}`}
      options={statusOptions}
      value={status}
      aria-busy={saving || undefined}
      onChange={({ target }) => isStatus(target.value) && choose(target.value)}
      {...handlers}
    />
  )
}
