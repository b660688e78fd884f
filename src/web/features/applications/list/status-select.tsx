import { SelectField } from '#web/ui/form/select-field.tsx'
import { SpinnerIcon } from '#web/ui/feedback/spinner.tsx'
import { isStatus, statusOptions } from '../application-status.ts'
import type { ListedApplication } from '../applications.queries.ts'
import { useStatusChoice } from './use-status-choice.ts'

/** The status of an application, to be changed. */
export function StatusSelect({ application }: { application: ListedApplication }) {
  const { status, saving, choose, handlers } = useStatusChoice(application)
  return (
    <div className="relative w-34 max-w-full">
      <SelectField
        compact
        label={`Status of ${application.position} at ${application.company}`}
        options={statusOptions}
        value={status}
        aria-busy={saving || undefined}
        onChange={({ target }) => isStatus(target.value) && choose(target.value)}
        {...handlers}
      />
      {saving && <SpinnerIcon className="absolute inset-y-0 -end-5 my-auto size-4 text-accent-text" />}
    </div>
  )
}
