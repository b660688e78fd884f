import { useState } from 'react'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { DialogBody } from '#web/ui/overlay/dialog.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Sheet } from '#web/ui/overlay/sheet.tsx'
import { ApplicationDetails } from './application-details.tsx'
import { useApplicationDetails } from '../applications.queries.ts'
import { EditApplicationForm } from '../forms/edit-application-form.tsx'

interface ApplicationSheetProps {
  id: string
  editable: boolean
  onClose: () => void
}

/** The details of one application in a sheet, with its history and the form to edit it. */
export function ApplicationSheet({ id, editable, onClose }: ApplicationSheetProps) {
  const query = useApplicationDetails(id)
  const [mode, setMode] = useState<'read' | 'edit' | 'edited'>('read')
  const { data: application, ...state } = getQueryState(query, 'The application could not be loaded.')
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={application?.position ?? 'Application'}
      description={application?.company}
    >
      {!application && (
        <DialogBody>
          <LoadStatus {...state} className="min-h-60" />
        </DialogBody>
      )}
      {application && mode === 'edit' && (
        <EditApplicationForm application={application} onDone={() => setMode('edited')} />
      )}
      {application && mode !== 'edit' && (
        <ApplicationDetails
          application={application}
          onEdit={editable ? () => setMode('edit') : null}
          edited={mode === 'edited'}
        />
      )}
    </Sheet>
  )
}
