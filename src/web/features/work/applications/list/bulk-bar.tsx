import { X } from 'lucide-react'
import { useState } from 'react'
import { maxSelected } from '#contract/application-summary.ts'
import type { ApplicationStatus } from '#contract/application-status.ts'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { DownloadLink } from '#web/ui/form/download-link.tsx'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { isStatus, statusOptions } from '../application-status.ts'
import type { ApplicationScope, ListedApplication } from '../applications.queries.ts'
import { type BulkFailure, useBulkStatus } from './bulk-status.ts'
import { getExportUrl } from './export-url.ts'
import { getBoxId } from './selection.tsx'

interface BulkBarProps {
  scope: ApplicationScope
  editable: boolean
  /** The selected applications, and all that could be. */
  selected: readonly ListedApplication[]
  shown: readonly ListedApplication[]
  onSelect: (ids: ReadonlySet<string>) => void
}

/** What can be done with the selected applications. */
export function BulkBar({ scope, editable, selected, shown, onSelect }: BulkBarProps) {
  const [status, setStatus] = useState<ApplicationStatus | ''>('')
  const [failures, setFailures] = useState<readonly BulkFailure[]>([])
  const { change, progress } = useBulkStatus((failed) => {
    setFailures(failed)
    onSelect(new Set(failed.map(({ application }) => application.id)))
    setStatus('')
  })
  const ids = selected.map(({ id }) => id)
  const selectable = Math.min(shown.length, maxSelected)
  if (selected.length === 0 && failures.length === 0 && !progress) return null

  function clear() {
    setFailures([])
    onSelect(new Set())
    // The bar goes away, and the focus returns to the rows.
    document.getElementById(getBoxId(ids[0] ?? shown[0]?.id ?? ''))?.focus()
  }

  return (
    <section
      aria-label="Selected applications"
      className="sticky bottom-3 z-20 grid gap-2 rounded-xl border border-control bg-overlay p-2 ps-4 shadow-float"
    >
      {failures.length > 0 && <Failures failures={failures} />}
      <div className="flex flex-wrap items-center gap-2">
        <p aria-live="polite" className="grow text-sm font-semibold">
          {progress
            ? `Changing ${progress.done} of ${progress.total}…`
            : `${formatPlural(selected.length, 'application')} selected${selected.length === maxSelected ? ', the maximum' : ''}`}
        </p>
        {selected.length < selectable && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onSelect(new Set(shown.slice(0, maxSelected).map(({ id }) => id)))}
          >
            Select All Shown
          </Button>
        )}
        {editable && (
          <>
            <SelectField
              hideLabel
              label="New Status"
              placeholder="New Status"
              className="w-36"
              options={statusOptions}
              value={status}
              onChange={({ target: { value } }) => setStatus(isStatus(value) ? value : '')}
            />
            <Button
              size="sm"
              disabled={status === '' || selected.length === 0}
              loading={progress !== null}
              onClick={() => status !== '' && void change(selected, status)}
            >
              Change Status
            </Button>
          </>
        )}
        {ids.length > 0 && (
          <DownloadLink href={getExportUrl(scope, ids)} variant="secondary" size="sm">
            Export Selection
          </DownloadLink>
        )}
        <IconButton size="sm" label="Clear Selection" onClick={clear}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  )
}

/** The applications that a change left as they were, each with the reason. */
function Failures({ failures }: { failures: readonly BulkFailure[] }) {
  return (
    <Banner role="alert" tone="danger" title={`${formatPlural(failures.length, 'application')} not changed`}>
      <ul className="grid max-h-40 gap-1 overflow-y-auto">
        {failures.map(({ application: { id, position, company }, message }) => (
          <li key={id}>
            {position} at {company}: {message}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
